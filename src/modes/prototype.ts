import { prototypeBrief } from '../core/prompts/brief-prototype';
import type { Mode } from '../domain/mode';
import { effects } from '../domain/tool';

/** Prototype: the shortest code that settles a question, marked as such. */
export const prototype: Mode = {
  name: 'prototype',
  persona: 'Rapid Prototyper',
  icon: '⚡🔬',
  colour: 'bright cyan',
  purpose: 'Quick experiments, proof-of-concepts, throwaway code',
  hears: {
    prototype: 0.9,
    experiment: 0.6,
    'quick test': 0.6,
    'proof of concept': 0.9,
    poc: 0.8,
    spike: 0.7,
    'try out': 0.6,
    throwaway: 0.8,
    mockup: 0.6,
  },
  grants: { effects, also: [], never: [], writes: 'all' },
  threshold: 0.7,
  brief: prototypeBrief,
  next: {
    mode: 'planning',
    reason:
      'The prototype is for learning; planning mode designs a version for production, developer mode refactors this one.',
  },
};
