import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptedEndpoint } from '../fakes/endpoint';
import type { ParsedRequest } from '../fakes/endpoint-request';
import { planAnswer, stageOf, verdictAnswer } from '../fakes/model';
import { type AskedCall, toolUser } from '../fakes/tool-model';
import { type ModelRun, modelRun, type Setup } from './model-runs';

/** What a model of one stage asks for, turn by turn. */
export type Looks = Readonly<Record<string, readonly (readonly AskedCall[])[]>>;

/** A model that asks for what the stage's list says, and then gives a good answer. */
export function looking(looks: Looks): (request: ParsedRequest) => unknown {
  return (request) => toolUser({ looks: looks[stageOf(request) ?? ''] ?? [], answer: goodAnswer })(request);
}

function goodAnswer(request: ParsedRequest): unknown {
  const stage = stageOf(request);
  if (stage === 'reviewer' || stage === 'security' || stage === 'debugger' || stage === 'performance')
    return verdictAnswer(stage, []);
  return planAnswer('Guard the rate', ['src-price.js']);
}

export type Asked = { name: string; arguments: object };
export const call = (name: string, given: object): Asked => ({ name, arguments: given });

/** A run of the bundle against the endpoint. */
export function toolRun(endpoint: ScriptedEndpoint, setup: Setup = {}): Promise<ModelRun> {
  const args = ['--engine', 'openai', '--model', 'scripted', '--base-url', endpoint.url];
  return modelRun({
    ...setup,
    args: [...args, ...(setup.args ?? [])],
    env: { OPENAI_API_KEY: 'none', ...setup.env },
  });
}

/** Everything of a folder that could be changed: names, kinds, mode bits, where links lead, contents. */
export function treeHash(folder: string): string {
  const hash = createHash('sha256');
  const enter = (at: string) => {
    for (const name of readdirSync(at).sort()) {
      const path = join(at, name);
      const about = lstatSync(path);
      hash.update(`${path.slice(folder.length)}\0${about.mode}\0`);
      if (about.isSymbolicLink()) hash.update(readlinkSync(path));
      else if (about.isDirectory()) enter(path);
      else if (about.isFile()) hash.update(readFileSync(path));
    }
  };
  enter(folder);
  return hash.digest('hex');
}

/** The results that came back to a stage, in order. */
export function resultsOf(endpoint: ScriptedEndpoint, stage: string): string[] {
  const last = endpoint.requests.findLast((request) => stageOf(request) === stage);
  return (last?.results ?? []).map(({ content }) => content);
}
