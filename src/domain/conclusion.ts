import type { FindingDraft } from './finding';
import type { Severity } from './severity';

/** What a mode concluded: the documents' lists (DP-27), with drafts of findings in place of bare strings. */
export type Conclusion =
  | { mode: 'reviewer'; issues: FindingDraft[]; suggestions: string[]; positives: string[] }
  | {
      mode: 'security';
      vulnerabilities: FindingDraft[];
      /** `severity[i]` belongs to `vulnerabilities[i]`. */
      severity: Severity[];
      recommendations: string[];
    }
  | { mode: 'debugger'; errors: FindingDraft[]; rootCause: string; fixes: string[] }
  | {
      mode: 'performance';
      bottlenecks: FindingDraft[];
      optimizations: string[];
      /** What it would bring, in words; '' when nobody can tell. */
      estimatedImprovement: string;
    };
