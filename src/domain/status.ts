/** How a run can end; a run's status is the first that holds. */
export const statuses = [
  'failure',
  'timeout',
  'rejected',
  'findings',
  'needs_clarification',
  'awaiting_approval',
  'success',
] as const;
export type Status = (typeof statuses)[number];

/** 1 for the first four statuses, 0 for the others; nothing else. */
export function exitCode(status: Status): 0 | 1 {
  return status === 'failure' || status === 'timeout' || status === 'rejected' || status === 'findings'
    ? 1
    : 0;
}
