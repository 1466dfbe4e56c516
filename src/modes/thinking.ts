import { thinkingBrief } from '../core/prompts/brief-thinking';
import type { Mode } from '../domain/mode';

/** Thinking: reasons at length, shows the reasoning apart from the answer; only reads. */
export const thinking: Mode = {
  name: 'thinking',
  persona: 'Careful Thinker',
  icon: '🧠',
  colour: 'blue',
  purpose: 'Reasoning through hard questions step by step before answering',
  hears: {
    compare: 0.2,
    'trade-off': 0.45,
    tradeoff: 0.45,
    'pros and cons': 0.45,
    versus: 0.3,
    vs: 0.3,
    weigh: 0.4,
    think: 0.2,
    'think through': 0.8,
    'think hard': 0.9,
    'think deeply': 0.9,
    'think carefully': 0.9,
    'think step by step': 0.9,
    ultrathink: 0.9,
    'reason about': 0.4,
    'reason through': 0.7,
    deliberate: 0.4,
  },
  grants: { effects: ['read', 'search'], also: [], never: [], writes: 'none' },
  threshold: 0.7,
  brief: thinkingBrief,
  next: null,
};
