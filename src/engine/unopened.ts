import { modelInfo } from '../core/engine-choice';
import type { Config } from '../domain/config';
import type { Engine } from '../domain/engine';
import { offline } from './offline';

type Settings = Pick<Config, 'engine' | 'baseUrl' | 'model'>;

/** The engine while it is not known whether there can be one: what the report of an early end names. */
export function unopened(config: Settings): Engine {
  return isSetUp(config) ? { ...offline, info: modelInfo([], null) } : offline;
}

/** False: no model will be asked, whatever else there is; then nothing of what asks one is loaded. */
export function mayAsk(
  config: Settings & Pick<Config, 'header' | 'query' | 'outputSchema'>,
  key: string | null,
): boolean {
  if (config.outputSchema !== null || isSetUp(config)) return true;
  return (
    config.engine === 'auto' && ((key?.trim() ?? '') !== '' || config.header.length + config.query.length > 0)
  );
}

function isSetUp({ engine, baseUrl, model }: Settings): boolean {
  return engine === 'openai' || (engine === 'auto' && (baseUrl !== null || model.length > 0));
}
