import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../../domain/dates';
import { deriveKey } from '../../../database/secrets/derive-key';

/** The path of the link that `npm start` prints. */
export const SETUP_PATH = '/invoicing/setup';

/**
 * The code with which the first administrator is registered. It is derived and not stored, so each node
 * with the same secrets accepts the code that any of them printed, after a restart too.
 * @param secret `ADMIN_JWT_SECRET`, which already lets its holder sign in as every administrator
 */
export function setupCode(secret: string, at: Date): string {
  return codeOfDay(secret, dayOf(at));
}

/** A code is good on its day and the next one. Tomorrow's may come from a node whose clock is ahead. */
export function isSetupCode(secret: string, code: string, at: Date): boolean {
  const given = Buffer.from(code);
  const days = [-1, 0, 1].map((offset) => dayOf(at) + offset);
  const matches = days.map((day) => isSame(given, Buffer.from(codeOfDay(secret, day))));
  return matches.includes(true);
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

function codeOfDay(secret: string, day: number): string {
  const key = deriveKey(secret, 'first administrator');
  return createHmac('sha256', key).update(String(day)).digest('base64url');
}

/** Compares in constant time. Only a wrong length may be noticed by its time. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
