import { describe, expect, test } from 'vitest';
import { progressPrinter } from '../../src/adapters/progress';
import type { RunEvent } from '../../src/domain/event';

const started = (stage: string): RunEvent => ({ type: 'stage_started', stage });

describe('live progress', () => {
  function lines(columns: number, ...events: RunEvent[]): string[] {
    const written: string[] = [];
    const emit = progressPrinter({
      write: (text) => written.push(text),
      terminal: true,
      columns,
      debug: false,
      groups: false,
    });
    for (const event of events) emit(event);
    return written.map((text) => text.replace('\r\u001b[K', ''));
  }

  test('a line that fits is whole', () => {
    expect(lines(80, started('diff'))).toEqual(['countersign: reading the diff …']);
  });

  test('a longer one is cut with a sign, and keeps off the last column', () => {
    const last = lines(40, started('diff'), started('traces'), started('commands')).at(-1) ?? '';
    expect(last).toBe('countersign: reading the diff, reading…');
    expect(last.length).toBeLessThan(40);
  });
});
