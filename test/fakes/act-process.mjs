// Carries a plan out and dies at a write: `node act-process.mjs CWD HOME SESSION LOG AT HALF`. It dies before the write
// number AT of session and workspace, or with HALF=1 when half of it is written. Prints the number of writes at its end.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { loadSource } from '../../scripts/load-source.mjs';

const [cwd, home, session, log, at, half] = process.argv.slice(2);
let counting = false;
let count = 0;
const isDue = () => {
  if (!counting) return false;
  count += 1;
  return count === Number(at);
};
const die = () => process.kill(process.pid, 'SIGKILL');
const part = (data) => data.slice(0, Math.ceil(data.length / 2));

for (const name of ['renameSync', 'rmSync', 'mkdirSync', 'writeFileSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (isDue()) {
      if (half === '1' && name === 'writeFileSync') real(args[0], part(args[1]));
      die();
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
const probe = await open(process.execPath);
const prototype = Object.getPrototypeOf(probe);
await probe.close();
for (const name of ['writeFile', 'truncate']) {
  const real = prototype[name];
  prototype[name] = async function (...args) {
    if (isDue()) {
      if (half === '1' && name === 'writeFile') await real.call(this, part(args[0]));
      die();
    }
    return real.apply(this, args);
  };
}

const { carryOut } = await loadSource('../test/fakes/act-crash.ts');
await carryOut({ cwd, home, session, log }, () => {
  counting = true;
});
console.log(count);
