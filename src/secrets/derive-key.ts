import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key for one purpose alone, made from a secret of the settings (HKDF, RFC 5869). Nobody learns the
 * secret, or the key of another purpose, from it.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `invoicing ${purpose}`, KEY_BYTES));
}
