import Big from 'big.js';
import { z } from 'zod';
import { checkDecimal, checkFlag } from '../../domain/checks';
import { say } from '../../messages/message';
import { DOCS, optional, price, rate, uuid, withDefault } from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { dateOrNull, id, money, number, text, textOrNull } from './answer-fields';

const percent = checkDecimal({ maxDecimals: 4, min: new Big(-100), max: new Big(1000) });

const CHOICES = ['customer_id', 'product_id', 'tax_rate'] as const;
const CHANGES = ['price_by', 'price_percent', 'new_tax_rate'] as const;

/** Body of POST /api/v1/recurring-invoices/reprice: which lines change, and how. */
export const REPRICE = z
  .object({
    customer_id: optional(uuid, DOCS.uuid('Recurring invoices of this customer.')),
    product_id: optional(uuid, DOCS.uuid('Lines of this product.')),
    tax_rate: optional(rate, {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'Lines with this percentage.',
    }),
    price_by: optional(price, {
      type: 'number',
      description: 'Added to each unit price; below 0, it is taken off.',
    }),
    price_percent: optional(percent, {
      type: 'number',
      minimum: -100,
      maximum: 1000,
      description:
        'The percentage by which each unit price changes. The new price has the decimals of the currency, or of the old price where it has more.',
    }),
    new_tax_rate: optional(rate, {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'The percentage that the lines get.',
    }),
    dry_run: withDefault(checkFlag, true, {
      type: 'boolean',
      default: true,
      description: 'True shows what would change and stores nothing.',
    }),
  })
  .superRefine((body, context) => {
    const given = (names: readonly (keyof typeof body)[]) =>
      names.filter((name) => body[name] !== null).length;
    const refuse = (field: string, message: ReturnType<typeof say>) =>
      context.issues.push(issueOf(message, { path: [field] }));
    if (given(CHOICES) === 0) refuse(CHOICES[0], say('reprice_which'));
    if (given(CHANGES) !== 1) refuse(CHANGES[0], say('reprice_one_change'));
  })
  .meta({ id: 'RecurringInvoiceReprice', title: 'Change of prices or tax rates' });

export type Reprice = z.output<typeof REPRICE>;

/** The answer: each recurring invoice that changes, with its lines and one invoice before and after. */
export const REPRICING = z
  .object({
    dry_run: z.boolean(),
    data: z.array(
      z.object({
        id,
        name: textOrNull,
        customer_id: id.nullable(),
        currency: text,
        next_date: dateOrNull,
        total_before: money.meta({ description: 'Of one invoice, by today’s prices.' }),
        total_after: money,
        items: z.array(
          z.object({
            index: z.int().meta({ description: 'The place of the line, from 0.' }),
            description: text,
            unit_price_before: number.nullable(),
            unit_price_after: number.nullable(),
            tax_rate_before: number,
            tax_rate_after: number,
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'RecurringInvoiceRepricing', description: 'What changes, before and after.' });
