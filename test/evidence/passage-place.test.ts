import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSyntax } from '../../src/adapters/syntax';
import type { Ports, Syntax } from '../../src/domain/ports';
import { passages } from '../../src/evidence/passages';
import { grammarFolder } from '../fakes/grammars';
import { question } from '../fakes/question';
import { memoryTree } from '../fakes/tree';

let assets = '';
let syntax: Syntax;
beforeAll(() => {
  assets = grammarFolder();
  syntax = openSyntax(assets);
});
afterAll(() => rmSync(assets, { recursive: true, force: true }));

async function first(task: string, files: Record<string, string>) {
  const others = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`lib/other${n}.js`, `x${n}();\n`]));
  const tree = memoryTree({ ...others, ...files });
  const { facts } = await passages.gather(question(task), { tree, syntax } as Ports);
  const [best] = facts?.passages ?? [];
  return best && { symbol: best.symbol, line: best.focusLine, words: best.words, reasons: best.reasons };
}

const javascript = `class UploadQueue extends Queue {
  constructor(limit) {
    super(limit);
    this.attempts = 0;
  }

  push(upload) {
    this.items.push(upload);
  }

  drain() {
    while (this.items.length > 0) {
      const upload = this.items.shift();
      // A broken upload stands in the way of all others.
      if (upload.broken) this.abandon(upload, 'timeout');
    }
  }

  abandon(upload) {
    this.emit('gone', upload);
  }
}
`;
const python = `class UploadQueue(Queue):
    """Keeps uploads."""

    limit = 3

    def push(self, upload):
        self.items.append(upload)

    def drain(self):
        for upload in self.items:
            if upload.broken:
                self.abandon(upload, "timeout")
`;

describe('in a class', () => {
  test.each([
    ['javascript', { 'lib/upload-queue.js': javascript }, 15],
    ['python', { 'lib/upload_queue.py': python }, 12],
  ])(
    'the method with the most words of the task is meant, not its head: %s',
    async (_language, files, line) => {
      const place = await first('UploadQueue never abandons a broken upload after its timeout', files);
      expect(place).toMatchObject({ symbol: 'drain', line });
      expect(place?.words).toEqual(expect.arrayContaining(['broken', 'timeout']));
      expect(place?.words).not.toContain('UploadQueue');
      expect(place?.reasons.join()).toContain('it contains ');
      expect(place?.reasons.join()).not.toContain('UploadQueue');
    },
  );

  test('a task that speaks of the class alone means the class', async () => {
    const place = await first('Rename UploadQueue to JobQueue', { 'lib/upload-queue.js': javascript });
    expect(place).toMatchObject({ symbol: 'UploadQueue', line: 1 });
  });

  test('a method that the task names is kept', async () => {
    const place = await first('`abandon` should say why a broken upload had its timeout', {
      'lib/upload-queue.js': javascript,
    });
    expect(place).toMatchObject({ symbol: 'abandon', line: 19 });
  });

  test('of several methods in reach the one with more of the words is meant, not the first', async () => {
    const text = `class Cart {
  total() {
    const discount = this.rate;
    return discount;
  }

  order() {
    const voucher = this.voucher;
    const discount = this.rate;
    return this.apply(voucher);
  }
}
`;
    expect(await first('The discount of a voucher is lost', { 'lib/cart.js': text })).toMatchObject({
      symbol: 'order',
    });
  });
});
