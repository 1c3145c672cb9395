import { z } from 'zod';
import { forReferences, REFERENCES } from '../../domain/fields/references';
import type { JsonNumber } from '../../domain/json';
import { TAX_CATEGORIES } from '../../domain/tax';
import { TEMPLATES } from '../../domain/templates';

/* The parts that answers have in common. */
export const id = z.uuid();
export const text = z.string();
export const textOrNull = z.string().nullable();
export const timestamp = z.iso.datetime().meta({ description: 'UTC, milliseconds.' });
export const dateOrNull = z.iso.date().nullable();

/** A JSON number. Here it is not always a number of JavaScript, which could not hold all its digits. */
export const number: z.ZodType<JsonNumber> = z.number();
export const money = number.meta({ description: 'Exact decimal in the currency of the document.' });

export const line = {
  description: text,
  quantity: number,
  unit_price: number,
  tax_rate: number.meta({ description: 'Percentage.' }),
};
export const lineFacts = {
  sku: textOrNull.meta({ description: 'Article number.' }),
  order_line_reference: textOrNull.meta({ description: "The line of the customer's order." }),
  standard_item_id: textOrNull.meta({ description: 'A GTIN.' }),
};
export const computedLine = {
  product_id: id.nullable(),
  unit_code: text.meta({ description: 'UN/ECE Recommendation 20.' }),
  tax_category: z.enum(TAX_CATEGORIES).nullable().meta({ description: 'UN/CEFACT 5305.' }),
  tax_exemption_reason: textOrNull,
  ...lineFacts,
  tax_amount: money,
  amount: money,
};
/** BG-26. Lines of quotations have none. */
const linePeriod = {
  service_period_start: dateOrNull.meta({ description: 'From when on it was supplied.' }),
  service_period_end: dateOrNull.meta({ description: 'Until when it was supplied.' }),
};

export const invoiceLine = {
  ...line,
  discount_rate: number.optional().meta({ description: 'Percentage, when it is not 0.' }),
  ...computedLine,
  ...linePeriod,
};
export const answeredReference = (says: string) => textOrNull.meta({ description: says });

export const document = {
  id,
  business_id: id,
  customer_id: id,
  issue_date: z.iso.date(),
  currency: text.meta({ description: 'ISO 4217 code.' }),
  notes: textOrNull,
  terms: textOrNull,
  template_type: z.enum(TEMPLATES),
  ...forReferences(REFERENCES, answeredReference),
  subtotal: money,
  tax_amount: money,
  total: money,
  issued_at: timestamp.nullable().meta({
    description: 'When its status first was other than draft (for invoices, also than cancelled).',
  }),
  created_at: timestamp,
  updated_at: timestamp,
};

/** The customer of a record, as the interface names it: `customers`. */
export const ofRecord = <T extends z.ZodType>(customer: T): T =>
  customer.describe('The customer of this record: one object, not a list.');
