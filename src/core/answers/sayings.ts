import type { Complaint } from './complaint';

const creditCodes = [
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'insufficient_credits',
  'budget_exceeded',
];
const keyCodes = ['invalid_api_key', 'api_key_invalid', 'authentication_error', 'unauthenticated'];
const modelCodes = [
  'model_not_found',
  'deploymentnotfound',
  'unavailable_model',
  'invalid_model',
  'modelnotfound',
];
const filterCodes = ['content_filter', 'content_policy_violation', 'responsibleaipolicyviolation'];
const serverCodes = [
  'server_error',
  'internal_error',
  'internal_server_error',
  'overloaded_error',
  'service_unavailable',
];
const failedCodes = ['json_validate_failed', 'tool_use_failed', 'output_parse_failed'];

function has(complaint: Complaint, codes: readonly string[]): boolean {
  return codes.some((code) => complaint.codes.has(code));
}

/** No credit or quota is left: no waiting helps. */
export function isOutOfCredit(status: number, complaint: Complaint): boolean {
  if (status === 402 || has(complaint, creditCodes)) return true;
  if (
    /insufficient_quota|credit balance is too low|insufficient (?:credit|balance|fund)|budget has been exceeded/.test(
      complaint.text,
    )
  )
    return true;
  // The same sentence stands for a rate of so many a minute where the code is RESOURCE_EXHAUSTED.
  const isRate = complaint.codes.has('resource_exhausted') || complaint.text.includes('resource_exhausted');
  return !isRate && complaint.text.includes('exceeded your current quota');
}

/** The key is wrong, whatever the status. */
export function isWrongKey(complaint: Complaint): boolean {
  return (
    has(complaint, keyCodes) ||
    /(?:incorrect|invalid|missing|no) api[ -]?key|api[ -]?key (?:is )?(?:not valid|invalid|missing|expired|not found)|invalid subscription key/.test(
      complaint.text,
    )
  );
}

/** The model, or on Azure the deployment, does not exist for this key. */
export function isUnknownModel(complaint: Complaint): boolean {
  return (
    has(complaint, modelCodes) ||
    /no endpoints found for|^model: |try pulling it|invalid model(?: name| id|:| '| specified|$|;)|not a valid model|unknown model|unavailable model|no such model|deployment[^.]{0,40}does not exist|(?:not|n't) have access to (?:the )?model|model_not_found/.test(
      complaint.text,
    ) ||
    /\bmodels?\b[^.;]{0,120}(?:does not exist|doesn't exist|not found|is not available|not loaded|not supported by any provider)/.test(
      complaint.text.replace(/(?<=\w)\.(?=\w)/g, ' '),
    )
  );
}

/** The server is at fault, where only words say so. */
export function isServerFault(complaint: Complaint): boolean {
  return (
    has(complaint, serverCodes) ||
    /overloaded|internal (?:server )?error|temporarily|timed? ?out/.test(complaint.text)
  );
}

/** A content filter refused the request or its answer. */
export function isFiltered(complaint: Complaint): boolean {
  return (
    has(complaint, filterCodes) ||
    /content management policy|content policy|content_filter|content filter|flagged|safety (?:system|filter|reasons)/.test(
      complaint.text,
    )
  );
}

/** The model did not manage to write what its own server wanted. */
export function isFailedGeneration(complaint: Complaint): boolean {
  return (
    has(complaint, failedCodes) ||
    /failed to (?:generate json|call a function)|failed_generation/.test(complaint.text)
  );
}
