import { shellWord } from '../shell-word';

const program = ['node', 'dist/index.js'];
const idLength = 12;

/** The words of a command that gives a person's decision on a plan, each safe in a shell. */
export function decideWords(session: string, planId: string, decision: string): string[] {
  const words = ['--session', session, '--plan-id', planId.slice(0, idLength), '--approve', decision];
  return [...program, ...words.map(shellWord)];
}

/** The words of a command that gives a session another task. */
export function taskWords(session: string, task: string): string[] {
  return [...program, ...['--session', session, '--task', task].map(shellWord)];
}
