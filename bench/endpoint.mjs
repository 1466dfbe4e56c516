// An endpoint on loopback that answers every question at once, or after a fixed time. Prints its port; ends with its
// standard input. Usage: endpoint.mjs [milliseconds [FOLDER for the bodies that it was sent]]
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [, , wait = '0', folder] = process.argv;
let count = 0;

const plan = (file) => ({
  title: 'Keep the retry limit',
  summary: 'The limit holds after a timeout.',
  objectives: ['The limit holds.'],
  constraints: ['The journal keeps its format.'],
  assumptions: ['The config is read once.'],
  approach: 'Test first.',
  steps: [
    {
      number: 1,
      description: 'Count every attempt.',
      files: [file],
      dependencies: [],
      commands: ['npm test'],
      verification: 'The tests pass.',
    },
  ],
  affectedFiles: [{ path: file, reason: 'It counts the attempts.' }],
  testPlan: ['A test with a timeout.'],
  risks: ['None that is known.'],
  alternatives: ['Leave it.'],
  rollback: ['Revert the commit.'],
  successCriteria: ['The tests pass.'],
  nextActions: ['Approve the plan.'],
  proposedChanges: [],
  suggestedCommands: [],
});
const lists = {
  reviewer: { issues: [], suggestions: [], positives: [] },
  security: { vulnerabilities: [], severity: [], recommendations: [] },
  debugger: { errors: [], rootCause: 'The counter starts anew.', fixes: [] },
  performance: { bottlenecks: [], optimizations: [], estimatedImprovement: null },
};
const none = Object.fromEntries(
  Object.values(lists).flatMap((own) => Object.keys(own).map((key) => [key, null])),
);

function answer(text) {
  const mode = Object.keys(lists).find((name) => text.includes(`{"mode":"${name}"`));
  const file = /\bsrc\/payment\/retry-queue\.js\b/.exec(text)?.[0] ?? 'package.json';
  return mode === undefined ? plan(file) : { mode, result: { ...none, ...lists[mode] } };
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    if (folder) writeFileSync(join(folder, `${count++}.json`), body);
    const { messages, stream } = JSON.parse(body);
    const text = messages.map((message) => message.content).join('\n');
    const content = JSON.stringify(answer(text));
    const usage = {
      prompt_tokens: Math.ceil(text.length / 4),
      completion_tokens: Math.ceil(content.length / 4),
    };
    setTimeout(() => send(response, content, usage, stream), Number(wait));
  });
});

function send(response, content, usage, stream) {
  const choice = (part) => ({ index: 0, ...part });
  if (!stream) {
    const message = { role: 'assistant', content };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [choice({ message, finish_reason: 'stop' })], usage }));
    return;
  }
  const event = (value) => `data: ${JSON.stringify(value)}\n\n`;
  response.setHeader('content-type', 'text/event-stream');
  for (let at = 0; at < content.length; at += 20)
    response.write(
      event({ choices: [choice({ delta: { content: content.slice(at, at + 20) }, finish_reason: null })] }),
    );
  response.write(event({ choices: [choice({ delta: {}, finish_reason: 'stop' })] }));
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.stdin.resume().on('end', () => process.exit(0));
