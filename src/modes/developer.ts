import { developerBrief } from '../core/prompts/brief-developer';
import type { Mode } from '../domain/mode';
import { effects } from '../domain/tool';

/** Developer: writes changes, as proposals. */
export const developer: Mode = {
  name: 'developer',
  persona: 'Senior Software Engineer',
  icon: '👨‍💻',
  colour: 'green',
  purpose: 'Full implementation, coding, refactoring, building features',
  hears: {
    implement: 0.8,
    write: 0.5,
    create: 0.5,
    build: 0.4,
    code: 0.3,
    refactor: 0.6,
    fix: 0.6,
    modify: 0.6,
    update: 0.5,
    'add feature': 0.8,
    change: 0.1,
    edit: 0.5,
    add: 0.4,
    rename: 0.5,
    remove: 0.4,
    'continue with': 0.3,
  },
  grants: { effects, also: [], never: [], writes: 'all' },
  threshold: 0.7,
  brief: developerBrief,
  next: null,
};
