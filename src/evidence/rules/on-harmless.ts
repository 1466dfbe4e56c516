import type { Node } from './on-tree';

const numeric =
  /^(?:Number|parseInt|parseFloat|BigInt|Boolean|int|float|bool|len|ord|round|abs|sum|hash|id|range|Date|Decimal|decimal\.Decimal|UUID|uuid\.UUID)$/;
const numericStart = /^Math\.(?!random)/;
const numericEnd =
  /(?:^|\.)(?:parseInt|parseFloat|isInteger|floor|ceil|round|trunc|now|getTime|getpid|toFixed|indexOf|isoformat|toISOString|strftime|timestamp|randomUUID|randomBytes\(\)|uuid[14v]\w*|nanoid|token_hex|token_urlsafe|gettempdir|mkdtemp|mkdtempSync|tmpdir|homedir|cwd|getcwd|hexdigest|digest|count|perf_counter|hostname|getuid|fileURLToPath)$/;
/** What makes text safe by its name: escapers, validators, encoders, hashes. */
const cleaning =
  /(?:^|[._])(?:(?:html|sql|shell|regex|reg|xml|attr|js|css|uri|url)?_?esc(?:ape\w*)?|sanit\w*|purify|quote\w*|encodeURI\w*|urlencode|basename|secure_filename|slug\w*|clean\w*|valid\w*|whitelist\w*|allow\w*|safe_\w+|safe[A-Z]\w*|hash\w*|bleach|nh3|int|strip_tags|striptags|stripTags|identifier|Identifier|mogrify|url_for|reverse)$/;
const cleaningInside =
  /(?:[eE]scape(?!d?$)(?:[A-Z_]\w*)?|[sS]anitiz\w*|[sS]anitis\w*|[vV]alidate\w*|Escape|[qQ]uote(?:Ident\w*|Literal|Name|d)?|_escape|basename|ensure[A-Z]\w*|assert[A-Z]\w*|ensure_\w+|validated?_\w+|whitelist|allowlist|shell-quote|shellescape|DOMPurify|escapeHtml|escapeId)/;

/** True for calls whose result cannot carry an attack whatever goes in: numbers, times, random ids, cleaned text. */
export function isHarmlessCall(path: string, _args: readonly Node[]): boolean {
  return isNumericCall(path) || isCleaningCall(path);
}

/** True for calls that give a number, a time, a random id or a fixed folder. */
export function isNumericCall(path: string): boolean {
  return numeric.test(path) || numericStart.test(path) || numericEnd.test(path.replace(/\(\)$/, ''));
}

/** True for calls that by their name escape, validate, encode or hash. */
export function isCleaningCall(path: string): boolean {
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (/^(?:un|mark_)|^(?:is|has)[A-Z_]/.test(last)) return false;
  return (
    cleaning.test(path) ||
    cleaningInside.test(last) ||
    /^(?:DOMPurify|validator|bleach|he|shell-quote|escape-html|sanitize-html|xss|shescape|pg-format|sqlstring)(?:\.|$)/.test(
      path,
    )
  );
}

/** True for declared types that hold no free text. */
export function isHarmlessType(type: string): boolean {
  if (type === '') return false;
  return type.split('|').every((one) => {
    const part = one.trim();
    return (
      /^(?:number|boolean|bigint|int|float|bool|null|None|undefined|Date|UUID|uuid\.UUID|Decimal|datetime|date|datetime\.\w+|ObjectId)$/.test(
        part,
      ) ||
      /^(?:Optional\[)?(?:int|float|bool|UUID)\]?$/.test(part) ||
      /^(['"])[^'"]*\1$/.test(part) ||
      /^Literal\[/.test(part)
    );
  });
}
