import { z } from 'zod';
import { checkUnitCode } from '../../domain/checks';
import { forReferences, REFERENCES } from '../../domain/fields/references';
import { checkGtin } from '../../domain/gtin';
import { ZERO } from '../../domain/money';
import { TAX_CATEGORIES } from '../../domain/tax';
import { TEMPLATES, USUAL_TEMPLATE } from '../../domain/templates';
import { say } from '../../messages/message';
import {
  currency,
  date,
  DOCS,
  oneOf,
  optional,
  price,
  quantity,
  rate,
  required,
  text,
  uuid,
  verbatim,
  verbatimNumber,
  withDefault,
  type FieldDoc,
} from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { DELIVERY_ADDRESS } from './delivery-address';
import { METADATA } from './metadata';

/** What invoices and quotations have in common. */
export const MAX_LINES = 1000;
export const TOO_MANY_LINES = say('too_many_lines', { max: MAX_LINES.toLocaleString('en') });
export const LONG_TEXT = 10_000;
const DESCRIPTION = 2_000;

const TAX_CATEGORY_HELP =
  'UN/CEFACT 5305. Above 0 % it is S. At 0 % the default is that of the business, or null.';

export const LINE_FIELDS = {
  description: required(verbatim(DESCRIPTION), DOCS.text('What is sold.', DESCRIPTION)),
  quantity: required(quantity, {
    type: 'number',
    exclusiveMinimum: 0,
    exclusiveMaximum: 1e9,
    description: 'At most 6 decimals.',
  }),
  unit_price: required(price, {
    type: 'number',
    exclusiveMinimum: -1e12,
    exclusiveMaximum: 1e12,
    description: 'Price per unit, at most 6 decimals; negative for a credit line.',
  }),
  tax_rate: withDefault(rate, ZERO, {
    type: 'number',
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Percentage: 10 means 10 %. At most 4 decimals.',
  }),
  discount_rate: withDefault(rate, ZERO, {
    type: 'number',
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Percentage taken off before tax. At most 4 decimals.',
  }),
  product_id: optional(uuid, DOCS.uuid('An id of your own. It is stored and returned.')),
  unit_code: withDefault(checkUnitCode, 'C62', {
    type: 'string',
    pattern: '^[A-Z0-9]{2,3}$',
    default: 'C62',
    description: 'UN/ECE Recommendation 20: HUR for hours, KGM for kilograms, C62 for pieces.',
  }),
  tax_category: optional(oneOf(TAX_CATEGORIES), {
    ...DOCS.oneOf(TAX_CATEGORIES, TAX_CATEGORY_HELP),
    type: 'string',
  }),
  tax_exemption_reason: optional(
    text(),
    DOCS.text('Why the line bears no tax. Printed on the document.'),
  ),
  sku: optional(text(), DOCS.text('Your article number. Printed.')),
  order_line_reference: optional(text(), DOCS.text("The line of the customer's order. Printed.")),
  standard_item_id: optional(checkGtin, {
    type: 'string',
    pattern: '^(\\d{8}|\\d{12,14})$',
    description: 'A GTIN, such as an EAN, with its check digit. Printed.',
  }),
};

function refuseTooMany(input: unknown, context: z.RefinementCtx): unknown {
  if (!Array.isArray(input) || input.length <= MAX_LINES) return input;
  context.issues.push(issueOf(TOO_MANY_LINES, { errorCode: 'too_many_items' }));
  return z.NEVER;
}

/**
 * The lines of a document: 1 to 1,000 of them. More are refused before any is looked at, since a
 * million bad lines would make a million messages.
 */
export function lines<T extends z.ZodType>(line: T) {
  const array = z.array(line).min(1).max(MAX_LINES);
  return z.preprocess(refuseTooMany, array);
}

export function documentFields<const S extends string>(
  statuses: readonly S[],
  initial: NoInfer<S>,
) {
  return {
    customer_id: required(uuid, DOCS.uuid('A customer of the same business.')),
    issue_date: optional(
      date,
      DOCS.date("The date of the document. Default: today in the business's time zone."),
    ),
    status: withDefault(oneOf(statuses), initial, {
      ...DOCS.oneOf(statuses, 'The first status.'),
      default: initial,
    }),
    currency: optional(currency, {
      type: 'string',
      pattern: '^[A-Za-z]{3}$',
      description:
        'ISO 4217 code. Its minor unit determines the rounding. Default: the default currency of the business.',
    }),
    notes: optional(text(LONG_TEXT), DOCS.text('Printed on the document.', LONG_TEXT)),
    terms: optional(text(LONG_TEXT), DOCS.text('Terms and conditions.', LONG_TEXT)),
    template_type: optional(
      oneOf(TEMPLATES),
      DOCS.oneOf(
        TEMPLATES,
        `The template of the PDF. Default: that of the business, else ${USUAL_TEMPLATE}.`,
      ),
    ),
    ...forReferences(REFERENCES, (says) => optional(text(), DOCS.text(says))),
    delivery_address: DELIVERY_ADDRESS,
    metadata: METADATA,
  };
}

/** An invoice or a recurring one. */
export const BANK_ACCOUNT: FieldDoc = DOCS.uuid(
  'The account that is paid to: an `id` of `bank_accounts` of the business. Default and null: the first in the currency, else the first.',
);

/** What a PATCH changes until the issue. */
export const LOCKED = (doc: FieldDoc): FieldDoc => ({
  ...doc,
  description: `${doc.description ?? ''} Locked once the document is issued: another value is 409 \`document_locked\`.`,
});

export function documentNumber(example: string) {
  return optional(
    verbatimNumber,
    DOCS.text(
      `A number of your own, unlike every other one in more than case, outer blanks and forms of Unicode (NFKC). Default: the next free number, such as ${example}.`,
    ),
  );
}
