import { inScope, ruleDraft } from '../core/drafts';
import { securityBrief } from '../core/prompts/brief-security';
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
  hears: {
    security: 0.5,
    secure: 0.55,
    'security issue': 0.6,
    'security problem': 0.6,
    'security hole': 0.7,
    'security risk': 0.6,
    vulnerability: 0.8,
    vulnerable: 0.8,
    audit: 0.5,
    'security audit': 0.9,
    'security review': 0.9,
    pentest: 0.9,
    exploit: 0.7,
    injection: 0.4,
    'sql injection': 0.9,
    'command injection': 0.9,
    'code injection': 0.9,
    xss: 0.9,
    csrf: 0.9,
    ssrf: 0.9,
    cve: 0.7,
    'path traversal': 0.8,
    attacker: 0.6,
    leaked: 0.5,
    secrets: 0.3,
    authentication: 0.2,
    authorization: 0.2,
    encrypt: 0.4,
    sanitize: 0.4,
    harden: 0.5,
    unescaped: 0.5,
    malicious: 0.6,
  },
  grants: {
    effects: ['read', 'search', 'diagnose', 'exec'],
    also: ['web_search', 'write_file', 'str_replace'],
    never: ['delete_file'],
    writes: 'fixes',
  },
  threshold: 0.85,
  brief: securityBrief,
  next: null,
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
