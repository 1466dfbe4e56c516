import { knownNames } from './names';
import { type ProjectReading, phrase, type ReadProject } from './project';

/** composer.json: scripts, and PHPUnit when it is set up. */
export const readComposer: ReadProject = (file) => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(file.text);
  } catch {
    return { ecosystem: 'PHP', commands: [], constraints: [], problem: 'is not valid JSON' };
  }
  const scripts = part(manifest, 'scripts');
  const commands: ProjectReading['commands'] = knownNames(Object.keys(scripts)).map(({ kind, name }) => ({
    kind,
    command: `composer run ${name}`,
  }));
  const unit = file.beside('phpunit.xml') || file.beside('phpunit.xml.dist');
  if (unit && !commands.some((one) => one.kind === 'test'))
    commands.push({ kind: 'test', command: 'vendor/bin/phpunit' });
  commands.push({ kind: 'install', command: 'composer install' });
  return { ecosystem: 'PHP', commands, constraints: phrase('php', part(manifest, 'require').php) };
};

function part(from: unknown, key: string): Record<string, unknown> {
  const held = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : null;
  return typeof held === 'object' && held !== null ? (held as Record<string, unknown>) : {};
}
