/** What the branches of one `if` define; only what all of them define is there whatever holds. */
interface Condition {
  branches: string[][];
  /** True once a plain `else` was met: without one, nothing may be defined at all. */
  complete: boolean;
}

const target = /^([A-Za-z0-9_][\w.\- /]{0,200}?)[ \t]{0,20}::?(?![=:])/;
const directive = /^ {0,40}(ifdef|ifndef|ifeq|ifneq|else|endif|define|endef)\b(.{0,2000})/;
const chained = /^\s{0,20}if(?:n?def|n?eq)\b/;

/**
 * Targets that a Makefile defines in any case, in its order. What stands in an `ifdef` without an `else` may not be
 * there when somebody calls it; in a block that is never closed nothing is sure.
 */
export function makeTargets(text: string): string[] {
  const sure: string[] = [];
  const open: Condition[] = [];
  let defining = false;
  let continued = false;
  const add = (names: readonly string[]) => (open.at(-1)?.branches.at(-1) ?? sure).push(...names);
  for (const line of text.split('\n')) {
    const isRest = continued;
    continued = /\\\r?$/.test(line);
    if (isRest || line.startsWith('\t')) continue;
    const [, word, rest = ''] = directive.exec(line) ?? [];
    if (word === 'define') defining = true;
    else if (word === 'endef') defining = false;
    else if (defining) continue;
    else if (word === 'else') addBranch(open.at(-1), chained.test(rest));
    else if (word === 'endif') add(inAll(open.pop()));
    else if (word !== undefined) open.push({ branches: [[]], complete: false });
    else {
      // Inside a condition make allows a target to be indented by blanks.
      const head = target.exec(open.length > 0 ? line.trimStart() : line)?.[1];
      if (head !== undefined) add(head.split(/\s+/));
    }
  }
  return sure;
}

function addBranch(condition: Condition | undefined, hasCondition: boolean): void {
  condition?.branches.push([]);
  if (condition && !hasCondition) condition.complete = true;
}

function inAll(condition: Condition | undefined): string[] {
  if (!condition?.complete) return [];
  const [first = [], ...rest] = condition.branches;
  const others = rest.map((branch) => new Set(branch));
  return first.filter((name) => others.every((branch) => branch.has(name)));
}
