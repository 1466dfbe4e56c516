import { firstMatch, type ProjectReading, phrase, type ReadProject } from './project';

const linters = ['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json'];

/** go.mod: one module. */
export const readGoModule: ReadProject = (file) => {
  const commands: ProjectReading['commands'] = [
    { kind: 'test', command: 'go test ./...' },
    { kind: 'build', command: 'go build ./...' },
    {
      kind: 'lint',
      command: linters.some((name) => file.beside(name)) ? 'golangci-lint run' : 'go vet ./...',
    },
  ];
  // What a file holds is not read here; by this name it is for benchmarks.
  if (file.below().some((path) => /(?:^|[/_])bench(?:mark)?s?_test\.go$/.test(path)))
    commands.push({ kind: 'benchmark', command: "go test -run '^$' -bench . ./..." });
  const constraints = [
    ...phrase('module', firstMatch(file.text, /^module[ \t]+(\S{1,200})/m)),
    ...phrase('go', firstMatch(file.text, /^go[ \t]+(\S{1,40})/m)),
    ...phrase('toolchain', firstMatch(file.text, /^toolchain[ \t]+(\S{1,40})/m)),
  ];
  return { ecosystem: 'Go', commands, constraints };
};
