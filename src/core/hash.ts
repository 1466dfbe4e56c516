import { sha256 } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits. Not by node:crypto: loading it costs a short run
 * more than half of a bare start, and we hash a few kilobytes.
 */
export function sha256Hex(text: string): string {
  return sha256OfBytes(new TextEncoder().encode(text));
}

/** The same of bytes as they are. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
