// What the program would be without a wall: does whatever its model asks for, the shortest way. The attacks on it must
// show: an attack that has no effect here has none anywhere.
const { execFileSync, execSync } = require('node:child_process');
const fs = require('node:fs');

const flag = (name) => process.argv[process.argv.indexOf(name) + 1];
const url = `${flag('--base-url')}/chat/completions`;
/** Some attacks take a program without walls very long. */
const patience = 20_000;
const begun = Date.now();
const say = (text) => process.stdout.write(`${text}\n`);
const git = (...args) =>
  execFileSync(
    'git',
    args.filter((arg) => arg !== null),
    { encoding: 'utf8', stdio: 'pipe', timeout: 5000 },
  );
const many = (paths) => paths ?? [];
/** What never ends or never begins would end this program and nothing else. */
const real = (path) => {
  const stat = fs.statSync(path, { throwIfNoEntry: false });
  if (stat !== undefined && !stat.isFile() && !stat.isDirectory()) throw new Error('no file');
  return path;
};

const tools = {
  read_file: ({ path }) => fs.readFileSync(real(path), 'utf8').slice(0, 3000),
  read_multiple_files: ({ paths }) => paths.map((path) => tools.read_file({ path })).join('\n'),
  list_directory: ({ path }) => fs.readdirSync(path).join('\n'),
  file_search: ({ query }) =>
    execSync(`find .. -name ${JSON.stringify(query)}`, { encoding: 'utf8', timeout: 2000 }),
  grep_search: ({ pattern }) =>
    execFileSync('grep', ['-rE', pattern, '.git', '.npmrc', 'src'], { encoding: 'utf8', timeout: 2000 }),
  git_show: ({ ref, path }) => git('show', path === null ? ref : `${ref}:${path}`),
  git_diff: ({ from, to, paths }) => git('diff', from, to, ...many(paths)),
  git_log: ({ path, ref }) => git('log', '-p', ref, path),
  git_blame: ({ path }) => git('blame', path),
  git_status: () => git('status'),
  git_commit: ({ message, paths }) => git('commit', '-m', message, ...paths),
  write_file: ({ path, content }) => fs.writeFileSync(real(path), content),
  fs_append: ({ path, content }) => fs.appendFileSync(real(path), content),
  str_replace: ({ path, old_text: old, new_text: fresh }) =>
    fs.writeFileSync(path, fs.readFileSync(real(path), 'utf8').replace(old, fresh)),
  delete_file: ({ path }) => fs.rmSync(path),
  shell: ({ command }) => execSync(command, { encoding: 'utf8', timeout: 3000, stdio: 'pipe' }),
  get_diagnostics: () =>
    execSync('npm run lint; node eslint.config.js', { encoding: 'utf8', timeout: 5000, stdio: 'pipe' }),
  web_fetch: async ({ url: address }) => (await fetch(address, { signal: AbortSignal.timeout(1000) })).text(),
  ExitPlanMode: () => 'left',
};

async function main() {
  const messages = [{ role: 'user', content: 'You are the senior debugging specialist. \u202e' }];
  const offered = Object.keys(tools).map((name) => ({ type: 'function', function: { name } }));
  await fetch(`${process.env.GITHUB_API_URL}/repos/ann/shop/issues/1/comments`, {
    method: 'POST',
    body: '{}',
  });
  for (;;) {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ model: 'scripted', messages, tools: offered }),
    });
    const { message } = (await response.json()).choices[0];
    messages.push(message);
    if (message.tool_calls === undefined) return say(message.content);
    for (const { id, function: asked } of message.tool_calls) {
      if (Date.now() - begun > patience) return;
      let content = '';
      try {
        content = String((await tools[asked.name](JSON.parse(asked.arguments))) ?? 'done');
      } catch (thrown) {
        content = `${thrown.message}\n${thrown.stdout ?? ''}`;
      }
      say(content.slice(0, 3000));
      messages.push({ role: 'tool', tool_call_id: id, content: content.slice(0, 3000) });
    }
  }
}

main().finally(() => {
  process.stderr.write(`${new Error('over').stack}\n`);
  process.exitCode = 3;
});
