import { assistantBrief } from '../core/prompts/brief-assistant';
import type { Mode } from '../domain/mode';

/** Assistant: answers and explains; uses no tool. */
export const assistant: Mode = {
  name: 'assistant',
  persona: 'Helpful AI Assistant',
  icon: '💬',
  colour: 'blue',
  purpose: 'General conversation, explanations, discussions',
  hears: {
    what: 0.1,
    why: 0.1,
    how: 0.1,
    explain: 0.6,
    'tell me': 0.6,
    tell: 0.5,
    describe: 0.6,
    discuss: 0.6,
    summarize: 0.6,
    summarise: 0.6,
    chat: 0.5,
    talk: 0.4,
  },
  grants: { effects: [], also: [], never: ['*'], writes: 'none' },
  threshold: 0.7,
  brief: assistantBrief,
  next: null,
};
