// Made by `npm run generate` from this folder. Do not edit.
import type { Critic } from '../domain/mode';
import { debugging } from './debugger';
import { reviewer } from './reviewer';
import { security } from './security';

/** All critics, in the order of their files. */
export const critics: readonly Critic[] = [debugging, reviewer, security];
