import { z } from 'zod';
import { isTimeZone } from '../../domain/dates';
import type { Check } from '../../domain/checks';
import { checkNumberPattern } from '../../domain/number-pattern';
import { NUMBER_SERIES } from '../../database/number-series';
import {
  currency,
  DOCS,
  email,
  name,
  optional,
  required,
  withDefault,
} from '../../validation/fields';

const timeZone: Check<string> = (input) =>
  typeof input === 'string' && isTimeZone(input.trim())
    ? { value: input.trim() }
    : { problem: 'must be an IANA time zone such as Europe/Vienna' };

const numberPattern = (kind: keyof typeof NUMBER_SERIES) =>
  withDefault(
    checkNumberPattern,
    NUMBER_SERIES[kind].defaultPattern,
    DOCS.text('Parts: a running number such as {00000}, {YYYY}, {YY}, {MM}.'),
  );

/** The fields of a business that rule other things; the rest is free text. */
export const BUSINESS_RECORD = z.object({
  name: required(name, DOCS.text('Trimmed; must not be empty.')),
  email: optional(email, DOCS.text('An e-mail address.')),
  time_zone: withDefault(timeZone, 'UTC', DOCS.text('IANA name; rules what "today" is.')),
  default_currency: withDefault(currency, 'USD', DOCS.text('ISO 4217 code.')),
  invoice_number_pattern: numberPattern('invoice'),
  quotation_number_pattern: numberPattern('quotation'),
});
