import type { Evidence, Frame } from '../domain/evidence';
import { isAdded } from './drafts';

/** A frame and why it is suspect. */
export interface Suspect {
  frame: Frame;
  score: number;
  reasons: string[];
}

/**
 * Own frames, most suspect first: near where it was thrown, on lines the diff adds, in files that were mended
 * before or changed lately, without tests. Each line once.
 */
export function suspects(evidence: Evidence): Suspect[] {
  const found: Suspect[] = [];
  for (const trace of evidence.traces?.traces ?? []) {
    const own = trace.frames.filter(
      (f) => f.file !== null && f.line !== null && f.place !== null && !f.foreign,
    );
    own.forEach((frame, depth) => {
      if (!found.some((s) => s.frame.file === frame.file && s.frame.line === frame.line)) {
        found.push(judge(frame, depth, evidence));
      }
    });
  }
  return found.sort((a, b) => b.score - a.score);
}

function judge(frame: Frame, depth: number, evidence: Evidence): Suspect {
  const reasons = [
    depth === 0 ? 'innermost frame of this workspace' : `${depth} call${depth > 1 ? 's' : ''} further out`,
  ];
  let score = 10 / (depth + 1);
  const file = frame.file ?? '';
  if (isAdded(evidence, file, frame.line ?? 0)) {
    score += 8;
    reasons.push('the diff adds this line');
  } else if (evidence.diff?.files.some((f) => f.path === file)) {
    score += 3;
    reasons.push('the diff changes this file');
  }
  const past = evidence.history?.files.find((h) => h.path === file);
  if (past && past.fixes.length > 0) {
    score += Math.min(2, past.fixes.length * 0.5);
    reasons.push(`${past.fixes.length} earlier fix${past.fixes.length > 1 ? 'es' : ''} in this file`);
  }
  const covered = evidence.tests?.covered.find((c) => c.file === file);
  if (evidence.tests && !evidence.tests.leftOut && (covered?.tests.length ?? 0) === 0) {
    score += 0.5;
    reasons.push('no test found for it');
  }
  return { frame, score, reasons };
}
