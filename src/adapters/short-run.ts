import { setFlagsFromString } from 'node:v8';

/**
 * Tells V8 that this run is short: optimising compilers work in background threads on code that is then hardly run again,
 * a quarter of the CPU of a run on a small workspace. Hot loops of a long run are still optimised, later. V8's flags are not stable and it complains about those it does not know: only Node versions that
 * this was tried on are told.
 * @param node version of Node, as `24.1.0`
 */
export function expectShortRun(node: string): void {
  const javascript = flags[node.split('.', 1)[0] ?? ''];
  for (const flag of javascript === undefined ? [] : [...javascript, ...webAssembly])
    setFlagsFromString(flag);
}

const calls = [
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-maglev-osr=4000',
  '--invocation-count-for-turbofan=60000',
  '--invocation-count-for-osr=10000',
];

/**
 * The memory for new objects stays small: nearly all of them are done with at once, and a large memory is filled to its
 * end before anybody looks. On a diff of 10,000 files that was 100 MiB, which saved no time. Earlier versions let it grow
 * less, and there it did save some.
 */
const youngMemory = '--semi-space-growth-factor=1';

/** How often a function runs until it is looked at, 20 to 30 times the defaults; Node 20 counts bytes of bytecode. */
const flags: Readonly<Record<string, readonly string[]>> = {
  20: ['--interrupt-budget=2000000'],
  22: calls,
  24: [...calls, youngMemory],
};

/** The parser's WebAssembly stays with the code of the first, fast compiler. */
const webAssembly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only'];
