// Apart from the schemas they bound: a run that checks nothing against a schema loads no zod for them.

/** How many transitions are kept (DP-09), and how many modes may wait on the stack. */
export const keptTransitions = 100;
export const stackLimit = 100;
/** The longest focus: a day. */
export const longestFocusMinutes = 24 * 60;
/** Characters that a stage of a workflow can hand on. */
export const mostHanded = 16_000;
/** Characters of a request's title. */
export const mostTitle = 1_000;
