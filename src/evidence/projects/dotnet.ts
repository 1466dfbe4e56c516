import { firstMatch, phrase, type ReadProject } from './project';

/** A solution: its projects are built and tested together. */
export const readSolution: ReadProject = (file) => {
  const tested = file.below().some((path) => /tests?\.(?:cs|fs|vb)proj$/i.test(path));
  const name = quoted(file.name);
  const build = { kind: 'build' as const, command: `dotnet build ${name}` };
  const test = { kind: 'test' as const, command: `dotnet test ${name}` };
  return { ecosystem: '.NET', commands: tested ? [test, build] : [build], constraints: [] };
};

/** One project, tests or not. */
export const readDotnetProject: ReadProject = (file) => {
  const constraints = phrase('target framework', firstMatch(file.text, /<TargetFrameworks?>([^<]{1,100})</));
  if (/<Nullable>\s{0,9}enable/.test(file.text)) constraints.push('nullable reference types');
  const tests = file.text.includes('Microsoft.NET.Test.Sdk') || /<IsTestProject>\s{0,9}true/i.test(file.text);
  const kind = tests ? 'test' : 'build';
  return {
    ecosystem: '.NET',
    commands: [{ kind, command: `dotnet ${kind} ${quoted(file.name)}` }],
    constraints,
  };
};

function quoted(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}
