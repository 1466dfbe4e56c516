/** Something a part of the run wants to do; `action` is a phrase such as `read the files of the workspace`. */
export interface PermissionRequest {
  action: string;
  /** True for what changes nothing anywhere. */
  safe: boolean;
}

/** What holds for a run in which nobody can be asked (OM-36, OM-37). */
export interface PermissionPolicy {
  autoApproveSafe: boolean;
  failOnUnsafe: boolean;
}

/** `end`: refused, and the run ends with it. */
export type PermissionAnswer = 'allow' | 'refuse' | 'end';

/** Safe requests are allowed by `auto-approve-safe`; nothing else is, as there is nobody to ask. */
export function decide(request: PermissionRequest, policy: PermissionPolicy): PermissionAnswer {
  if (request.safe && policy.autoApproveSafe) return 'allow';
  return !request.safe && policy.failOnUnsafe ? 'end' : 'refuse';
}
