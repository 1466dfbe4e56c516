import { toolBrief } from '../core/prompts/brief-tool';
import type { Mode } from '../domain/mode';
import { effects } from '../domain/tool';

/** Tool: the developer with guidance for every tool. */
export const tool: Mode = {
  name: 'tool',
  persona: 'Senior Software Engineer + Tool Expert',
  icon: '🔧',
  colour: 'cyan',
  purpose: 'Enhanced tool usage with detailed guidance',
  hears: {
    tool: 0.4,
    'use tool': 0.8,
    run: 0.4,
    'run command': 0.6,
    execute: 0.5,
    '<tool_call>': 0.9,
  },
  grants: { effects, also: [], never: [], writes: 'all' },
  threshold: 0.9,
  brief: toolBrief,
  next: null,
};
