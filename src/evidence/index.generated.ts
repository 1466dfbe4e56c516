// Made by `npm run generate` from this folder. Do not edit.
import type { Collector } from '../domain/collector';
import { commands } from './commands';
import { diff } from './diff';
import { history } from './history';
import { owners } from './owners';
import { passages } from './passages';
import { rules } from './rules';
import { secrets } from './secrets';
import { tests } from './tests';
import { traces } from './traces';

/** All collectors, in the order of their files. */
export const collectors: readonly Collector[] = [commands, diff, history, owners, passages, rules, secrets, tests, traces];
