// The least that anybody needs for the calls of a run: the first, then the others side by side, each answer read and
// its JSON parsed. Usage: client.cjs URL FOLDER with the bodies.
const { readdirSync, readFileSync } = require('node:fs');
const { request } = require('node:http');
const { join } = require('node:path');

const [, , url, folder] = process.argv;
const bodies = readdirSync(folder)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => readFileSync(join(folder, name)));

function call(body) {
  return new Promise((done, fail) => {
    const asked = request(
      `${url}/chat/completions`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          let content = '';
          for (const line of text.split('\n')) {
            if (!line.startsWith('data: {')) continue;
            content += JSON.parse(line.slice(6)).choices[0]?.delta?.content ?? '';
          }
          done(JSON.parse(content));
        });
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
}

(async () => {
  const [first, ...others] = bodies;
  await call(first);
  await Promise.all(others.map(call));
})();
