import { pattern } from './letters';
import { analysed, blanked, looksLikeName, withoutMarks } from './words';

/** Names that are kept of a task, and paths. */
export const mostMentions = 40;

/** Names of products that look like files. */
const products = new Set(
  'node.js vue.js next.js nuxt.js react.js express.js three.js d3.js moment.js ember.js backbone.js angular.js socket.io asp.net'.split(
    ' ',
  ),
);

const knownEndings =
  /\.(?:[cm]?[jt]sx?|d\.ts|json[c5]?|ya?ml|toml|md|mdx|txt|py|pyi|rb|php|go|rs|java|kt|kts|cs|fs|vb|c|h|cc|cpp|hpp|swift|scala|sh|bash|zsh|ps1|sql|css|scss|less|html?|vue|svelte|astro|xml|ini|cfg|conf|env|lock|proto|graphql|tf|gradle|ex|exs|erl|lua|pl|r|dart|m|mm)$/i;

/** A path that the task writes, with the line it may name. */
export interface PathMention {
  path: string;
  /** Line behind the path (`a.ts:12`, `a.ts#L12`), or null. */
  line: number | null;
  /** True when it can hardly be anything but a file: it has a folder, or stands in code marks. */
  sure: boolean;
}

/** Paths and file names in the text, in its order, each once. Linear in the text; the first 64 KiB are read. */
export function pathMentions(text: string, most = mostMentions): PathMention[] {
  const found = new Map<string, PathMention>();
  const cut = withoutMarks(text).slice(0, analysed);
  const cleaned = cut.includes('://')
    ? cut.replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"')\]]+/gi, ' ')
    : cut;
  let done = 0;
  for (let hit = telling.exec(cleaned); hit !== null; hit = telling.exec(cleaned)) {
    let from = hit.index;
    while (from > done && !around.test(cleaned.charAt(from - 1))) from -= 1;
    ends.lastIndex = hit.index;
    done = ends.exec(cleaned)?.index ?? cleaned.length;
    telling.lastIndex = done;
    const before = cleaned[from - 1];
    const mention = asPath(cleaned.slice(from, done), before === '`' || before === '"' || before === "'");
    if (mention && !found.has(mention.path)) found.set(mention.path, mention);
    if (found.size >= most) break;
  }
  telling.lastIndex = 0;
  return [...found.values()];
}

/** What a path has in it: a dot that ends no sentence, or a name of a file without an ending. */
const telling =
  /\.(?=[^\s"'()<>[\]{},;|*`])|Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile/g;
/** What stands around a path. */
const around = /[\s"'()<>[\]{},;|*`]/;
const ends = new RegExp(around, 'g');

function asPath(token: string, marked: boolean): PathMention | null {
  if (token.length > 300 || token.includes(blanked)) return null;
  const parts = /^(.+?)(?::(\d{1,7})(?::\d+)?|#L(\d{1,7})(?:-L?\d+)?)?[.:!?…]*$/.exec(
    token.replaceAll('\\', '/'),
  );
  const path = parts?.[1]?.replace(/^(?:\.\/|a\/|b\/)+(?=.)/, '') ?? '';
  if (
    !knownEndings.test(path) &&
    !/^(?:.*\/)?(?:Dockerfile|Makefile|CODEOWNERS|LICENSE|Gemfile|Rakefile|Procfile)$/.test(path)
  ) {
    return null;
  }
  if (products.has(path.toLowerCase()) || /^\.?[a-z0-9]{1,5}$/i.test(path.replace(/^\./, ''))) return null;
  if (!pattern('[L0-9]').test(path.slice(0, path.lastIndexOf('.')) || path)) return null;
  const line = Number(parts?.[2] ?? parts?.[3]);
  return { path, line: Number.isFinite(line) && line > 0 ? line : null, sure: marked || path.includes('/') };
}

/** Identifiers in the text: names with humps or underscores, calls, and single names in code marks. */
export function nameMentions(text: string, most = mostMentions): string[] {
  const cut = withoutMarks(text).slice(0, analysed);
  const found = new Set<string>();
  const withoutLinks = cut.replace(/https?:\/\/\S+/g, ' ');
  for (const match of withoutLinks.matchAll(/`([^`\n]{1,120})`/g)) {
    const inner = match[1] ?? '';
    if (
      pattern(String.raw`^[L_$@#.][L0-9_$.#:-]*(?:\([^()]*\))?$`).test(inner) &&
      !knownEndings.test(inner)
    ) {
      const last = inner.replace(/\(.*$/, '').split(/[.#:]/).filter(Boolean).pop() ?? '';
      if (pattern('^[L_$][L0-9_$]{2,}$').test(last)) found.add(last);
    }
  }
  // One pass over whole words: a pattern with a slash in its middle would try every letter as a start.
  const prose = withoutLinks.replace(/[^\s"'()<>[\]{},;|*`]+/g, (word) => (word.includes('/') ? ' ' : word));
  for (const match of prose.matchAll(
    pattern(String.raw`(?<![L0-9_$.-])[L_$][L0-9_$]*(?:\.[L_$][L0-9_$]*)*(\()?`, 'g'),
  )) {
    const token = match[0].replace(/\($/, '');
    if (knownEndings.test(token)) continue;
    const parts = token.split('.');
    const last = parts[parts.length - 1] ?? '';
    if (looksLikeName(last) || (match[1] === '(' && last.length >= 3)) found.add(last);
    for (const part of parts.slice(0, -1)) if (looksLikeName(part)) found.add(part);
    if (found.size >= most) break;
  }
  return [...found].slice(0, most);
}

/**
 * The file of the workspace that a written path means: the same path, else the only file that ends with it.
 * @returns the file; several when they fit equally well; none when there is none
 */
export function filesMeant(path: string, files: readonly string[]): string[] {
  const wanted = path.toLowerCase();
  const exact = files.filter((file) => file === path);
  if (exact.length > 0) return exact;
  const ending = files.filter((file) => {
    const lower = file.toLowerCase();
    return lower === wanted || lower.endsWith(`/${wanted}`);
  });
  // Shallower files first: `index.js` means the one near the top.
  return ending.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}
