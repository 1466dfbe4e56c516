import { inScope, ruleDraft } from '../core/drafts';
import type { Conclusion } from '../domain/conclusion';
import type { Evidence, SecretHit } from '../domain/evidence';
import type { FindingDraft } from '../domain/finding';
import type { Critic } from '../domain/mode';

/** Security auditor: secrets and dangerous code. */
export const security: Critic = {
  name: 'security',
  persona: 'Security Auditor & Specialist',
  icon: '🔒',
  colour: 'purple',
  purpose: 'Security audits, vulnerability detection, secure coding practices',
  offline(_task, evidence): Conclusion {
    const vulnerabilities = [
      ...(evidence.secrets?.hits ?? []).map(secretDraft),
      ...(evidence.rules?.hits ?? []).filter((hit) => hit.rule.critic === 'security').map(ruleDraft),
    ];
    return {
      mode: 'security',
      vulnerabilities,
      severity: vulnerabilities.map((v) => v.severity),
      recommendations: recommendations(evidence),
    };
  },
};

function secretDraft(hit: SecretHit): FindingDraft {
  return {
    mode: 'security',
    ruleId: hit.ruleId,
    category: 'secret',
    title: hit.title,
    detail:
      'What looks like a working credential stands in the file. Whoever can read the repository, or any clone of it, can use it.',
    severity: 'critical',
    confidence: 0.9,
    file: hit.file,
    startLine: hit.line,
    endLine: hit.line,
    quote: hit.quote,
    suggestion: {
      description:
        'Revoke it at its issuer first, then read the new one from the environment or a secret store. Removing the line alone leaves it in the history.',
      replacement: null,
    },
    cwe: 'CWE-798',
    references: ['https://cwe.mitre.org/data/definitions/798.html'],
  };
}

/** One sentence a kind of weakness, with the places it is about. */
function recommendations(evidence: Evidence): string[] {
  const byRule = new Map<string, { fix: string; places: string[] }>();
  for (const hit of (evidence.rules?.hits ?? []).filter(
    (h) => h.rule.critic === 'security' && inScope(evidence, h.file, h.startLine),
  )) {
    const entry = byRule.get(hit.rule.id) ?? { fix: hit.rule.fix, places: [] };
    entry.places.push(`${hit.file}:${hit.startLine}`);
    byRule.set(hit.rule.id, entry);
  }
  const secrets = (evidence.secrets?.hits ?? []).map((hit) => `${hit.file}:${hit.line}`);
  return [
    ...(secrets.length > 0
      ? [`Revoke the credentials at ${secrets.slice(0, 5).join(', ')} before anything else.`]
      : []),
    ...[...byRule.values()].map(({ fix, places }) => `${places.slice(0, 5).join(', ')}: ${fix}`),
  ];
}
