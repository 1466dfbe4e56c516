// Made by `npm run generate` from this folder. Do not edit.
import type { Sink, SinkName } from '../domain/sink';

/** Every sink by its name; each is loaded when it is asked for. */
export const sinks: Readonly<Record<SinkName, () => Promise<Sink>>> = {
  json: async () => (await import('./json')).json,
  markdown: async () => (await import('./markdown')).markdown,
  sarif: async () => (await import('./sarif')).sarif,
  text: async () => (await import('./text')).text,
};
