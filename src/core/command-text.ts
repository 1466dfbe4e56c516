import type { CommandOutput, SandboxResult, Stop } from '../domain/sandbox';
import { terminalText } from './terminal-text';

/** Characters of what a model is told of each output. */
const mostOfStdout = 16_000;
const mostOfStderr = 8000;

type Ran = Extract<SandboxResult, { ok: true }>;

/** What a command did, for whoever asked for it: how it ended, then its outputs, cut in their middle where they are long. */
export function commandText(result: Ran): string {
  const parts = [endOf(result), ...result.notes];
  const outputs = [
    block('stdout', outputText(result.stdout, mostOfStdout)),
    block('stderr', outputText(result.stderr, mostOfStderr)),
  ].filter((text) => text !== '');
  return [parts.join(' '), ...(outputs.length > 0 ? outputs : ['It printed nothing.'])].join('\n');
}

function block(name: string, text: string): string {
  return text === '' ? '' : `${name}:\n${text.replace(/\n$/, '')}`;
}

function endOf({ code, stoppedBy, milliseconds, timeout }: Ran): string {
  const after = `after ${(milliseconds / 1000).toFixed(1)} s`;
  if (stoppedBy === null)
    return code === null ? `Ended by a signal ${after}.` : `Exit code ${code} ${after}.`;
  return `Ended ${after}, unfinished: ${reasons(timeout)[stoppedBy]}`;
}

function reasons(timeout: number): Record<Stop, string> {
  return {
    time: `it may take ${timeout} seconds. Ask for less at once, or for more time where the run allows it.`,
    output:
      'it wrote more than a command may. Let it write less, or to a file and read the part that counts.',
    memory: 'it used more memory than a command may.',
    processes: 'it started more processes than a command may.',
    abort: 'the run, or this call, was stopped.',
  };
}

/**
 * The first and the last lines of an output, with a sentence in the place of what is left out.
 * @param most characters, the sentence not counted
 */
export function outputText({ head, tail, omitted }: CommandOutput, most: number): string {
  if (omitted === 0) {
    const whole = terminalText(head + tail);
    if (whole.length <= most) return whole;
    const start = startOf(whole, Math.floor(most / 3));
    const end = endOfText(whole, most - Math.floor(most / 3));
    return joined(start, whole.length - start.length - end.length, end);
  }
  const first = terminalText(head);
  // Its first line is not whole.
  const last = terminalText(tail.slice(tail.indexOf('\n') + 1));
  const start = startOf(first, Math.floor(most / 3));
  const end = endOfText(last, most - Math.floor(most / 3));
  return joined(start, omitted + first.length - start.length + terminalText(tail).length - end.length, end);
}

function joined(start: string, missing: number, end: string): string {
  const line = start === '' || start.endsWith('\n') ? '' : '\n';
  return `${start}${line}[${missing} characters were left out here]\n${end}`;
}

/** Whole lines from the start; a part of the first where it alone is too long. */
function startOf(text: string, most: number): string {
  const part = text.slice(0, most);
  const cut = part.lastIndexOf('\n');
  return cut < 0 ? part : part.slice(0, cut + 1);
}

/** Whole lines up to the end; a part of the last where it alone is too long. */
function endOfText(text: string, most: number): string {
  const part = text.slice(Math.max(0, text.length - most));
  if (part.length === text.length) return part;
  const cut = part.indexOf('\n');
  return cut < 0 || cut === part.length - 1 ? part : part.slice(cut + 1);
}
