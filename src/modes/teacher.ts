import { teacherBrief } from '../core/prompts/brief-teacher';
import type { Mode } from '../domain/mode';

/** Teacher: explains with examples from the code; writes nothing. */
export const teacher: Mode = {
  name: 'teacher',
  persona: 'Patient Technical Educator',
  icon: '👨‍🏫',
  colour: 'warm yellow',
  purpose: 'Explain concepts, teach best practices, answer "why" questions',
  hears: {
    explain: 0.2,
    teach: 0.8,
    'teach me': 0.9,
    'how does': 0.2,
    why: 0.1,
    understand: 0.4,
    'help me understand': 0.7,
    learn: 0.6,
    'what is': 0.2,
    tutorial: 0.8,
    beginner: 0.6,
    "like i'm": 0.6,
    eli5: 0.9,
    'walk me through': 0.6,
    'new to': 0.4,
    lesson: 0.6,
    'step by step': 0.3,
  },
  grants: { effects: [], also: ['web_search', 'read_file', 'grep_search'], never: [], writes: 'none' },
  threshold: 0.7,
  brief: teacherBrief,
  next: { mode: 'developer', reason: 'Once the concept is clear, developer mode implements it.' },
};
