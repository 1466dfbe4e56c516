import { firstMatch, type ProjectReading, phrase, type ReadProject } from './project';

/** Gemfile: which tools it loads. */
export const readGemfile: ReadProject = (file) => {
  const commands: ProjectReading['commands'] = [];
  const loads = (gem: string) => new RegExp(`^[ \\t]*gem[ \\t(]{1,4}["']${gem}["']`, 'm').test(file.text);
  if (loads('rspec') || loads('rspec-rails') || file.beside('.rspec')) {
    commands.push({ kind: 'test', command: 'bundle exec rspec' });
  }
  if (file.beside('bin/rails') && file.below().some((path) => path.startsWith('test/'))) {
    commands.push({ kind: 'test', command: 'bin/rails test' });
  }
  if (loads('rubocop') || file.beside('.rubocop.yml'))
    commands.push({ kind: 'lint', command: 'bundle exec rubocop' });
  commands.push({ kind: 'install', command: 'bundle install' });
  return {
    ecosystem: 'Ruby',
    commands,
    constraints: phrase('ruby', firstMatch(file.text, /^[ \t]*ruby[ \t(]{1,4}["']([^"'\n]{1,40})/m)),
  };
};

/** Rakefile: its test tasks. */
export const readRakefile: ReadProject = (file) => {
  const run = file.beside('Gemfile') ? 'bundle exec rake' : 'rake';
  const commands: ProjectReading['commands'] = [];
  if (/Rake::TestTask|^[ \t]*task[ \t(]{1,4}:?["']?test\b/m.test(file.text)) {
    commands.push({ kind: 'test', command: `${run} test` });
  }
  if (/RSpec::Core::RakeTask/.test(file.text)) commands.push({ kind: 'test', command: `${run} spec` });
  return { ecosystem: 'Ruby', commands, constraints: [] };
};

/** .rspec without a Gemfile, and the Ruby version a gem or a version file asks for. */
export const readRubyMarker: ReadProject = (file) => {
  const commands: ProjectReading['commands'] =
    file.name === '.rspec' && !file.beside('Gemfile') ? [{ kind: 'test', command: 'rspec' }] : [];
  const required = firstMatch(
    file.text,
    /required_ruby_version\s{0,3}=\s{0,3}[^"'\n]{0,40}["']([^"'\n]{1,40})/,
  );
  return { ecosystem: 'Ruby', commands, constraints: phrase('required_ruby_version', required) };
};
