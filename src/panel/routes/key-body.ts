import { z } from 'zod';
import { SCOPES, type Scope } from '../../domain/scopes';
import { say } from '../../messages/message';
import { optional, required, name } from '../../validation/fields';
import type { Check } from '../../domain/checks';
import { LONGEST_DAYS } from '../../http/auth/create-key';

const scopes: Check<Scope[]> = (input) => {
  if (!Array.isArray(input) || input.length === 0) {
    return { problem: say('none_of', { values: SCOPES.join(', ') }) };
  }
  const unknown = input.some((one) => !SCOPES.includes(one as Scope));
  if (unknown) return { problem: say('holds_others', { values: SCOPES.join(', ') }) };
  return { value: SCOPES.filter((scope) => input.includes(scope)) };
};

const days: Check<number> = (input) => {
  const whole = typeof input === 'number' && Number.isInteger(input);
  return whole && input >= 1 && input <= LONGEST_DAYS
    ? { value: input }
    : { problem: say('not_whole_or_null', { min: 1, max: LONGEST_DAYS }) };
};

/** Body of POST /invoicing/businesses/:id/keys. */
export const KEY_CREATE = z.object({
  name: required(name, {}),
  scopes: required(scopes, {}),
  expires_in_days: optional(days, {}),
});
