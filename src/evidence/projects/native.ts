import { firstMatch, type ProjectReading, phrase, type ReadProject } from './project';

/** The CMakeLists.txt of the root; those below belong to it. */
export const readCmake: ReadProject = (file) => {
  const commands: ProjectReading['commands'] = [
    { kind: 'build', command: 'cmake -S . -B build && cmake --build build' },
  ];
  if (/^\s{0,20}(?:enable_testing|add_test|include)\s{0,3}\(\s{0,3}(?:CTest\b|\)|NAME\b)/im.test(file.text)) {
    commands.unshift({ kind: 'test', command: 'ctest --test-dir build' });
  }
  return {
    ecosystem: 'C or C++ (CMake)',
    commands,
    constraints: [
      ...phrase(
        'CMake',
        firstMatch(file.text, /cmake_minimum_required\s{0,3}\(\s{0,3}VERSION\s{1,3}([\w.]{1,30})/i),
      ),
      ...phrase('C++ standard', firstMatch(file.text, /CMAKE_CXX_STANDARD\s{1,3}(\d{2})/)),
      ...phrase('C standard', firstMatch(file.text, /CMAKE_C_STANDARD\s{1,3}(\d{2})/)),
    ],
  };
};

/** mix.exs. */
export const readMix: ReadProject = (file) => {
  const commands: ProjectReading['commands'] = [
    { kind: 'test', command: 'mix test' },
    { kind: 'build', command: 'mix compile' },
  ];
  if (file.beside('.formatter.exs'))
    commands.push({ kind: 'format', command: 'mix format --check-formatted' });
  if (/\{\s{0,3}:credo\b/.test(file.text)) commands.push({ kind: 'lint', command: 'mix credo' });
  commands.push({ kind: 'install', command: 'mix deps.get' });
  return {
    ecosystem: 'Elixir',
    commands,
    constraints: phrase('elixir', firstMatch(file.text, /\belixir:\s{0,3}"([^"\n]{1,40})"/)),
  };
};
