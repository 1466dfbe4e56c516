import { clipped, quoting } from './quote';
import type { Ending, Sent } from './verdict';

/** Nothing of the body is quoted: some endpoints repeat the key in it. */
export function key(sent: Sent, status: number): Ending {
  return {
    kind: 'auth',
    message: `The endpoint ${sent.address} does not accept the key (status ${status}).`,
    hint: 'Check the key in the environment variable that --api-key-env names (OPENAI_API_KEY otherwise), and that it belongs to this --base-url.',
  };
}

export function forbidden(sent: Sent, said: string): Ending {
  return {
    kind: 'auth',
    message: `The endpoint ${sent.address} forbids this request (status 403)${quoting(said) || '.'}`,
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
    message: `The endpoint ${sent.address} does not offer the model "${clipped(sent.ask.model, 80)}"${quoting(said) || '.'}`,
    hint: 'Check --model (on Azure: the name of the deployment) and that the key may use it.',
  };
}

export function address(sent: Sent, status: number, said: string): Ending {
  return {
    kind: 'config',
    message: `There is no chat API at ${sent.address} (status ${status})${quoting(said) || '.'}`,
    hint: 'Check --base-url: it usually ends in /v1, and on Azure it needs --query api-version=….',
  };
}

export function page(sent: Sent, title: string, status = 200): Ending {
  return {
    kind: 'config',
    message: `The endpoint ${sent.address} answers with a web page instead of the API (status ${status})${quoting(title) || '.'}`,
    hint: 'Check --base-url (it usually ends in /v1), and whether a login page, proxy or firewall stands before it.',
  };
}

export function otherApi(sent: Sent, contentType: string, said: string): Ending {
  const type = clipped(contentType, 60) || 'no content type';
  return {
    kind: 'config',
    message: `The endpoint ${sent.address} answers something other than chat completions (${type})${quoting(said) || '.'}`,
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
