import { type Rule, spot } from './on-rule';
import { field } from './on-tree';

export const rule: Rule = {
  info: {
    id: 'focused-test',
    title: 'Only this test is run',
    critic: 'reviewer',
    category: 'testing',
    severity: 'high',
    confidence: 0.95,
    cwe: 'CWE-1164',
    explanation: 'With one test focused the runner skips all others of the file, and still reports success.',
    fix: 'Remove the focus before merging.',
    references: ['https://vitest.dev/api/#test-only', 'https://jestjs.io/docs/api#testonlyname-fn-timeout'],
  },
  languages: ['javascript'],
  needs: /\.only|\bf(?:describe|it|context|test)\b/,
  inTests: true,
  call(call, file) {
    if (file.dialect !== 'javascript' || call.args.length === 0) return null;
    const callee = field(call.node, 'function');
    const text = callee?.text ?? '';
    const isOnly = /^(?:describe|it|test|suite|context|specify|bench|t)\.(?:\w+\.)?only(?:\.each.*)?$/s.test(
      text,
    );
    const isShort =
      /^(?:fdescribe|fit|fcontext|ftest)$/.test(text) && file.names.scopes.get(file.root)?.has(text) !== true;
    if (
      (!isOnly && !isShort) ||
      !/^(?:string|template_string|identifier|arrow_function|array|binary_expression|member_expression)$/.test(
        call.args[0]?.type ?? '',
      )
    )
      return null;
    if (isShort && !file.isTest && call.args.length < 2) return null;
    const first = file.lines[call.node.row] ?? '';
    const mended = isOnly
      ? first.replace(/\.only\b/, '')
      : first.replace(/\bf(describe|it|context|test)\b/, '$1');
    const end = callee ?? call.node;
    return spot(
      call.node,
      end,
      `\`${text.split('\n')[0]}\` leaves all other tests of the file out.`,
      call.node.row === end.endRow && mended !== first ? { replacement: mended } : {},
    );
  },
};
