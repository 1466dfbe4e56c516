import { clipped, quoting } from './quote';
import type { AgainCause, Ending, Sent } from './verdict';

/** What to do when a model gave no usable answer in all its tries, by why the last one failed. */
export const tryInstead: Readonly<Record<AgainCause | 'invalid', string>> = {
  invalid: 'Try another --model, one that follows JSON schemas better.',
  cut: 'Raise --max-output-tokens, or take a --model that answers more briefly.',
  unfinished: 'The server or a proxy before it breaks answers off: look at its log, or try again later.',
  empty: 'Try another --model, or raise --max-output-tokens if it thinks long before it answers.',
  no_body: 'Check --base-url, and the log of the server or of a proxy before it.',
  no_choices: 'Try another --model, and look at the log of the server.',
  refusal: 'Try another --model, or word the task differently.',
  filtered: 'Try another --model, word the task differently, or leave files out with --exclude.',
  tool: 'Try another --model, or leave tools out with the setting structuredOutput.enabled: false.',
  generation: 'Try another --model, or leave its own JSON mode out with structuredOutput.enabled: false.',
};

/** Nothing of the body is quoted: some endpoints repeat the key in it. */
export function key(sent: Sent, status: number): Ending {
  return {
    kind: 'auth',
    message: `The endpoint ${sent.address} was given no key that it accepts (status ${status}).`,
    hint: 'Check the environment variable that --api-key-env names (OPENAI_API_KEY otherwise), and that its key belongs to this --base-url.',
  };
}

export function forbidden(sent: Sent, said: string): Ending {
  return {
    kind: 'auth',
    message: `The endpoint ${sent.address} forbids this request (status 403)${quoting(said)}`,
    hint: `Check that the key may use the model "${clipped(sent.ask.model, 80)}", and that no rule of the network or region forbids it.`,
  };
}

export function proxyAuth(sent: Sent): Ending {
  return {
    kind: 'auth',
    message: `The proxy before ${sent.address} asks for a name and password (status 407).`,
    hint: 'Give them in HTTPS_PROXY, or list the host in NO_PROXY.',
  };
}

export function credit(sent: Sent, status: number): Ending {
  return {
    kind: 'auth',
    message: `The account behind the key has no credit or quota left at ${sent.address} (status ${status}).`,
    hint: 'Add credit or raise its limit at the provider, or use another key with --api-key-env.',
  };
}

export function model(sent: Sent, said: string): Ending {
  return {
    kind: 'model',
    message: `The endpoint ${sent.address} does not offer the model "${clipped(sent.ask.model, 80)}"${quoting(said)}`,
    hint: 'Check --model (on Azure: the name of the deployment) and that the key may use it.',
    isUnknownModel: true,
  };
}

export function address(sent: Sent, status: number, said: string): Ending {
  return {
    kind: 'config',
    message: `There is no chat API at ${sent.address} (status ${status})${quoting(said)}`,
    hint: 'Check --base-url: it usually ends in /v1, and on Azure it needs --query api-version=….',
  };
}

export function page(sent: Sent, title: string, status = 200): Ending {
  return {
    kind: 'config',
    message: `The endpoint ${sent.address} answers with a web page instead of the API (status ${status})${quoting(title)}`,
    hint: 'Check --base-url (it usually ends in /v1), and whether a login page, proxy or firewall stands before it.',
  };
}

export function otherApi(sent: Sent, contentType: string, said: string): Ending {
  const type = clipped(contentType, 60) || 'no content type';
  return {
    kind: 'config',
    message: `The endpoint ${sent.address} answers something other than chat completions (${type})${quoting(said)}`,
    hint: 'Check --base-url: it must be the address of an OpenAI-compatible API, which usually ends in /v1.',
  };
}

export function busy(sent: Sent, status: number, fault: string): Ending {
  return {
    kind: 'model',
    message: fault,
    hint:
      status === 429
        ? 'The rate limit is reached: try again later, or raise the limit at the provider.'
        : `The server at ${sent.address} has a fault of its own: try again later, or look at its log.`,
  };
}

export function refusal(fault: string): Ending {
  return {
    kind: 'model',
    message: fault,
    hint: 'Every form of the request was tried: check --model, --base-url, --header and --query for this endpoint.',
  };
}
