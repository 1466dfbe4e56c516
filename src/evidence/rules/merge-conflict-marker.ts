import type { Rule, Spot } from './on-rule';

export const rule: Rule = {
  info: {
    id: 'merge-conflict-marker',
    title: 'A merge is left unfinished',
    critic: 'reviewer',
    category: 'correctness',
    severity: 'critical',
    confidence: 0.95,
    cwe: 'CWE-670',
    explanation:
      "Both sides of a conflict stand in the file, with git's markers between them: it does not compile, or is read as something else.",
    fix: 'Decide for one side or join them, and remove the three marker lines.',
    references: ['https://git-scm.com/docs/git-merge#_how_conflicts_are_presented'],
  },
  languages: ['text'],
  inTests: true,
  text(lines) {
    const found: Spot[] = [];
    let start = -1;
    let middle = -1;
    lines.forEach((line, row) => {
      if (/^<<<<<<< \S/.test(line)) {
        start = row;
        middle = -1;
      } else if (start >= 0 && /^=======\r?$/.test(line)) middle = row;
      else if (middle >= 0 && /^>>>>>>> \S/.test(line)) {
        found.push({ row: start, endRow: start, detail: `The conflict reaches to line ${row + 1}.` });
        start = -1;
        middle = -1;
      }
    });
    return found;
  },
};
