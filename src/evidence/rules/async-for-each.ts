import { paced } from './on-file';
import type { Rule } from './on-rule';
import { field } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'async-for-each',
    title: 'Nobody waits for these promises',
    critic: 'reviewer',
    category: 'concurrency',
    severity: 'high',
    confidence: 0.85,
    cwe: 'CWE-366',
    explanation:
      '`forEach` throws away what its callback returns, so the code behind it runs before the work is done, and a rejection ends the process or is lost. `filter`, `some` and `every` take the promise itself for a yes.',
    fix: 'Use `for (const item of list) { await … }`, or `await Promise.all(list.map(async (item) => …))` to run side by side.',
    references: [
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Array/forEach#description',
    ],
  },
  languages: ['javascript'],
  needs: /\basync\b/,
  call(call, file) {
    if (
      file.dialect !== 'javascript' ||
      !/^(?:forEach|filter|some|every|find|findIndex|sort)$/.test(call.written) ||
      call.receiver === null
    )
      return null;
    const callback = call.args[0];
    if (
      callback === undefined ||
      !/^(?:arrow_function|function_expression)$/.test(callback.type) ||
      callback.children[0]?.type !== 'async'
    )
      return null;
    const body = field(callback, 'body');
    const waits = body !== null && [...paced(body, file)].some((node) => node.type === 'await_expression');
    if (call.written === 'forEach' && !waits) return null;
    return {
      row: call.node.row,
      endRow: Math.max(call.node.row, callback.row),
      detail: `\`${call.written}\` does not wait for its asynchronous callback.`,
    };
  },
};
