import type { JsonSchema } from '../../domain/chat';
import { type CriticName, criticNames } from '../../domain/mode';
import { categories, severities } from '../../domain/severity';
import { frozen } from './frozen';
import { exactly, optionalText, optionalTexts, text, texts } from './schema-parts';

const mostEntries = 60;
const mostTexts = 60;

const severity = { type: 'string', enum: severities };
const claim = {
  title: text,
  detail: text,
  category: { type: 'string', enum: categories },
  severity,
  confidence: { type: 'number' },
  file: optionalText,
  quote: text,
  suggestion: { ...exactly({ description: text, replacement: optionalText }), type: ['object', 'null'] },
  cwe: optionalText,
  references: texts,
};
// By reference: each list of a mode costs tokens in every request of a critic.
const claims = { $ref: '#/$defs/claims' };
const told = { $ref: '#/$defs/list' };

/** What is sent with every critic's question (DP-27): the same for all, so that the requests share their beginning. */
export const criticEnvelope: JsonSchema = frozen({
  ...exactly({
    mode: { type: 'string', enum: criticNames },
    result: exactly({
      issues: claims,
      suggestions: told,
      positives: told,
      vulnerabilities: claims,
      // Its words are checked here; the entries say theirs in the closed list.
      severity: told,
      recommendations: told,
      errors: claims,
      rootCause: optionalText,
      fixes: told,
      bottlenecks: claims,
      optimizations: told,
      estimatedImprovement: optionalText,
    }),
  }),
  $defs: { claims: { type: ['array', 'null'], items: exactly(claim) }, list: optionalTexts },
});

/** A claim as it is checked here: also with what strict modes cannot say. */
const checkedClaim = {
  ...exactly({
    ...claim,
    title: { type: 'string', minLength: 1 },
    detail: { type: 'string', minLength: 1 },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
  }),
  // Where there is a file there is code of it.
  if: { type: 'object', properties: { file: { type: 'string', minLength: 1 } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { type: 'object', properties: { quote: { type: 'string', minLength: 1 } } },
  required: ['title', 'detail', 'category', 'severity', 'confidence', 'file', 'quote'],
};
const checkedClaims = { type: 'array', items: checkedClaim, maxItems: mostEntries };
const checkedTexts = { ...texts, maxItems: mostTexts };

/**
 * What `result` of a critic's answer must be once the lists of the other modes are taken out (`resultOf`): the
 * documents' lists, of which `positives`, `severity` and `estimatedImprovement` may be missing. To be compiled with `allowUnionTypes`.
 */
export const modeSchema: Readonly<Record<CriticName, JsonSchema>> = frozen({
  reviewer: {
    ...exactly({ issues: checkedClaims, suggestions: checkedTexts, positives: checkedTexts }),
    required: ['issues', 'suggestions'],
  },
  security: {
    ...exactly({
      vulnerabilities: checkedClaims,
      severity: { type: 'array', items: severity },
      recommendations: checkedTexts,
    }),
    required: ['vulnerabilities', 'recommendations'],
  },
  debugger: exactly({
    errors: checkedClaims,
    rootCause: { type: 'string', minLength: 1 },
    fixes: checkedTexts,
  }),
  performance: {
    ...exactly({ bottlenecks: checkedClaims, optimizations: checkedTexts, estimatedImprovement: text }),
    required: ['bottlenecks', 'optimizations'],
  },
});
