/** The ground that a plan stands on where it is not a commit alone: HEAD, and the files that the plan names. */
export interface Workspace {
  /** Hash of HEAD; null: there is none. */
  head: string | null;
  /** SHA-256 of each file by its path, or a word for what is no file; null: there is nothing. */
  files: ReadonlyMap<string, string | null>;
}

const none = 'none';

/** A workspace as one text: the same text for the same ground, and no other. */
export function printGround({ head, files }: Workspace): string {
  const lines = [...files].map(([path, hash]) => `${hash ?? none} ${JSON.stringify(path)}`);
  return [head ?? none, ...lines.sort()].join('\n');
}

/** What is different between two such texts, for people: files by their names, and HEAD. */
export function groundChanges(before: string | null, now: string | null): string[] {
  const [was, is] = [readGround(before), readGround(now)];
  const paths = [...new Set([...was.files.keys(), ...is.files.keys()])];
  const files = paths.filter((path) => was.files.get(path) !== is.files.get(path)).sort();
  return was.head === is.head ? files : [...files, `HEAD (${short(was.head)} → ${short(is.head)})`];
}

/**
 * The workspace as it was but for what our own changes left in it: a file that holds what we put there is as it was. One
 * that was put back is not: it would be told of as changed.
 * @param made what each file that we changed can hold by that, by its path
 */
export function withoutOwn(
  now: Workspace,
  before: string | null,
  made: ReadonlyMap<string, ReadonlySet<string | null>>,
): Workspace {
  const was = readGround(before).files;
  const files = [...now.files].map(([path, hash]): [string, string | null] => {
    const old = was.get(path);
    const own = made.get(path);
    if (old === undefined || own === undefined) return [path, hash];
    if (own.has(hash)) return [path, old === none ? null : old];
    return [path, (hash ?? none) === old ? 'undone' : hash];
  });
  return { head: now.head, files: new Map(files) };
}

function readGround(text: string | null): { head: string; files: Map<string, string> } {
  const [head = none, ...lines] = (text ?? none).split('\n');
  const files = lines.map((line): [string, string] => {
    const at = line.indexOf(' ');
    return [JSON.parse(line.slice(at + 1)), line.slice(0, at)];
  });
  return { head, files: new Map(files) };
}

function short(hash: string): string {
  return hash.slice(0, 12);
}
