import type { ParsedRequest } from './endpoint-request';
import { planAnswer, stageOf, verdictAnswer } from './model';

/** The workspace that the sentences below are about. */
export const signIn = { 'src/auth.js': 'export function login(user) {\n  return user.name.trim();\n}\n' };

const guarded = 'return user?.name?.trim();';

/** A change that applies to `login`. */
const diff =
  '--- a/src/auth.js\n+++ b/src/auth.js\n@@ -2 +2 @@\n-  return user.name.trim();\n+  return user?.name?.trim();\n';

/** What each mode says that no other says. */
export const own = {
  planning: 'The guard belongs into login.',
  developer: guarded,
  prototype: guarded,
  reviewer: 'Give the guard a name.',
  security: 'Refuse an empty name.',
  debugger: 'login reads user.name although nobody checked that there is a user',
  performance: 'Trim once, at the edge.',
  teacher: 'A guard is a question asked before.',
};

/** The mode whose part stands last in a request. */
export function modeOf(request: ParsedRequest): keyof typeof own {
  const openings: Readonly<Record<string, keyof typeof own>> = {
    'You are the technical architect and planner.': 'planning',
    'You are the senior software engineer.': 'developer',
    'You are the rapid prototyper.': 'prototype',
    'You are the patient technical educator.': 'teacher',
  };
  const opening = Object.keys(openings).find((words) => request.messages.at(-1)?.content.includes(words));
  return (opening && openings[opening]) || (stageOf(request) as keyof typeof own);
}

/** A model of which each mode says its own sentence. */
export function modeModel(request: ParsedRequest): unknown {
  const mode = modeOf(request);
  switch (mode) {
    case 'planning':
      return planAnswer('Guard login', ['src/auth.js'], { summary: own.planning });
    case 'developer':
    case 'prototype':
      return planAnswer('Guard login', ['src/auth.js'], {
        proposedChanges: [{ path: 'src/auth.js', description: 'Asks for the user first.', diff }],
      });
    case 'teacher':
      return own.teacher;
    case 'reviewer':
      return verdictAnswer(mode, [], { suggestions: [own.reviewer] });
    case 'security':
      return verdictAnswer(mode, [], { recommendations: [own.security] });
    case 'debugger':
      return verdictAnswer(mode, [], { rootCause: own.debugger });
    case 'performance':
      return verdictAnswer(mode, [], { optimizations: [own.performance] });
  }
}
