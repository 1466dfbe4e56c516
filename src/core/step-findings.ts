import type { Finding } from '../domain/finding';
import type { Plan, PlanStep } from '../domain/plan';

/** Findings of one step, by their ids. */
export interface StepFindings {
  step: number;
  findings: string[];
}

type Place = Pick<Finding, 'id' | 'file' | 'startLine' | 'endLine' | 'quote'>;

/**
 * Which findings concern which steps: a finding belongs to the step that names its file. Of several steps to the one whose
 * description names its lines, else a name that its code has, else to the first. Steps without findings are left out.
 */
export function stepFindings({ steps }: Pick<Plan, 'steps'>, findings: readonly Place[]): StepFindings[] {
  const byFile = new Map<string, PlanStep[]>();
  for (const step of steps)
    for (const file of new Set(step.files)) byFile.set(file, [...(byFile.get(file) ?? []), step]);
  const found = new Map<number, string[]>();
  for (const finding of findings) {
    const step =
      finding.file === null ? null : stepFor(finding, finding.file, byFile.get(finding.file) ?? []);
    if (step !== null) found.set(step.number, [...(found.get(step.number) ?? []), finding.id]);
  }
  return steps.flatMap(({ number }) => {
    const ids = found.get(number);
    found.delete(number);
    return ids === undefined ? [] : [{ step: number, findings: ids }];
  });
}

function stepFor(finding: Place, file: string, steps: readonly PlanStep[]): PlanStep | null {
  const [first, ...others] = steps;
  if (first === undefined || others.length === 0) return first ?? null;
  return (
    steps.find((step) => namesLines(step.description, file, finding)) ??
    steps.find((step) => namesCode(step.description, finding.quote)) ??
    first
  );
}

/** Whether `FILE:12` or `FILE:12-40` in a text overlaps the lines. */
function namesLines(text: string, file: string, { startLine, endLine }: Place): boolean {
  if (startLine === null) return false;
  const last = endLine ?? startLine;
  for (let at = text.indexOf(`${file}:`); at >= 0; at = text.indexOf(`${file}:`, at + 1)) {
    const lines = /^(\d{1,7})(?:-(\d{1,7}))?/.exec(text.slice(at + file.length + 1, at + file.length + 17));
    if (lines === null) continue;
    const from = Number(lines[1]);
    const to = Number(lines[2] ?? lines[1]);
    if (from <= last && to >= startLine) return true;
  }
  return false;
}

/** Whether a text has a name in code marks that stands in the code as a whole word. */
function namesCode(text: string, code: string): boolean {
  const words = new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
  return [...text.matchAll(/`([\p{L}_$][\p{L}\p{N}_$]{2,80})(?:\(\))?`/gu)].some(([, name]) =>
    words.has(name ?? ''),
  );
}
