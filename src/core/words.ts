import { pattern } from './letters';
/** A word of the task, ready to be searched for. */
export interface SearchWord {
  /** As the task writes it. */
  text: string;
  /** What all its forms have in common, lower case. Two words with one stem count as one. */
  stem: string;
  /** What to search for: the beginning that all forms share. */
  needle: string;
  /** 3 in the title, 2 in code, 1 in running text; identifiers count double. */
  weight: number;
  /** True for a name such as `parseConfig`, which must stand in the code as it is. */
  identifier: boolean;
}

/** Characters of a task that are read for names, paths and words. */
export const analysed = 64 * 1024;
const mostWords = 18;

/** Stands for a blanked secret: no letter, so that it is no part of a name, and no white space, so that it ends none. */
export const blanked = '\uFFFC';

/** A text in which every mark of a blanked secret is one character that no name, word or path can have. */
export function withoutMarks(text: string): string {
  return text.replace(/\[(?:redacted(?::[\w-]{1,60})?|\*\*\*)\]/g, blanked);
}

/** Words that say nothing about where in the code a task belongs. */
const silent = new Set(
  `a about above across actually add added adding adds after again all almost along already also although always am among an and
any anymore anyone anything are around as ask at away back bad be because become been before behind being below best better between
both bug but by call called calling calls can cannot cause caused causes certain change changed changes changing check checks class
clear code come comes consider correct correctly could create created creates creating currently day default did didn different do
does doesn doing don done down during each easy either else ensure error errors especially etc even every everything example examples
exist existing exists expect expected expects far feature few file files find fine first fix fixed fixes fixing following for found
from full function functions further get gets getting give given gives go goes going good got great had handle handled handles
handling happen happens hard has hasn have haven having he hello help her here him his how however if implement implemented important
improve in include included includes including instead into is isn issue issues it its itself just keep keeps kind know later least
left less let lets like likely line lines little long look looks made main make makes making many may maybe me mean means method might
missing more most much must my name named names need needed needs never new next no non not nothing now of off often ok old on once
one only onto open or order other others our out over own part particular pass passed passes passing people perhaps place please
point possible probably problem program proper properly provide provided provides put quite rather really reason refactor related
remove removed repo repository reproduce request require required requires return returned returning returns right run running runs
said same saw say says see seem seems seen set sets several she should show shown shows similar simple simply since small so some
someone something sometimes soon specific still such support supported supports sure take taken takes task tell test tested testing
tests than thanks that the their them then there therefore these they thing things think this those though through throw throws time
times to today together too try trying turn turns two type types under unless until up update updated upon us use used useful user
users uses using value values various version very via want wanted wants was wasn way ways we well went were what when where whether
which while who whole whose why will wish with within without won work working works would write written wrong yes yet you your`
    .split(/\s+/)
    .filter(Boolean),
);

/** `parseHTTPHeader_v2` → `parse http header v2`. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9\u00df-\u00ff])([A-Z\u00c0-\u00de])/g, '$1 $2')
    .replace(/([A-Z\u00c0-\u00de])([A-Z\u00c0-\u00de][a-z\u00df-\u00ff])/g, '$1 $2')
    .split(pattern('[^L0-9]+'))
    .filter(Boolean)
    .map((part) => part.toLowerCase());
}

/** What the forms of an English word share: `retries`, `retry`, `retrying` → `retri`; `cached`, `caches` → `cach`. */
export function stem(word: string): string {
  let w = word.toLowerCase();
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`;
  else if (w.length > 4 && w.endsWith('sses')) w = w.slice(0, -2);
  else if (w.length > 3 && /[^sui]s$/.test(w)) w = w.slice(0, -1);
  for (const ending of ['ing', 'ed']) {
    const rest = w.slice(0, -ending.length);
    if (w.endsWith(ending) && rest.length >= 3 && /[aeiouy]/.test(rest)) {
      w = /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
      break;
    }
  }
  if (w.length > 3 && w.endsWith('e')) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith('y')) w = `${w.slice(0, -1)}i`;
  return w;
}

/** True for a name that people write only in code: humps, underscores, a call. */
export function looksLikeName(token: string): boolean {
  if (!pattern('^[L_$][L0-9_$]*$').test(token) || token.length < 3) return false;
  if (
    /^(?:GitHub|JavaScript|TypeScript|GitLab|PostgreSQL|MySQL|MongoDB|GraphQL|OpenAI|YouTube|LinkedIn)$/.test(
      token,
    )
  )
    return false;
  return (
    /[a-z\u00df-\u00ff][A-Z\u00c0-\u00de]/.test(token) ||
    pattern('[L0-9]_[L0-9]').test(token) ||
    pattern('^[_$][L]').test(token)
  );
}

/**
 * The words to look for, most telling first, at most 18. The first 64 KiB of the text are read.
 * @param names identifiers the task names (they are searched for as they are)
 */
export function searchWords(givenTitle: string, givenBody: string, names: readonly string[]): SearchWord[] {
  const title = withoutMarks(givenTitle);
  const body = withoutMarks(givenBody).slice(0, analysed);
  const found = new Map<string, SearchWord>();
  const add = (text: string, weight: number, identifier: boolean) => {
    const key = identifier ? text.toLowerCase() : stem(text);
    const known = found.get(key);
    if (known) {
      // Said twice is a little more telling, said ten times is not ten times as much.
      known.weight = Math.max(known.weight, weight) + (known.weight < 6 ? 0.25 : 0);
      return;
    }
    found.set(key, {
      text,
      stem: key,
      needle: identifier ? text.toLowerCase() : needle(text, key),
      weight,
      identifier,
    });
  };
  for (const name of names) add(name, title.includes(name) ? 6 : 4, true);
  for (const word of plainWords(title)) add(word, 3, false);
  const { code, prose } = apart(body);
  for (const word of plainWords(code)) add(word, 2, false);
  for (const word of plainWords(prose)) add(word, 1, false);
  for (const member of membersIn(`${title}\n${body}`)) {
    const known = found.get(stem(member));
    if (known && !known.identifier) known.weight += 2;
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || Number(b.identifier) - Number(a.identifier))
    .slice(0, mostWords);
}

/** Words that stand behind a dot, as `ips` in `req.ips`: nobody writes prose so. */
function membersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(
    pattern(String.raw`\b[L][L0-9_$]{0,30}\.([a-z\u00df-\u00ff][L0-9_$]{2,40})\b(?![./\\])`, 'g'),
  ))
    if (
      match[1] &&
      !/^(?:js|ts|jsx|tsx|mjs|cjs|json|md|py|rb|go|rs|java|php|html|css|hbs|svelte|vue|com|org|net|dev|yml|yaml|toml|txt)$/.test(
        match[1],
      )
    )
      found.add(match[1]);
  return found;
}

/** True for a word that says nothing about where in the code a task belongs, whether or not code uses it as a name. */
export function isSilent(word: string): boolean {
  return silent.has(word.toLowerCase());
}

function plainWords(text: string): string[] {
  return splitName(text.replace(/https?:\/\/\S+/g, ' ')).filter(
    (word) => word.length >= 3 && word.length <= 40 && !silent.has(word) && !/^[0-9]+$/.test(word),
  );
}

function needle(word: string, stemmed: string): string {
  let same = 0;
  while (same < stemmed.length && word[same]?.toLowerCase() === stemmed[same]) same += 1;
  return (same >= 3 ? stemmed.slice(0, same) : word).toLowerCase();
}

/** Inline code and code blocks apart from running text. */
function apart(body: string): { code: string; prose: string } {
  const code: string[] = [];
  const prose = body
    .split(/^ {0,3}(?:```|~~~)[^\n]*$/m)
    .map((part, index) => {
      if (index % 2 === 1) {
        code.push(part);
        return ' ';
      }
      return part.replace(/`([^`\n]{1,200})`/g, (_all, inner: string) => {
        code.push(inner);
        return ' ';
      });
    })
    .join('\n');
  return { code: code.join('\n'), prose };
}
