// A process that works on a session: `node session-process.mjs HOME ID append COUNT | hold | fill`.
import { loadSource } from '../../scripts/load-source.mjs';

const [home, id, what, count] = process.argv.slice(2);
const { openSessionStore } = await loadSource('adapters/session-store.ts');
const store = openSessionStore(home);
const signal = new AbortController().signal;
const said = (text) => ({ at: 1, kind: 'said', role: 'tool', text });

if (what === 'append') {
  for (let index = 0; index < Number(count); index += 1) {
    await store.hold(
      id,
      async ({ session, append }) => {
        // Two events that stand beside each other only when nobody else writes in between.
        const number = session.events.length;
        await append([said(`${process.pid} begins at ${number}`)]);
        await append([said(`${process.pid} ends at ${number}`)]);
      },
      signal,
    );
  }
}
if (what === 'hold') {
  await store.hold(
    id,
    async ({ append }) => {
      await append([said('held')]);
      console.log('held');
      await new Promise(() => setInterval(() => {}, 1000));
    },
    signal,
  );
}
if (what === 'fill') {
  await store.hold(
    id,
    async ({ session, append }) => {
      for (let index = session.events.length; ; index += 1) {
        await append([said(`${index} ${'x'.repeat(20_000)}`)]);
        console.log(index);
      }
    },
    signal,
  );
}
