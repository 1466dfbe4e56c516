/** A regular expression in the syntax of RE2, matched in linear time whatever it looks like. */
export interface LinearPattern {
  /** Whether it matches somewhere in a line. */
  tests(line: string): boolean;
  /** Where its first match in a line begins; 0 when there is none. */
  place(line: string): number;
  /** The most characters of a line that are looked at: the larger the expression, the fewer. */
  reach: number;
  /** How much it costs at worst to look at one character. */
  size: number;
}
export type Compiled = { ok: true; pattern: LinearPattern } | { ok: false; reason: string };

const longest = 1000;
const largest = 3000;
/** Steps for one line: what the engine does at worst is characters times the size of the expression. */
const steps = 8_000_000;

/**
 * Compiles an expression that a stranger wrote.
 * @param source matched against one line; `.` is every character
 */
export async function linearPattern(
  source: string,
  options: { caseSensitive: boolean; largest?: number },
): Promise<Compiled> {
  if (source.length > longest) return no(`it is longer than ${longest} characters.`);
  const { RE2JS } = await import('re2js');
  try {
    const flags = RE2JS.DOTALL | (options.caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
    const made = RE2JS.compile(source, flags);
    const size = made.programSize();
    if (size > (options.largest ?? largest))
      return no('it stands for too many possibilities; ask for less at once.');
    const reach = Math.floor(steps / size);
    const near = (line: string) => (line.length > reach ? line.slice(0, reach) : line);
    return {
      ok: true,
      pattern: {
        reach,
        size,
        tests: (line) => made.test(near(line)),
        place(line) {
          const matcher = made.matcher(near(line));
          return matcher.find() ? matcher.start() : 0;
        },
      },
    };
  } catch (fault) {
    return no(`${inWords(fault)}.`);
  }
}

/** What the engine says of a broken expression, without its own name for it and without our flags. */
function inWords(fault: unknown): string {
  const said = fault instanceof Error ? fault.message : String(fault);
  return said
    .replace(/^error parsing regexp: /, '')
    .replace(/`(?:\(\?[is]\)){1,2}/, '`')
    .slice(0, 300);
}

function no(reason: string): Compiled {
  return { ok: false, reason };
}
