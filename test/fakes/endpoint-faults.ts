import { oddStreams } from './endpoint-odd';
import { chanceFrom, type FaultScript, type Good, type Maker } from './endpoint-steps';
import { streamFaults } from './endpoint-stream-faults';
import { wireFaults } from './endpoint-wire-faults';

/** `count` scripts over all kinds, the same for the same seed. */
export function faultScripts(good: Good, count: number, seed: number): FaultScript[] {
  const chance = chanceFrom(seed);
  const kinds = Object.entries({ ...streamFaults, ...wireFaults, ...oddStreams });
  return Array.from({ length: count }, (_, at) => {
    const [name, make] = kinds[at % kinds.length] as [string, Maker];
    return { name, ...make(good, chance) };
  });
}
