import { z } from 'zod';
import { parseRange } from '../domain/addresses';
import type { Check } from '../domain/checks';
import { DOCS, required } from '../validation/fields';

const addressOrRange: Check<string> = (input) =>
  typeof input === 'string' && parseRange(input)
    ? { value: input.trim() }
    : { problem: 'must be an IP address or a range such as 203.0.113.0/24' };

/** A limit that an operator gives an address. */
export const ALLOWANCE_RECORD = z.object({
  address_or_range: required(addressOrRange, DOCS.text('An IP address or a CIDR range.')),
});
