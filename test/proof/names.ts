import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../src/domain/plan';

/** Everything a plan says in sentences, without the parts that are lists of paths alone. */
export function sentencesOf(plan: Plan): string[] {
  const { steps, affectedFiles, objectives, constraints, assumptions, testPlan, risks, alternatives } = plan;
  return [
    plan.summary,
    plan.approach,
    ...steps.flatMap((s) => [s.description, s.verification]),
    ...affectedFiles.map((a) => a.reason),
    ...[objectives, constraints, assumptions, testPlan, risks, alternatives].flat(),
    ...[plan.rollback, plan.successCriteria, plan.nextActions].flat(),
  ];
}

const fileLike = /^[\w@.$/-]+\.(?:[cm]?[jt]sx?|d\.ts|json|md|svelte)$/;

/** A workspace as the checks see it. */
export interface Workspace {
  folder: string;
  files: ReadonlySet<string>;
}

/**
 * What a plan names that is not there: files that do not exist, lines behind a file's end, symbols that do not
 * stand where the plan puts them. Words that the task itself says are its own, unless the plan gives them a place.
 */
export function falseNames(plan: Plan, task: string, { folder, files }: Workspace): string[] {
  const faults: string[] = [];
  const texts = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').replace(/\n$/, '').split('\n');
    texts.set(file, known);
    return known;
  };
  const isFile = (path: string, place: string) => {
    if (files.has(path)) return true;
    if (!task.includes(path)) faults.push(`${place}: there is no file ${path}`);
    return false;
  };
  for (const { path } of plan.affectedFiles) if (!files.has(path)) faults.push(`affected: ${path}`);
  for (const step of plan.steps)
    for (const file of step.files) if (!files.has(file)) faults.push(`step ${step.number}: ${file}`);

  for (const sentence of sentencesOf(plan)) {
    for (const token of sentence.matchAll(/[\w@$./-]+\.[a-z]{1,6}(?![\w])(?::(\d+)(?:-(\d+))?)?/gi)) {
      const path = token[0].replace(/:.*$/, '');
      if (!fileLike.test(path) || !(path.includes('/') || token[1])) continue;
      if (isFile(path, sentence) && Number(token[2] ?? token[1] ?? 1) > linesOf(path).length)
        faults.push(`${sentence}: ${token[0]} is behind the end of the file`);
    }
    for (const [, symbol = '', file = '', from, to] of sentence.matchAll(
      /`([^`]+)` \(([^\s():]+):(\d+)(?:-(\d+))?\)/g,
    )) {
      const short = symbol.split('.').pop() ?? symbol;
      if (!files.has(file) || !linesOf(file).join('\n').includes(short))
        faults.push(`${sentence}: ${symbol} does not stand in ${file}:${from}-${to ?? from}`);
    }
    for (const [, file = '', line, , code = ''] of sentence.matchAll(
      /\(([^\s():]+):(\d+)-\d+\).*? Line (\d+): `([^`]+)`/g,
    )) {
      const start = code.replace(/…$/, '');
      if (files.has(file) && !linesOf(file).some((l) => l.includes(start)))
        faults.push(`${sentence}: line ${line} of ${file} does not read ${code}`);
    }
    for (const [, word = ''] of sentence.matchAll(/(?<!`)`([A-Za-z_$][\w$]*)`(?!`)/g)) {
      const near = [...files].filter((file) => sentence.includes(file));
      const inWorkspace = [...plan.affectedFiles.map((a) => a.path), ...near].some((file) =>
        linesOf(file).join('\n').includes(word),
      );
      if (!inWorkspace && !task.includes(word)) faults.push(`${sentence}: ${word} stands nowhere`);
    }
  }
  return faults;
}
