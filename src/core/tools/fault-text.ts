import type { Validate } from '../answers/validator';

/** What is wrong with the arguments of a call, for whoever made it: the first five faults. */
export function faultText(name: string, faults: ReturnType<Validate>): string {
  const said = faults
    .slice(0, 5)
    .map(
      ({ path, message, expected, received }) =>
        `${path}: ${message} Expected: ${expected}; received: ${received}.`,
    );
  return `The arguments of ${name} are not what it takes; nothing was done. ${said.join(' ')}`;
}
