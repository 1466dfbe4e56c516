import type { Evidence, TraceFacts } from '../domain/evidence';
import type { CriticName } from '../domain/mode';
import { counted } from './count';

/** What a critic had to look at, a phrase each; empty when the evidence holds nothing for it. */
export function examinedBy(critic: CriticName, evidence: Evidence): string[] {
  switch (critic) {
    case 'reviewer':
      return [...byRules('reviewer', evidence), ...theDiff(evidence)];
    case 'security':
      return [...byRules('security', evidence), ...forSecrets(evidence)];
    case 'debugger':
      return theTraces(evidence.traces?.traces ?? []);
    case 'performance':
      return [...byRules('performance', evidence), ...theDiff(evidence)];
  }
}

function byRules(critic: 'reviewer' | 'security' | 'performance', { rules }: Evidence): string[] {
  const count = rules?.ruleCounts[critic] ?? 0;
  if (rules === undefined || rules.scannedFiles.length === 0 || count === 0) return [];
  return [`${counted(rules.scannedFiles.length, 'file')} by ${counted(count, 'code rule')}`];
}

function theDiff({ diff }: Evidence): string[] {
  return diff === undefined || diff.files.length === 0
    ? []
    : [`a diff of ${counted(diff.files.length, 'file')}`];
}

function forSecrets({ secrets }: Evidence): string[] {
  if (secrets === undefined || secrets.scannedFiles.length === 0) return [];
  return [`${counted(secrets.scannedFiles.length, 'file')} searched for secrets`];
}

function theTraces(traces: TraceFacts['traces']): string[] {
  const frames = traces.flatMap((trace) => trace.frames);
  const here = frames.filter((frame) => frame.place !== null && !frame.foreign).length;
  if (here === 0) return [];
  return [
    `${counted(traces.length, 'stack trace')}, ${here} of ${counted(frames.length, 'frame')} in the files looked at`,
  ];
}
