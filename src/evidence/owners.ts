import { type OwnersFile, ownersOf, parseOwners } from '../core/codeowners';
import type { Collector } from '../domain/collector';
import type { CoverageNote } from '../domain/coverage';
import type { OwnerFacts } from '../domain/evidence';
import type { FileText, Tree } from '../domain/ports';

/** GitHub's order, then GitLab's own folder; the first that exists counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];
/** GitHub ignores a larger file. */
const largest = 3 * 1024 * 1024;
const mostRules = 20_000;
const mostFiles = 100;
const mostRemarks = 5;

/** Who owns the files concerned, by the CODEOWNERS file. */
export const owners: Collector<'owners'> = {
  name: 'owners',
  round: 2,
  isBackground: true,
  async gather({ concerns }, { tree }) {
    const found = await first(tree);
    if (found === null) {
      return {
        facts: { source: null, files: [] },
        coverage: { examined: ['owners: there is no CODEOWNERS file'] },
      };
    }
    const { source, read } = found;
    if (read.kind !== 'text') {
      return { facts: null, coverage: { skipped: [{ what: source, reason: read.reason }] } };
    }
    const parsed = parseOwners(read.text);
    const kept = concerns.slice(0, mostFiles);
    const rules = parsed.rules.slice(-mostRules);
    const owned: OwnerFacts['files'] = [];
    for (const { file } of kept) {
      const found = ownersOf(rules, file);
      if (found !== null) owned.push({ path: file, ...found });
    }
    return {
      facts: { source, files: owned },
      coverage: note(source, parsed, kept.length, concerns.length),
    };
  },
};

/** Read by name, not listed: who owns a file does not depend on which files the run looks at. */
async function first(tree: Tree): Promise<{ source: string; read: FileText } | null> {
  for (const source of places) {
    const read = await tree.read(source, largest);
    if (read.kind !== 'missing') return { source, read };
  }
  return null;
}

function note(source: string, parsed: OwnersFile, kept: number, of: number): CoverageNote {
  const truncated = [];
  if (kept < of) truncated.push({ what: 'files whose owners were looked up', kept, of });
  if (parsed.rules.length > mostRules) {
    truncated.push({ what: `lines of ${source}`, kept: mostRules, of: parsed.rules.length });
  }
  const remarks = parsed.ignored
    .slice(0, mostRemarks)
    .map(({ line, reason }) => `line ${line} counts for nothing: ${reason}`);
  const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
  return { examined: [`owners: ${source}${remark}`], truncated };
}
