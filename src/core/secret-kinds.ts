/** What a kind of credential is called in a finding's title. */
const names: Readonly<Record<string, string>> = {
  'github-token': 'A GitHub token',
  'gitlab-token': 'A GitLab token',
  'npm-token': 'An npm token',
  'pypi-token': 'A PyPI token',
  'aws-access-key-id': 'An AWS access key id',
  'aws-secret-key': 'An AWS secret key',
  'slack-token': 'A Slack token',
  'slack-webhook': 'A Slack webhook address',
  'google-api-key': 'A Google API key',
  'google-oauth-secret': 'A Google OAuth client secret',
  'anthropic-key': 'An Anthropic API key',
  'openai-key': 'An OpenAI API key',
  'stripe-key': 'A Stripe key',
  'shopify-token': 'A Shopify token',
  'sendgrid-key': 'A SendGrid key',
  'huggingface-token': 'A Hugging Face token',
  'groq-key': 'A Groq key',
  'digitalocean-token': 'A DigitalOcean token',
  'docker-token': 'A Docker Hub token',
  'databricks-token': 'A Databricks token',
  'grafana-token': 'A Grafana token',
  'linear-key': 'A Linear API key',
  'notion-token': 'A Notion token',
  'figma-token': 'A Figma token',
  'tailscale-key': 'A Tailscale key',
  'private-key': 'A private key',
  'url-password': 'A password in a URL',
  'database-password': 'A database password',
  'environment-value': 'A secret value of an environment file',
};

/** Kinds by the last part of the scanner's rule names; where one rule finds two, `kindOfMessage` tells. */
const byRule: Readonly<Record<string, string>> = {
  github: 'github-token',
  gitlab: 'gitlab-token',
  npm: 'npm-token',
  aws: 'aws-secret-key',
  slack: 'slack-token',
  basicauth: 'url-password',
  'database-connection-string': 'database-password',
  openai: 'openai-key',
  anthropic: 'anthropic-key',
  stripe: 'stripe-key',
  shopify: 'shopify-token',
  sendgrid: 'sendgrid-key',
  huggingface: 'huggingface-token',
  groq: 'groq-key',
  docker: 'docker-token',
  databricks: 'databricks-token',
  grafana: 'grafana-token',
  linear: 'linear-key',
  notion: 'notion-token',
  figma: 'figma-token',
  tailscale: 'tailscale-key',
};

/** The kind of credential that a message of the scanner is about. */
export function kindOfMessage(ruleId: string, messageId: string): string {
  if (messageId === 'PackageJSON_xOauthToken') return 'github-token';
  if (/webhook/i.test(messageId)) return 'slack-webhook';
  const rule = ruleId.slice(ruleId.lastIndexOf('secretlint-rule-') + 'secretlint-rule-'.length);
  return byRule[rule] ?? `${rule}-credential`;
}

/** Title of a finding about that kind. */
export function secretTitle(kind: string): string {
  const service = kind.replace(/-credential$/, '');
  return `${names[kind] ?? `A credential (${service})`} stands in the file`;
}
