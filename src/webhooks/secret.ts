import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A signing secret as Standard Webhooks writes it: 24 to 64 random bytes, base64, with a prefix. */
export function newSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`;
}
