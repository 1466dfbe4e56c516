/** Worst first. Apart from the schemas, so that comparing severities does not load zod. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** The closed list of what a finding can be about. */
export const categories = [
  'correctness',
  'error-handling',
  'concurrency',
  'resources',
  'null-safety',
  'api-contract',
  'compatibility',
  'performance',
  'maintainability',
  'documentation',
  'testing',
  'configuration',
  'dependencies',
  'supply-chain',
  'injection',
  'cross-site-scripting',
  'path-traversal',
  'request-forgery',
  'authentication',
  'authorization',
  'cryptography',
  'deserialization',
  'data-exposure',
  'secret',
  'debug-code',
  'plan',
] as const;
export type Category = (typeof categories)[number];
