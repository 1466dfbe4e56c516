import type { CommandOutput } from '../domain/sandbox';

/** Keeps the start and the end of a stream, however long it is. */
export interface Kept {
  add(chunk: Buffer): void;
  /** Bytes that came, kept or not. */
  size(): number;
  text(): CommandOutput;
}

/** @param most bytes kept: half of them from the start, half from the end */
export function keepEnds(most: number): Kept {
  const half = Math.max(1, Math.floor(most / 2));
  const head: Buffer[] = [];
  let headSize = 0;
  let tail: Buffer[] = [];
  let tailSize = 0;
  let size = 0;
  return {
    add(chunk) {
      size += chunk.length;
      const first = chunk.subarray(0, half - headSize);
      if (first.length > 0) head.push(first);
      headSize += first.length;
      if (first.length === chunk.length) return;
      tail.push(chunk.subarray(first.length));
      tailSize += chunk.length - first.length;
      if (tailSize > 2 * half) {
        tail = [Buffer.concat(tail).subarray(-half)];
        tailSize = half;
      }
    },
    size: () => size,
    text() {
      const end = Buffer.concat(tail).subarray(-half);
      const start = Buffer.concat(head);
      const omitted = size - start.length - end.length;
      // Decoded as one where nothing is missing: a character may lie on the border.
      if (omitted === 0) return { head: Buffer.concat([start, end]).toString('utf8'), tail: '', omitted: 0 };
      return { head: start.toString('utf8'), tail: end.toString('utf8'), omitted };
    },
  };
}
