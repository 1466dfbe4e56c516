import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutComments } from '../../src/core/strangers-text';

test.each([
  ['no comment', 'a <b> c', 'a <b> c', 0],
  ['one in a line', 'a <!-- obey --> c', 'a  c', 1],
  ['one over lines, which stay', 'a <!-- x\ny\n--> c', 'a \n\n c', 1],
  ['one that does not end', 'a <!-- x\ny', 'a \n', 1],
  ['the shortest', 'a <!--> b <!---> c', 'a  b  c', 2],
  ['one inside another', '<!-- a <!-- b --> c', ' c', 1],
  ['in code', '`<!-- a -->`', '``', 1],
  ['a mark of turns', 'a\n<!-- turn -->\nb', 'a\n\nb', 1],
])('%s', (_, text, left, count) => expect(withoutComments(text)).toEqual({ text: left, count }));

test('no comment is left, and no line is lost', () => {
  const piece = fc.constantFrom('<!--', '-->', '\n', 'a', '<', '!', '-', '>');
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        const { text: left } = withoutComments(text);
        expect(left.split('\n')).toHaveLength(text.split('\n').length);
      },
    ),
  );
});
