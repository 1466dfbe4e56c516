import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const about = `# Labelled task texts

<!-- Made by \`npm run generate\` from test/fixtures/intents. Do not edit. -->

What a request is for is worked out by rules, without a model: first the behaviour, then the mode its words speak for.
These texts say what is expected of the rules. Nothing else is known of them: no files, no thread, no command. \`A or B\`
allows both. \`npm run bench -- intent\` prints how many are read as expected, which ones are mixed up, and what it costs;
\`test/core/intent/labelled.test.ts\` asks for 90 of 100 behaviours and 80 of 100 modes.

The first set is the one the rules and the weights of the words were written by. The second, in the style of issue titles
and comments, was written before the rules; nothing was changed to please it, so its figures are the ones to believe.

Conventions that one could see otherwise: a question about security or speed is answered in that mode; a review, an audit
and a command to run are small actions; a comparison is answered by the assistant with a suggestion to think; an order to
fix something is the developer's even where an error is named; a report without a request is a small change.
`;

/** The page of labelled texts. */
export function intentsDoc(root) {
  const sets = [
    ['tuned', 'The set the rules were written by'],
    ['held-out', 'The set they were not written by'],
  ];
  return `${about}${sets.map(([name, title]) => section(root, name, title)).join('')}`;
}

function section(root, name, title) {
  const lines = readFileSync(join(root, `test/fixtures/intents/${name}.tsv`), 'utf8').split('\n');
  const count = lines.filter((line) => line.trim() !== '' && !line.startsWith('# ')).length;
  const parts = lines.map((line) => {
    if (line.trim() === '') return '';
    if (line.startsWith('# '))
      return `\n### ${capital(line.slice(2))}\n\n| text | behaviour | mode |\n| --- | --- | --- |\n`;
    const [behaviours, modes, text] = line.split('\t');
    return `| ${shown(text)} | ${behaviours.replaceAll('|', ' or ')} | ${modes.replaceAll('|', ' or ')} |\n`;
  });
  return `\n## ${title}: ${count} texts\n${parts.join('')}`;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** As code, so that nothing in it is markup; line ends as `↵`. */
function shown(text) {
  const line = text.replaceAll('\\n', ' ↵ ').replaceAll('|', '\\|');
  const fence = line.includes('`') ? '````' : '`';
  return fence === '`' ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
