// Generated from the folder by `npm run generate`; not edited by hand.
import { rule as assignmentInCondition } from './assignment-in-condition';
import { rule as asyncForEach } from './async-for-each';
import { rule as catastrophicRegex } from './catastrophic-regex';
import { rule as codeInjection } from './code-injection';
import { rule as commandInjection } from './command-injection';
import { rule as corsAnyOrigin } from './cors-any-origin';
import { rule as debugEnabled } from './debug-enabled';
import { rule as debuggerStatement } from './debugger-statement';
import { rule as duplicateCondition } from './duplicate-condition';
import { rule as duplicateKey } from './duplicate-key';
import { rule as finallyReturns } from './finally-returns';
import { rule as focusedTest } from './focused-test';
import { rule as hardcodedCredentials } from './hardcoded-credentials';
import { rule as htmlInjection } from './html-injection';
import { rule as insecureCookie } from './insecure-cookie';
import { rule as insecureRandom } from './insecure-random';
import { rule as insecureTemporaryFile } from './insecure-temporary-file';
import { rule as isLiteral } from './is-literal';
import { rule as jwtNotVerified } from './jwt-not-verified';
import { rule as mergeConflictMarker } from './merge-conflict-marker';
import { rule as missingAwait } from './missing-await';
import { rule as mutableDefaultArgument } from './mutable-default-argument';
import { rule as nosqlInjection } from './nosql-injection';
import { rule as offByOneIndex } from './off-by-one-index';
import { rule as openRedirect } from './open-redirect';
import { rule as pathTraversal } from './path-traversal';
import { rule as prototypePollution } from './prototype-pollution';
import { rule as reflectedXss } from './reflected-xss';
import { rule as regexInjection } from './regex-injection';
import { rule as selfComparison } from './self-comparison';
import { rule as shellDownloadAndRun } from './shell-download-and-run';
import { rule as shellEval } from './shell-eval';
import { rule as shellSecretPrinted } from './shell-secret-printed';
import { rule as shellUnsafeRemove } from './shell-unsafe-remove';
import { rule as sqlInjection } from './sql-injection';
import { rule as ssrf } from './ssrf';
import { rule as swallowedError } from './swallowed-error';
import { rule as templateInjection } from './template-injection';
import { rule as timingUnsafeCompare } from './timing-unsafe-compare';
import { rule as tlsVerificationDisabled } from './tls-verification-disabled';
import { rule as unreachableCode } from './unreachable-code';
import { rule as unsafeArchiveExtraction } from './unsafe-archive-extraction';
import { rule as unsafeDeserialization } from './unsafe-deserialization';
import { rule as weakCipher } from './weak-cipher';
import { rule as weakPasswordHash } from './weak-password-hash';
import { rule as workflowBroadPermissions } from './workflow-broad-permissions';
import { rule as workflowEnvironmentInjection } from './workflow-environment-injection';
import { rule as workflowExpressionInjection } from './workflow-expression-injection';
import { rule as workflowPullRequestTargetCheckout } from './workflow-pull-request-target-checkout';
import { rule as workflowSecretsExposed } from './workflow-secrets-exposed';
import { rule as workflowUnpinnedAction } from './workflow-unpinned-action';
import { rule as workflowUnsecureCommands } from './workflow-unsecure-commands';
import { rule as worldWritable } from './world-writable';
import { rule as xxe } from './xxe';
import type { Rule } from './on-rule';

export const rules: readonly Rule[] = [
  assignmentInCondition,
  asyncForEach,
  catastrophicRegex,
  codeInjection,
  commandInjection,
  corsAnyOrigin,
  debugEnabled,
  debuggerStatement,
  duplicateCondition,
  duplicateKey,
  finallyReturns,
  focusedTest,
  hardcodedCredentials,
  htmlInjection,
  insecureCookie,
  insecureRandom,
  insecureTemporaryFile,
  isLiteral,
  jwtNotVerified,
  mergeConflictMarker,
  missingAwait,
  mutableDefaultArgument,
  nosqlInjection,
  offByOneIndex,
  openRedirect,
  pathTraversal,
  prototypePollution,
  reflectedXss,
  regexInjection,
  selfComparison,
  shellDownloadAndRun,
  shellEval,
  shellSecretPrinted,
  shellUnsafeRemove,
  sqlInjection,
  ssrf,
  swallowedError,
  templateInjection,
  timingUnsafeCompare,
  tlsVerificationDisabled,
  unreachableCode,
  unsafeArchiveExtraction,
  unsafeDeserialization,
  weakCipher,
  weakPasswordHash,
  workflowBroadPermissions,
  workflowEnvironmentInjection,
  workflowExpressionInjection,
  workflowPullRequestTargetCheckout,
  workflowSecretsExposed,
  workflowUnpinnedAction,
  workflowUnsecureCommands,
  worldWritable,
  xxe,
];
