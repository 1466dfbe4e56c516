import type { Exchange } from '../../domain/chat';
import { quoting } from './quote';
import type { Ending, Sent, Verdict } from './verdict';

type Broken = Extract<Exchange, { kind: 'broken' }>;

/** What happened, as the end of a sentence that begins with the address; and what to check. */
const faults: Readonly<Record<Broken['fault'], { said: string; hint: string }>> = {
  dns: { said: 'has a host name that cannot be resolved', hint: 'Check --base-url and the network.' },
  refused: {
    said: 'refuses the connection',
    hint: 'Check --base-url (host and port) and that the server is running.',
  },
  tls: {
    said: 'offers a certificate or TLS version that is not trusted',
    hint: 'Check --base-url (https:// or http://); for a certificate authority of your own set NODE_EXTRA_CA_CERTS to its file.',
  },
  proxy: {
    said: 'cannot be reached through the proxy',
    hint: 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and that the proxy allows this host.',
  },
  reset: { said: 'broke off the connection', hint: 'Try again later; check the proxy and the server log.' },
  connect: {
    said: 'did not accept a connection in time',
    hint: 'Check --base-url and that the network or proxy reaches it, or raise --connect-timeout.',
  },
  first_token: {
    said: 'sent no first token in time',
    hint: 'The model may be loading or overloaded: try again later, choose a faster --model, or raise --first-token-timeout.',
  },
  idle: {
    said: 'fell silent in the middle of its answer',
    hint: 'The model may be overloaded: try again later, choose another --model, or raise --idle-timeout.',
  },
  aborted: {
    said: 'was not waited for: the request was stopped',
    hint: 'Give the run more time with --timeout.',
  },
  network: { said: 'cannot be reached', hint: 'Check the network, the proxy settings and --base-url.' },
};
/** What another try does not change. */
const lasting: readonly Broken['fault'][] = ['tls', 'proxy', 'aborted'];

/** What a connection without a whole exchange means. */
export function judgeBroken(broken: Broken, sent: Sent): Verdict {
  const { said, hint } = faults[broken.fault];
  const message = `The endpoint ${sent.address} ${said}${quoting(broken.detail)}`;
  const kind = lasting.includes(broken.fault) || broken.fault === 'dns' ? 'config' : 'model';
  const error: Ending = { kind: broken.fault === 'aborted' ? 'model' : kind, message, hint };
  if (lasting.includes(broken.fault)) return { kind: 'stop', error };
  return { kind: 'wait', seconds: null, fault: message, error };
}
