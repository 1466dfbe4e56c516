// How well requests are understood without a model, on the labelled texts, and what that costs. Runs the sources in
// this process.
import { labelled, nowhere } from './intent-sets.mjs';
import { figure, quantile, table } from './measure.mjs';
import { source } from './sources.mjs';

const behaviours = ['ANSWER', 'CLARIFY', 'QUICK_ACTION', 'PLAN'];

export async function intent() {
  const understand = await understanding();
  const met = ['tuned', 'held-out'].map((name) => accuracy(name, understand));
  met.push(speed(understand), hostility(understand));
  return met.every(Boolean);
}

/** One request, read for its intent and its mode, as a run does it. */
async function understanding() {
  const { analyseIntent } = await source('core/intent/analyse');
  const { analyseContext } = await source('core/context/analyse');
  const { modes } = await source('modes/index.generated');
  return (text, about = nowhere) =>
    analyseIntent(text, about, analyseContext([{ role: 'user', text }], modes));
}

function accuracy(name, understand) {
  const rows = labelled(name).map((one) => ({ ...one, got: understand(one.text) }));
  const isRight = {
    behavior: (row) => row.behaviours.includes(row.got.behavior),
    mode: (row) => row.modes.includes(row.got.mode),
  };
  matrix(
    `${name}: behaviours wanted (down) and got (across), of ${rows.length} texts`,
    rows,
    'behaviours',
    'behavior',
    behaviours,
  );
  const modes = [...new Set(rows.flatMap((row) => [...row.modes, row.got.mode]))].sort();
  matrix(`${name}: modes wanted (down) and got (across)`, rows, 'modes', 'mode', modes);
  // What is wrong in the other set stays unseen: it would be tuned for.
  const shown = name === 'tuned' ? rows : [];
  for (const row of shown.filter((one) => !isRight.behavior(one) || !isRight.mode(one)))
    console.log(
      `  wrong: ${row.got.behavior} ${row.got.mode} for ${row.behaviours.join('|')} ${row.modes.join('|')}: ${JSON.stringify(row.text.slice(0, 80))}`,
    );
  const share = (test) => (100 * rows.filter((row) => !test(row)).length) / rows.length;
  const first = figure(`${name}: behaviours wrong`, share(isRight.behavior), 10, ' %');
  return figure(`${name}: modes wrong`, share(isRight.mode), 20, ' %') && first;
}

/** Where several labels are allowed, the one that was met counts. */
function matrix(title, rows, wanted, got, names) {
  const label = (row) => (row[wanted].includes(row.got[got]) ? row.got[got] : row[wanted][0]);
  table(title, [
    ['', ...names, 'right'],
    ...names.map((name) => {
      const mine = rows.filter((row) => label(row) === name);
      const right = mine.filter((row) => row.got[got] === name).length;
      const cells = names.map((other) => mine.filter((row) => row.got[got] === other).length || '·');
      return [name, ...cells, mine.length === 0 ? '' : `${((100 * right) / mine.length).toFixed(0)} %`];
    }),
  ]);
}

/** Many files, as a large workspace has them. */
const files = new Set(
  Array.from({ length: 10_000 }, (_, i) => `packages/p${i % 97}/src/part-${i % 13}/file${i}.ts`),
);
const workspace = { ...nowhere, files, isComplete: true };

function speed(understand) {
  const texts = ['tuned', 'held-out'].flatMap((name) => labelled(name)).map((one) => one.text);
  const words = texts.join('\n\n').split(' ');
  // Each task begins elsewhere, in steps that share no divisor with the number of words.
  const tasks = Array.from({ length: 200 }, (_, i) =>
    Array.from({ length: 2000 }, (_, j) => words[(i * 37 + j) % words.length]).join(' '),
  );
  for (const task of [...tasks, ...tasks]) understand(`${task} again`);
  const times = tasks.map((task) => quickest((round) => `${task} ${round}`, understand));
  console.log(`\n${tasks.length} tasks of 2,000 words (${(tasks[0].length / 1024).toFixed(0)} KiB)`);
  figure('half of the tasks', quantile(times, 0.5), 1, ' ms');
  return figure('99 of 100 tasks', quantile(times, 0.99), 1, ' ms');
}

/** The quickest of five rounds, each with a text of its own: what was read last is remembered. */
function quickest(text, understand, about = nowhere) {
  const times = Array.from({ length: 5 }, (_, round) => {
    const given = text(round);
    const begin = performance.now();
    understand(given, about);
    return performance.now() - begin;
  });
  return Math.min(...times);
}

const mebi = 1024 * 1024;
const fill = (part, size = 128 * 1024) => part.repeat(Math.ceil(size / part.length));

/** Texts that are meant to take long. */
const hostile = {
  'a megabyte of "why"': fill('why ', mebi),
  'a megabyte of "why" without a space': fill('why', mebi),
  'one emoji': '🚀',
  emoji: fill('🚀'),
  'right to left': fill('\u202eشكرا جزيلا '),
  'zero-width characters': fill('f\u200bi\u200bx\u2060 '),
  'one long line of "fix it and "': fill('fix it and '),
  'commas and verbs': fill('fix, '),
  fences: fill('```\n'),
  'fences and text': fill('```js\nfix it\n```\nfix it\n'),
  'open fences': fill('~~~\n```\n'),
  paths: fill('src/a/b/c.ts '),
  'different paths': Array.from({ length: 12_000 }, (_, i) => `src/file${i}.ts`).join(' '),
  backticks: fill('`'),
  quotes: fill('"a '),
  'single quotes': fill(" 'a"),
  comments: fill('<!-- '),
  'list items': fill('- add a test\n'),
  headings: fill('# plan\n'),
  frames: fill('    at a (b.js:1:1)\n'),
  'blank lines': fill('\n \n'),
  spaces: fill(' '),
  'question marks': fill('?'),
  addresses: fill('https://a.b/c '),
  negations: fill("don't "),
  politeness: fill('please could you '),
  'security words': fill('sql injection vulnerability '),
  'nothing but brackets': fill('([{<'),
  dots: fill('a.b.'),
  'the same letter': fill('a'),
};

function hostility(understand) {
  const rows = Object.entries(hostile).map(([name, text]) => ({
    name,
    ms: quickest((round) => `${round} ${text}`, understand, workspace),
  }));
  rows.sort((a, b) => b.ms - a.ms);
  table(`${rows.length} hostile texts, ${files.size} files in the workspace, ms`, [
    ['text', 'ms'],
    ...rows.slice(0, 8).map((row) => [row.name, row.ms.toFixed(2)]),
  ]);
  return figure('the worst of them', rows[0].ms, 10, ' ms');
}
