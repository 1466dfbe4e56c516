import { serverPrefix } from '../can-use-tool';
import { sha256Hex } from '../hash';

const longest = 64;

/**
 * What a server's tool or prompt is called here: `mcp__SERVER__NAME`, in the letters and the length that endpoints
 * take. A name that had to be changed, or that two servers could make, ends with a hash of both parts. Null: taken.
 * @see https://platform.openai.com/docs/api-reference/chat/create `tools.function.name`
 */
export function servedName(server: string, name: string, taken: ReadonlySet<string>): string | null {
  const given = `${serverPrefix}${server}__${name}`;
  const plain = given.replace(/[^A-Za-z0-9_-]/g, '_');
  const isPlain = given === plain && plain.length <= longest && !/__|_$/.test(server) && !/__|^_/.test(name);
  const hash = sha256Hex(`${server}\0${name}`).slice(0, 8);
  const made = isPlain ? plain : `${plain.slice(0, longest - hash.length - 1)}_${hash}`;
  return taken.has(made) ? null : made;
}
