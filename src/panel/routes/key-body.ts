import { z } from 'zod';
import { SCOPES, type Scope } from '../../domain/scopes';
import { optional, required, name } from '../../validation/fields';
import type { Check } from '../../domain/checks';
import { LONGEST_DAYS } from '../../http/auth/create-key';

const scopes: Check<Scope[]> = (input) => {
  if (!Array.isArray(input) || input.length === 0) {
    return { problem: `must be a list of at least one of ${SCOPES.join(', ')}` };
  }
  const unknown = input.some((one) => !SCOPES.includes(one as Scope));
  if (unknown) return { problem: `must hold only ${SCOPES.join(', ')}` };
  return { value: SCOPES.filter((scope) => input.includes(scope)) };
};

const days: Check<number> = (input) => {
  const whole = typeof input === 'number' && Number.isInteger(input);
  return whole && input >= 1 && input <= LONGEST_DAYS
    ? { value: input }
    : { problem: `must be a whole number from 1 to ${LONGEST_DAYS}, or null for no end` };
};

/** Body of POST /invoicing/businesses/:id/keys. */
export const KEY_CREATE = z.object({
  name: required(name, {}),
  scopes: required(scopes, {}),
  expires_in_days: optional(days, {}),
});
