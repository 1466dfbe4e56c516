import type { ApprovalPolicy } from '../../domain/approval';

/** What the settings say about approval. */
interface ApprovalSettings {
  requiredApprovals: number;
  approvers: readonly string[];
  authorMayApprove: boolean;
  /** Hours; null: never. */
  planExpires: number | null;
}

/** The rules of approval that settings ask for. */
export function approvalPolicy(settings: ApprovalSettings): ApprovalPolicy {
  const { requiredApprovals, approvers, authorMayApprove, planExpires } = settings;
  const expiresAfter = planExpires === null ? null : planExpires * 3_600_000;
  return { requiredApprovals, approvers, authorMayApprove, expiresAfter };
}
