import { nearest } from '../core/nearest';
import { RunError } from '../domain/errors';
import { environmentName, type GivenTexts, inputName } from './flag';
import { flags } from './flags.generated';
import { shown } from './say';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings in `COUNTERSIGN_…` variables, and in those of other programs. An empty one is not given. */
export function readEnvironment(env: Environment): GivenTexts[] {
  const given: GivenTexts[] = [];
  for (const flag of flags) {
    const own = environmentName(flag.name);
    const name = flag.variable !== undefined && (env[own] ?? '') === '' ? flag.variable : own;
    // The programs that read the variables of others leave blanks around a value out.
    const text = name === own ? env[own] : env[name]?.trim();
    if (text !== undefined && text !== '') {
      given.push({ setting: flag.setting, texts: [text], layer: 'environment', from: `environment ${name}` });
    }
  }
  return given;
}

/** The inputs of the Action, as GitHub sets them; an empty one is not given. */
export function readInputs(env: Environment): GivenTexts[] {
  if (env.GITHUB_ACTIONS !== 'true') return [];
  const given: GivenTexts[] = [];
  for (const flag of flags) {
    const text = env[inputName(flag.name)]?.trim();
    if (text !== undefined && text !== '') {
      given.push({ setting: flag.setting, texts: [text], layer: 'action input', from: `input ${flag.name}` });
    }
  }
  return given;
}

/**
 * Warnings of `COUNTERSIGN_…` variables that are no settings, as they may be the person's own; one whose name is nearly
 * a setting's is RunError('config').
 * @param keyVariable the variable that holds the key of the endpoint, whatever its name
 */
export function unknownVariables(env: Environment, keyVariable: string): string[] {
  const known = flags.map((flag) => environmentName(flag.name));
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('COUNTERSIGN_') && name !== keyVariable && !known.includes(name),
  );
  return unknown.sort().map((name) => {
    // Without the prefix, which is the same in all and would make everything look near.
    const near = nearest(
      name.slice('COUNTERSIGN_'.length),
      known.map((other) => other.slice('COUNTERSIGN_'.length)),
    );
    if (near === null) return `The environment variable ${shown(name)} is no setting and is not read.`;
    throw new RunError(
      'config',
      `Unknown setting ${shown(name)} in the environment; did you mean \`COUNTERSIGN_${near}\`?`,
    );
  });
}
