import Big from 'big.js';
import { z } from 'zod';
import type { Check } from '../../domain/checks';
import { AGES, PERIOD_GROUPS, REVENUE_KEYS, TAX_BASES, type Period } from '../../domain/reports';
import { say, type Message } from '../../messages/message';
import { CSV_DECIMALS } from '../../domain/csv-decimals';
import {
  currency,
  date,
  DOCS,
  oneOf,
  optional,
  rate,
  required,
  uuid,
  withDefault,
} from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { PAGING } from '../../validation/paging';

/** Stands for lines without a product, and for lines without a tax category. */
export const NONE = 'none';

const LONGEST_YEARS = 10;

/** The first and the last day of a report. */
export const PERIOD = {
  from: required(date, DOCS.date('The first day.')),
  to: required(date, DOCS.date('The last day.')),
};

/** At most ten years, and not backwards. */
export function checkPeriod({ from, to }: Period, context: z.RefinementCtx<Period>): void {
  const problem = (said: Message) => context.issues.push(issueOf(said, { path: ['to'] }));
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const isLong = years > LONGEST_YEARS || (years === LONGEST_YEARS && to.slice(4) >= from.slice(4));
  if (to < from) problem(say('before_first_day'));
  else if (isLong) problem(say('period_too_long', { years: LONGEST_YEARS }));
}

const withNone =
  <T>(check: Check<T>): Check<T | typeof NONE> =>
  (input) =>
    input === NONE ? { value: NONE } : check(input);

/** A rate in a query string, as text without trailing zeros. */
const rateText: Check<string> = (input) => {
  const known = typeof input === 'string' && /^\d{1,3}(\.\d{1,4})?$/.test(input);
  const checked = rate(known ? new Big(input) : input);
  return 'value' in checked ? { value: checked.value.toFixed() } : checked;
};

const BASIS = withDefault(
  oneOf(TAX_BASES),
  'issue',
  DOCS.oneOf(TAX_BASES, 'The date that counts.'),
);
const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
const YES_OR_NO = ['false', 'true'] as const;
const FORMAT = {
  format: withDefault(oneOf(FORMATS), 'json', DOCS.oneOf(FORMATS, 'The form of the answer.')),
  decimal: withDefault(
    oneOf(CSV_DECIMALS),
    'point',
    DOCS.oneOf(CSV_DECIMALS, 'The mark before decimals in a CSV file.'),
  ),
  reading: withDefault(
    oneOf(YES_OR_NO),
    'false',
    DOCS.oneOf(YES_OR_NO, 'Whether a table has the words of the panel, for somebody to read.'),
  ),
};

export const TAX_QUERY = z
  .object({
    ...PERIOD,
    ...FORMAT,
    basis: BASIS,
    group: withDefault(
      oneOf(PERIOD_GROUPS),
      'whole',
      DOCS.oneOf(PERIOD_GROUPS, 'The length of a row.'),
    ),
  })
  .superRefine(checkPeriod);

export const REVENUE_QUERY = z
  .object({
    ...PERIOD,
    ...FORMAT,
    by: withDefault(oneOf(REVENUE_KEYS), 'customer', DOCS.oneOf(REVENUE_KEYS, 'A row for each.')),
  })
  .superRefine(checkPeriod);

const AS_OF = {
  as_of: optional(date, DOCS.date('The day of the figures. Default: today.')),
};

export const OPEN_QUERY = z.object({ ...FORMAT, ...AS_OF });

/** The body that asks for an export of a period, as CSV files beside the documents. */
export const EXPORT_BODY = z
  .object({ ...PERIOD, decimal: FORMAT.decimal, reading: FORMAT.reading })
  .superRefine(checkPeriod);

export const STATEMENT_QUERY = z.object({ ...PERIOD, ...FORMAT }).superRefine(checkPeriod);

const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', NONE] as const;

/** Documents behind a figure of tax or revenue. A filter that is left out takes all. */
export const DOCUMENTS_QUERY = z
  .object({
    ...PERIOD,
    ...PAGING,
    basis: BASIS,
    currency: required(currency, { type: 'string' }),
    tax_rate: optional(rateText, { type: 'string' }),
    tax_category: optional(oneOf(TAX_CATEGORIES), { enum: [...TAX_CATEGORIES] }),
    customer: optional(uuid, DOCS.uuid('A customer.')),
    product: optional(withNone(uuid), { type: 'string' }),
  })
  .superRefine(checkPeriod);

/** Documents behind a figure of the open items. */
export const OPEN_DOCUMENTS_QUERY = z.object({
  ...PAGING,
  ...AS_OF,
  currency: required(currency, { type: 'string' }),
  customer: optional(uuid, DOCS.uuid('A customer.')),
  age: optional(oneOf(AGES), DOCS.oneOf(AGES, 'Days since the due date.')),
});

/** The form in which a report is asked for. */
export type ReportFormat = z.infer<z.ZodObject<typeof FORMAT>>;

export type TaxQuery = z.infer<typeof TAX_QUERY>;
export type RevenueQuery = z.infer<typeof REVENUE_QUERY>;
export type DocumentsQuery = z.infer<typeof DOCUMENTS_QUERY>;
export type OpenDocumentsQuery = z.infer<typeof OPEN_DOCUMENTS_QUERY>;
