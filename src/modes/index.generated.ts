// Made by `npm run generate` from this folder. Do not edit.
import type { Critic, Mode } from '../domain/mode';
import { assistant } from './assistant';
import { debugging } from './debugger';
import { developer } from './developer';
import { normal } from './normal';
import { performance } from './performance';
import { planning } from './planning';
import { prototype } from './prototype';
import { reviewer } from './reviewer';
import { security } from './security';
import { teacher } from './teacher';
import { thinking } from './thinking';
import { tool } from './tool';

/** All modes, in the order of their files. */
export const modes: readonly Mode[] = [
  assistant,
  debugging,
  developer,
  normal,
  performance,
  planning,
  prototype,
  reviewer,
  security,
  teacher,
  thinking,
  tool,
];

/** All critics, in the order of their files. */
export const critics: readonly Critic[] = [debugging, performance, reviewer, security];
