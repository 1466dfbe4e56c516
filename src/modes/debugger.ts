import { causeFrom, lineOf } from '../core/error-cause';
import { code } from '../core/plan-markdown';
import { where } from '../core/plan-spots';
import { debuggerBrief } from '../core/prompts/brief-debugger';
import { suspects } from '../core/suspects';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence, Frame, Trace } from '../domain/evidence';
import type { FindingDraft } from '../domain/finding';
import type { Critic } from '../domain/mode';
import type { Task } from '../domain/task';

const mostErrors = 5;

/** Debugger: stack traces, the code they lead to, and who touched it last. */
export const debugging: Critic = {
  name: 'debugger',
  persona: 'Senior Debugging Specialist',
  icon: '🐛',
  colour: 'red',
  purpose: 'Systematic debugging, error analysis, root cause investigation',
  hears: {
    debug: 0.8,
    error: 0.6,
    bug: 0.5,
    crash: 0.7,
    issue: 0.1,
    problem: 0.1,
    failing: 0.5,
    broken: 0.4,
    exception: 0.7,
    'stack trace': 0.8,
    stacktrace: 0.8,
    traceback: 0.8,
    'root cause': 0.6,
    segfault: 0.8,
    panic: 0.6,
    unhandled: 0.5,
    deadlock: 0.6,
    diagnose: 0.8,
    troubleshoot: 0.8,
    bisect: 0.7,
  },
  grants: {
    effects: ['read', 'search', 'diagnose', 'exec', 'git'],
    also: ['web_search', 'write_file', 'str_replace'],
    never: ['delete_file', 'git_commit'],
    writes: 'fixes',
  },
  threshold: 0.85,
  brief: debuggerBrief,
  next: null,
  offline(_task: Task, evidence: Evidence): Conclusion {
    const traces = evidence.traces?.traces ?? [];
    const errors = traces.slice(0, mostErrors).flatMap((trace) => errorDraft(trace));
    return { mode: 'debugger', errors, rootCause: rootCause(evidence), fixes: fixes(evidence) };
  },
};

function errorDraft(trace: Trace): FindingDraft[] {
  const frame = trace.frames.find((f) => f.place !== null && f.line !== null && !f.foreign);
  const line = frame ? lineOf(frame) : null;
  if (!frame?.place || frame.line === null || !line) return [];
  const title = [trace.errorType ?? 'Error', trace.message].filter(Boolean).join(': ').split('\n')[0] ?? '';
  const cause = causeFrom(trace, frame);
  const inside = frame.symbol ?? frame.place.symbol;
  return [
    {
      mode: 'debugger',
      ruleId: null,
      category: trace.message?.match(/undefined|null|None\b|nil\b/) ? 'null-safety' : 'correctness',
      title: title.slice(0, 200),
      detail: `The trace's innermost frame in this workspace${inside ? `, in \`${inside}\`,` : ''} is this line.${cause ? ` ${cause}` : ''}`,
      severity: 'medium',
      // The line is certain to be on the trace; that the fault lies here is not.
      confidence: cause ? 0.8 : 0.6,
      file: frame.place.file,
      startLine: frame.line,
      endLine: frame.line,
      quote: frame.place.code.split('\n')[frame.line - frame.place.startLine] ?? line,
      suggestion: null,
      cwe: trace.message?.match(/of (?:undefined|null)|NoneType|NullPointer/) ? 'CWE-476' : null,
      references: [],
    },
  ];
}

function rootCause(evidence: Evidence): string {
  const trace = evidence.traces?.traces.find((t) => t.frames.some((f) => f.place && !f.foreign));
  if (!trace) return withoutPlace(evidence);
  const frame = trace.frames.find((f) => f.place && !f.foreign) as Frame;
  const line = lineOf(frame);
  const cause = causeFrom(trace, frame);
  const caller = trace.frames.filter((f) => f.place && !f.foreign)[1];
  return [
    `It surfaces in ${frame.symbol ?? 'code without a name'} at ${frame.file}:${frame.line}${line ? `, ${code(line)}` : ''}.`,
    cause ?? '',
    caller
      ? `It was called from ${caller.symbol ?? 'code without a name'} at ${caller.file}:${caller.line}.`
      : '',
    lastTouched(evidence, frame.file ?? ''),
    'Whether the fault lies there or in what was handed over cannot be told without running it.',
  ]
    .filter(Boolean)
    .join(' ');
}

function withoutPlace(evidence: Evidence): string {
  const traces = evidence.traces?.traces ?? [];
  if (traces.length === 0) {
    return evidence.traces
      ? 'Not known: the task holds no stack trace.'
      : 'Not known: the stack traces of the task could not be read.';
  }
  const frames = traces.reduce((sum, t) => sum + t.frames.length, 0);
  const gone = traces.flatMap((t) => t.frames).find((f) => f.file !== null && f.place === null && !f.foreign);
  if (gone)
    return `Not known: the trace leads to ${gone.file}:${gone.line}, but that line is not there; the file has changed since.`;
  const apart = traces.flatMap((t) => t.frames).find((f) => f.leftOut !== undefined);
  if (apart) return `Not known: the trace leads to ${apart.leftOut}, which this run was told to leave out.`;
  return `Not known: none of the ${frames} frames of the stack trace is a file of this workspace.`;
}

function lastTouched(evidence: Evidence, file: string): string {
  const recent = evidence.history?.files.find((h) => h.path === file)?.recent.slice(0, 2) ?? [];
  if (recent.length === 0) return '';
  const commits = recent.map(
    (c) =>
      `"${c.subject}" (${c.hash.slice(0, 8)}, ${c.author}, ${new Date(c.time * 1000).toISOString().slice(0, 10)})`,
  );
  return `Last touched by ${commits.join(' and ')}.`;
}

/** Where to look, most suspect first, each with its reasons. */
function fixes(evidence: Evidence): string[] {
  return suspects(evidence)
    .slice(0, 5)
    .map(({ frame, reasons }, index) => {
      const thrown = lineOf(frame);
      const place = frame.place
        ? where({ file: frame.place.file, startLine: frame.line ?? 1, endLine: frame.line ?? 1 })
        : '';
      return `${index + 1}. ${frame.symbol ?? 'code without a name'}, ${place}${thrown ? `: ${code(thrown)}` : ''} (${reasons.join('; ')})`;
    });
}
