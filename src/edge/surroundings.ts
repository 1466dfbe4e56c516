import { nearest } from '../core/nearest';
import { RunError } from '../domain/errors';
import { environmentName, type GivenTexts, inputName } from './flag';
import { flags } from './flags.generated';
import { shown } from './say';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings in `COUNTERSIGN_…` variables. An empty one is not given. A name that is nearly a setting's is
 * RunError('config'); another unknown one is a warning, as it may be the person's own.
 */
export function readEnvironment(env: Environment): { given: GivenTexts[]; warnings: string[] } {
  const given: GivenTexts[] = [];
  for (const flag of flags) {
    const name = environmentName(flag.name);
    const text = env[name];
    if (text !== undefined && text !== '') {
      given.push({ setting: flag.setting, texts: [text], layer: 'environment', from: `environment ${name}` });
    }
  }
  return { given, warnings: unknownVariables(env) };
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

function unknownVariables(env: Environment): string[] {
  const known = flags.map((flag) => environmentName(flag.name));
  const unknown = Object.keys(env).filter((name) => name.startsWith('COUNTERSIGN_') && !known.includes(name));
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
