import { z } from 'zod';
import type { RECURRING_FIELDS } from '../../domain/fields/recurring';
import { forReferences, REFERENCES } from '../../domain/fields/references';
import { PRICE_SOURCES, RECURRING_MODES, RECURRING_STATUSES } from '../../domain/recurring-status';
import { CATCH_UPS } from '../../domain/schedule/due';
import { INTERVAL_UNITS, PERIODS } from '../../domain/schedule/occurrences';
import { TAX_CATEGORIES } from '../../domain/tax';
import { TEMPLATES } from '../../domain/templates';
import {
  answeredReference,
  dateOrNull,
  id,
  lineFacts,
  money,
  number,
  text,
  textOrNull,
  timestamp,
} from './answer-fields';
import { INVOICE } from './answers';
import { ANSWERED_BANK_ACCOUNT_ID } from './bank-accounts';
import { ANSWERED_DELIVERY } from './delivery-address';
import { ANSWERED_METADATA } from './metadata';

const wholeOrNull = z.int().nullable();

const line = z.object({
  description: text,
  quantity: number,
  unit_price: number.nullable().meta({ description: 'Null where its product has the price.' }),
  price_source: z.enum(PRICE_SOURCES),
  tax_rate: number.meta({ description: 'Percentage.' }),
  discount_rate: number.meta({ description: 'Percentage.' }),
  product_id: id.nullable(),
  unit_code: text.meta({ description: 'UN/ECE Recommendation 20.' }),
  tax_category: z.enum(TAX_CATEGORIES).nullable().meta({ description: 'UN/CEFACT 5305.' }),
  tax_exemption_reason: textOrNull,
  ...lineFacts,
});

type Field = Exclude<(typeof RECURRING_FIELDS)[number], { internal: true }>['name'];
type Answered = Record<
  Field | 'id' | 'business_id' | 'customer_id' | 'created_at' | 'updated_at',
  z.ZodType
>;

export const RECURRING_INVOICE = z
  .object({
    id,
    business_id: id,
    name: textOrNull,
    customer_id: id.nullable().meta({ description: 'Null once the customer was deleted.' }),
    items: z.array(line),
    currency: text.meta({ description: 'ISO 4217 code.' }),
    notes: textOrNull,
    terms: textOrNull,
    template_type: z.enum(TEMPLATES),
    order_reference: textOrNull,
    ...forReferences(REFERENCES, answeredReference),
    delivery_address: ANSWERED_DELIVERY,
    bank_account_id: ANSWERED_BANK_ACCOUNT_ID,
    metadata: ANSWERED_METADATA,
    interval_unit: z.enum(INTERVAL_UNITS),
    interval_count: z.int(),
    start_date: z.iso.date(),
    day_of_month: z.union([z.int(), z.literal('last')]).nullable(),
    end_date: dateOrNull,
    max_occurrences: wholeOrNull,
    issue_days_before: z.int(),
    due_days: wholeOrNull,
    mode: z.enum(RECURRING_MODES),
    period: z.enum(PERIODS),
    catch_up: z.enum(CATCH_UPS),
    status: z.enum(RECURRING_STATUSES),
    next_occurrence: wholeOrNull.meta({ description: 'Null once it has ended.' }),
    next_date: dateOrNull.meta({ description: 'The date of the next occurrence.' }),
    failures: z.int().meta({ description: 'How often its next invoice could not be made.' }),
    last_error: textOrNull.meta({ description: 'Why an invoice or its mail failed last.' }),
    created_at: timestamp,
    updated_at: timestamp,
  } satisfies Answered)
  .meta({ id: 'RecurringInvoice' });

export const OCCURRENCE = z
  .object({
    occurrence: z.int().meta({ description: 'Counted from 0 in its series.' }),
    date: z.iso.date(),
    status: z.enum(['made', 'skipped']),
    invoice_id: id
      .nullable()
      .meta({ description: 'Null when skipped, or when its draft is gone.' }),
  })
  .meta({ id: 'RecurringOccurrence', description: 'An occurrence that was made or skipped.' });

export const RECURRING_PREVIEW = z
  .object({
    data: z.array(
      z.object({
        occurrence: z.int(),
        date: z.iso.date(),
        issue_date: z.iso.date(),
        due_date: dateOrNull,
        period_start: dateOrNull,
        period_end: dateOrNull,
        items: INVOICE.shape.items,
        notes: textOrNull,
        terms: textOrNull,
        order_reference: textOrNull,
        ...forReferences(REFERENCES, answeredReference),
        subtotal: money,
        tax_amount: money,
        total: money,
      }),
    ),
    warnings: z
      .array(
        z.object({
          pointer: text.meta({ description: 'The text, such as /items/0/description.' }),
          placeholder: text,
          message: text,
        }),
      )
      .meta({
        description:
          'Placeholders that may tell of another year than the one beside them, such as {month+1} {year}.',
      }),
  })
  .meta({
    id: 'RecurringInvoicePreview',
    description: 'The invoices to come, by today’s prices and settings.',
  });
