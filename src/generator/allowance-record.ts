import { z } from 'zod';
import { parseRange } from '../domain/addresses';
import type { Check } from '../domain/checks';
import { say } from '../messages/message';
import { DOCS, required } from '../validation/fields';

const addressOrRange: Check<string> = (input) =>
  typeof input === 'string' && parseRange(input)
    ? { value: input.trim() }
    : { problem: say('not_address_range') };

/** A limit that an operator gives an address. */
export const ALLOWANCE_RECORD = z.object({
  address_or_range: required(addressOrRange, DOCS.text('An IP address or a CIDR range.')),
});
