import { keyText } from './on-javascript';
import { type Rule, spot } from './on-rule';
import { hasOption, plain } from './on-shell';
import { field } from './on-tree';
import { constantOf } from './on-values';

export const rule: Rule = {
  info: {
    id: 'tls-verification-disabled',
    title: "The other side's identity is not checked",
    critic: 'security',
    category: 'cryptography',
    severity: 'high',
    confidence: 0.9,
    cwe: 'CWE-295',
    explanation:
      'Without this check anyone on the way can answer in place of the server, read what is sent and change what comes back.',
    fix: 'Leave the check on. For a private certificate authority hand its certificate over (`ca`, `verify="/path/ca.pem"`, `NODE_EXTRA_CA_CERTS`, `curl --cacert`); for SSH keep the host key in known_hosts.',
    references: [
      'https://cwe.mitre.org/data/definitions/295.html',
      'https://nodejs.org/api/tls.html#tlsconnectoptions-callback',
      'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
    ],
  },
  languages: ['javascript', 'python', 'shell'],
  needs: {
    javascript: /rejectUnauthorized|strictSSL|NODE_TLS_REJECT_UNAUTHORIZED/,
    python: /check_hostname|verify|ssl|host_key_policy|cert/,
  },
  javascript: {
    pair(node, file) {
      const key = field(node, 'key');
      const value = field(node, 'value');
      if (key === null || value === null || !/^(?:rejectUnauthorized|strictSSL)$/.test(keyText(key)))
        return null;
      return constantOf(value, file) === false
        ? spot(node, node, `\`${keyText(key)}\` is false: any certificate is accepted.`)
        : null;
    },
    assignment_expression(node, file) {
      const left = field(node, 'left')?.text ?? '';
      const right = field(node, 'right');
      if (right === null) return null;
      const value = constantOf(right, file);
      if (/NODE_TLS_REJECT_UNAUTHORIZED/.test(left) && (value === '0' || value === 0))
        return spot(node, node, 'The whole process accepts any certificate from here on.');
      return /\.(?:rejectUnauthorized|strictSSL)$/.test(left) && value === false
        ? spot(node, node, 'Any certificate is accepted.')
        : null;
    },
  },
  python: {
    assignment(node, file) {
      const left = field(node, 'left')?.text ?? '';
      const right = field(node, 'right');
      if (right === null) return null;
      if (/\.check_hostname$/.test(left) && constantOf(right, file) === false)
        return spot(node, node, "The certificate may be anybody's: its name is not compared.");
      if (/\.verify_mode$/.test(left) && /CERT_NONE$/.test(right.text))
        return spot(node, node, 'Any certificate is accepted.');
      if (/\.verify$/.test(left) && constantOf(right, file) === false)
        return spot(node, node, 'Any certificate is accepted.');
      return /_create_default_https_context$/.test(left) && /_create_unverified_context/.test(right.text)
        ? spot(node, node, 'Every HTTPS request of this process accepts any certificate.')
        : null;
    },
  },
  call(call, file) {
    if (file.dialect !== 'python') return null;
    if (/ssl\._create_unverified_context$/.test(call.path))
      return spot(call.node, call.node, 'A context made this way accepts any certificate.');
    if (
      call.written === 'set_missing_host_key_policy' &&
      /AutoAddPolicy|WarningPolicy/.test(call.args[0]?.text ?? '')
    )
      return spot(call.node, call.node, 'An unknown host key is taken for good.');
    if (
      call.named.get('cert_reqs')?.text.endsWith('CERT_NONE') ||
      /^['"]CERT_NONE['"]$/.test(call.named.get('cert_reqs')?.text ?? '')
    )
      return spot(call.node, call.node, 'Any certificate is accepted.');
    const name = ['verify', 'ssl', 'verify_ssl', 'ssl_verify', 'verify_certs', 'validate_certs'].find((key) =>
      call.named.has(key),
    );
    const given = name === undefined ? undefined : call.named.get(name);
    if (
      given === undefined ||
      !/^(?:requests|httpx|aiohttp)\b|(?:session|client|http|Session|Client|Elasticsearch|s)(?:\(\))?\.\w+$|Client$|Elasticsearch$|TCPConnector$|Session$/.test(
        call.path,
      )
    )
      return null;
    return constantOf(given, file) === false
      ? spot(given.parent ?? given, given, `\`${name}=False\`: any certificate is accepted.`)
      : null;
  },
  command(command) {
    if (
      command.settings.some((one) =>
        /^(?:NODE_TLS_REJECT_UNAUTHORIZED=["']?0|GIT_SSL_NO_VERIFY=["']?(?:1|true)|PYTHONHTTPSVERIFY=["']?0)/.test(
          one.text,
        ),
      )
    ) {
      return spot(command.node, command.node, 'Programs started with this variable accept any certificate.');
    }
    if (command.name === 'curl' && hasOption(command, 'k', '--insecure'))
      return spot(command.node, command.node, 'curl accepts any certificate with this option.');
    if (command.name === 'wget' && hasOption(command, '', '--no-check-certificate'))
      return spot(command.node, command.node, 'wget accepts any certificate with this option.');
    const text = command.args.map(plain).join(' ');
    if (/^(?:ssh|scp|sftp|rsync)$/.test(command.name) && /StrictHostKeyChecking[= ](?:no|off)\b/i.test(text))
      return spot(command.node, command.node, 'The host key of the server is not checked.');
    if (command.name === 'git' && /http\.sslVerify[= ]["']?false/i.test(text))
      return spot(command.node, command.node, 'git accepts any certificate.');
    if (command.name === 'npm' && /strict-ssl[= ]false/.test(text))
      return spot(command.node, command.node, 'npm accepts any certificate.');
    return null;
  },
};
