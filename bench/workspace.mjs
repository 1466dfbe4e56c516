// A made-up git workspace: the same seed gives the same files. Names are built from a few hundred words whose
// frequencies fall as in real code (Zipf), so that a word of the task stands in thousands of files or in a few.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const words =
  `get set value name options error result data key index type node file path list item config request response
handler callback user id message context state event length parent children source target start end count size text line buffer
stream token parse format create update remove find filter map cache store load save open close read write send receive connect
client server session timeout retry limit queue task worker job batch page cursor offset total sum average rate price order
product cart account invoice payment refund address country currency locale date time zone format parser lexer scanner visitor
printer builder factory adapter driver plugin hook middleware router route method header body cookie query param schema rule
validate check assert test mock spy fixture snapshot report log level debug trace metric gauge counter histogram sample window
scale chart axis label legend color theme style layout grid row column cell table sheet form field input button dialog menu tab
panel view model controller service backoff jitter deadline circuit breaker throttle debounce memo lazy proxy mirror shadow
branch commit merge diff patch blame tag remote fetch pull push clone stash rebase bisect hunk conflict owner reviewer approval
policy grant role scope secret vault cipher digest nonce salt signature certificate issuer subject audience claim expiry refresh
tenant region cluster shard replica leader follower quorum epoch ledger journal archive backup restore migrate rollback seed`
    .split(/\s+/)
    .filter(Boolean);

/** The task that is asked of every made-up workspace; its words are frequent, middling and rare ones. */
export const task = `The retry limit of the payment queue is ignored after a timeout

When a request runs into the timeout, \`retryPaymentQueue\` starts again from zero and never reaches the limit that
the config sets. The backoff should grow with every attempt, and after the last one the error should be reported.

- keep the deadline of the whole job
- do not change the format of the journal`;

/** Same seed, same numbers between 0 and 1 (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function zipf(random) {
  const weights = words.map((_, rank) => 1 / (rank + 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const upTo = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight / total;
    upTo.push(sum);
  }
  return () => {
    const at = random();
    const found = upTo.findIndex((share) => share >= at);
    return words[found < 0 ? words.length - 1 : found];
  };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

function source(random, word, bytes) {
  const name = () => word() + capital(word()) + (random() < 0.3 ? capital(word()) : '');
  const lines = [`import { ${name()}, ${name()} } from './${word()}-${word()}';`, ''];
  let size = 0;
  while (size < bytes) {
    const [self, given, made] = [name(), word(), name()];
    const block = [
      `/** Gives the ${word()} ${word()} for a ${word()}, or the ${word()} when there is none. */`,
      `export function ${self}(${given}, options = {}) {`,
      `  const ${made} = ${name()}(${given}.${word()}, options.${word()});`,
      `  if (!${made}) throw new Error('no ${word()} for this ${word()}');`,
      `  for (const ${word()} of ${made}.${word()}s) {`,
      `    ${name()}(${given}, '${word()}', ${Math.floor(random() * 900)}); // ${word()} before ${word()}`,
      '  }',
      `  return ${made}.${word()} ?? options.${word()};`,
      '}',
      '',
    ];
    lines.push(...block);
    size += block.join('\n').length + 1;
  }
  return lines.join('\n');
}

/**
 * Makes the workspace and commits it.
 * @returns its folder, the number of bytes, and how to remove it
 */
export function makeWorkspace({ files, bytesPerFile, seed = 7 }) {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-bench-'));
  const random = numbers(seed);
  const word = zipf(random);
  let bytes = 0;
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    bytes += text.length;
  };
  write('package.json', '{ "name": "made-up", "type": "module", "scripts": { "test": "node --test" } }\n');
  write(
    'src/payment/retry-queue.js',
    `${source(random, word, bytesPerFile / 2)}\nexport function retryPaymentQueue(queue, { limit, timeout }) {\n  let attempt = 0;\n  while (attempt < limit) attempt += queue.run(timeout) ? limit : 1;\n}\n`,
  );
  for (let index = 2; index < files; index += 1) {
    const test = random() < 0.15;
    const folderName = `packages/${word()}-${index % 97}/${test ? 'test' : 'src'}`;
    write(
      `${folderName}/${word()}-${word()}-${index}${test ? '.test' : ''}.js`,
      source(random, word, bytesPerFile * (0.4 + 1.2 * random())),
    );
  }
  const git = (...args) =>
    execFileSync('git', ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: gitEnvironment(folder),
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
  git('gc', '--quiet');
  return { folder, bytes, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function gitEnvironment(home) {
  const who = { NAME: 'Ada', EMAIL: 'ada@example.com' };
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(who).map(([part, value]) => [`GIT_${role}_${part}`, value]),
      ),
    ),
  };
}
