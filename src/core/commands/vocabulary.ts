import { alone, type Given, obeyed, refused, type Understood } from './answer';
import { focusMinutes, presetNames, readMode } from './mode-command';
import {
  readApproval,
  readBehaviour,
  readPlan,
  readSavePlan,
  readShortcut,
  readThink,
  readWorkflow,
} from './request-commands';

/** A word with its slash, the ways to write it, and how it is read. The parser and the help read the same table. */
export interface Entry {
  name: string;
  /** Ways to write it, each with what it does. */
  forms: readonly (readonly [usage: string, meaning: string])[];
  read: (given: Given) => Understood;
}

export const vocabulary: readonly Entry[] = [
  {
    name: '/mode',
    forms: [
      ['/mode', 'Shows the mode that holds, and what it is for.'],
      ['/mode NAME', 'Enters a mode and stays in it; short names such as `dev` will do.'],
      ['/mode auto', 'Lets the mode follow the conversation again.'],
      ['/mode status', 'Shows the mode with all its settings, and what the modes have done.'],
      ['/mode history', 'Shows the changes of mode so far.'],
      ['/mode save', 'Saves the mode and its settings as this project’s preferences.'],
      ['/mode pop', 'Goes back to the mode before.'],
      ['/mode reset', 'Goes back to the beginning.'],
      [
        '/mode focus NAME MINUTES',
        `Locks a mode for ${focusMinutes.least} to ${focusMinutes.most} minutes: nothing switches it, not even a command.`,
      ],
      ['/mode focus off', 'Ends the focus.'],
      ['/mode hybrid NAME NAME …', 'Works as several modes at once, the first one leading.'],
      ['/mode hybrid PRESET', `The same with a ready-made group: ${presetNames.join(', ')}.`],
    ],
    read: readMode,
  },
  {
    name: '/plan',
    forms: [
      ['/plan', 'Enters the planning mode; the request is planned, however small it is.'],
      ['/plan TEXT', 'The same, with what is to be planned on the line.'],
      ['/plan show', 'Shows the plan.'],
      [
        '/plan execute',
        'Approves the plan of an earlier run, in the way that held before Plan Mode, and has it carried out.',
      ],
      ['/plan cancel', 'Cancels the plan of an earlier run, for good.'],
    ],
    read: readPlan,
  },
  {
    name: '/exit-plan',
    forms: [
      ['/exit-plan', 'Leaves Plan Mode: what held before it holds again, and the plan stays as it is.'],
    ],
    read: (given) => alone(given, '/exit-plan', { kind: 'exit-plan' }),
  },
  {
    name: '/save-plan',
    forms: [
      ['/save-plan', 'Writes the plan as Markdown to `plan-ID.md` in the workspace.'],
      ['/save-plan FILE', 'The same to that file of the workspace; it ends in `.md`.'],
    ],
    read: readSavePlan,
  },
  {
    name: '/think',
    forms: [
      ['/think', 'Enters the thinking mode: reasoning is shown apart from the answer.'],
      ['/think deep', 'The same, with more thorough reasoning.'],
      ['/think [deep] BUDGET', 'The same, with at most so many tokens for the reasoning.'],
    ],
    read: readThink,
  },
  {
    name: '/normal',
    forms: [['/normal', 'Goes back to the normal mode.']],
    read: (given) => alone(given, '/normal', { kind: 'normal' }),
  },
  {
    name: '/workflow',
    forms: [
      ['/workflow NAME', 'Starts a workflow: several modes, one after the other.'],
      ['/workflow status', 'Shows which of its stages are done.'],
      ['/workflow next', 'Leaves out the stage it has come to.'],
    ],
    read: readWorkflow,
  },
  ask('/chat', 'ANSWER', 'The request is a question: it is answered, nothing is changed.'),
  ask('/ask', 'ANSWER', 'The same as `/chat`.'),
  ask('/do', 'QUICK_ACTION', 'The request is a small change: it is proposed without a long plan.'),
  ask('/edit', 'QUICK_ACTION', 'The same as `/do`.'),
  ask('/run', 'CONTINUE_RUN', 'The request goes on with what is under way.'),
  ask('/mission', 'PLAN', 'The request is large: it is planned.'),
  shortcut('/assist', readShortcut('assistant', null), 'Enters the assistant mode.'),
  shortcut('/dev', readShortcut('developer', null), 'Enters the developer mode.'),
  shortcut('/debug', readShortcut('debugger', 'trace'), 'Enters the debugger mode.', [
    '/debug trace',
    'Analyses the stack trace in the request.',
  ]),
  shortcut('/secure', readShortcut('security', 'scan'), 'Enters the security mode.', [
    '/secure scan',
    'Looks through the whole workspace, not only the change.',
  ]),
  shortcut('/review', readShortcut('reviewer', 'checklist'), 'Enters the reviewer mode.', [
    '/review checklist',
    'Answers the review checklist item by item.',
  ]),
  shortcut('/perf', readShortcut('performance', 'profile'), 'Enters the performance mode.', [
    '/perf profile',
    'Measures with the project’s own benchmark, or says which command would.',
  ]),
  shortcut('/proto', readShortcut('prototype', null), 'Enters the prototype mode.'),
  shortcut('/teach', readShortcut('teacher', null), 'Enters the teacher mode.'),
  {
    name: '/help',
    forms: [['/help', 'Shows this table.']],
    read: (given) => alone(given, '/help', { kind: 'help' }),
  },
  {
    name: '/apply-plan',
    forms: [
      ['/apply-plan', 'Leaves Plan Mode and approves the plan of an earlier run, like `/plan execute`.'],
      ['/apply-plan default', 'The same; each change is proposed.'],
      ['/apply-plan accept-edits', 'The same; the changes are made.'],
    ],
    read: readApproval(null),
  },
  {
    name: '/approve',
    forms: [
      ['/approve', 'Approves the plan of an earlier run; each change is proposed.'],
      ['/approve accept-edits', 'The same; the changes are made.'],
    ],
    read: readApproval('default'),
  },
  {
    name: '/reject',
    forms: [['/reject', 'Rejects the plan of an earlier run: it is not carried out.']],
    read: (given) => alone(given, '/reject', { kind: 'decide', decision: 'reject' }),
  },
  {
    name: '/feedback',
    forms: [
      ['/feedback TEXT', 'Holds the plan of an earlier run back and has it planned again with these words.'],
    ],
    read: ({ text }) => obeyed({ kind: 'decide', decision: 'feedback' }, text),
  },
  idle('/skills', 'No skill was loaded: this version works without skills.'),
];

function ask(name: string, behaviour: Parameters<typeof readBehaviour>[0], meaning: string): Entry {
  return { name, forms: [[`${name} [TEXT]`, meaning]], read: readBehaviour(behaviour) };
}

function shortcut(
  name: string,
  read: Entry['read'],
  meaning: string,
  ...more: (readonly [usage: string, meaning: string])[]
): Entry {
  return { name, forms: [[`${name} [TEXT]`, meaning], ...more], read };
}

/** A word that is known, and that this version answers with a sentence alone. */
function idle(name: string, sentence: string): Entry {
  return { name, forms: [[name, `Answered with a sentence. ${sentence}`]], read: () => refused(sentence) };
}
