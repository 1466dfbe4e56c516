import { sha256 } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits. Not by node:crypto: loading it costs a short run
 * more than half of a bare start, and we hash a few kilobytes.
 */
export function sha256Hex(text: string): string {
  return Array.from(sha256(new TextEncoder().encode(text)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
