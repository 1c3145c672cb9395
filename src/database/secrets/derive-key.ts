import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key for one purpose, derived from a secret of the settings (HKDF, RFC 5869). It reveals neither the
 * secret nor the key of another purpose.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `invoicing ${purpose}`, KEY_BYTES));
}
