import { z } from 'zod';
import type { JsonNumber } from '../../domain/json';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { LANGUAGES } from '../../domain/languages';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { TAX_CATEGORIES } from '../../domain/tax';
import { TEMPLATES } from '../../domain/templates';

/*
 * The answers of the API. The serializers have their types and the OpenAPI document is made from them.
 * Tests check every real answer against them.
 */
const id = z.uuid();
const text = z.string();
const textOrNull = z.string().nullable();
const timestamp = z.iso.datetime().meta({ description: 'UTC, milliseconds.' });
const dateOrNull = z.iso.date().nullable();

/** A JSON number. Here it is not always a number of JavaScript, which could not hold all its digits. */
const number: z.ZodType<JsonNumber> = z.number();
const money = number.meta({ description: 'Exact decimal in the currency of the document.' });

export const CUSTOMER = z
  .object({
    id,
    business_id: id,
    name: text,
    email: textOrNull,
    phone: textOrNull,
    address: textOrNull,
    city: textOrNull,
    state: textOrNull,
    country: textOrNull,
    country_code: textOrNull.meta({ description: 'ISO 3166-1 alpha-2 code.' }),
    postal_code: textOrNull,
    tax_id: textOrNull,
    vat_id: textOrNull.meta({ description: 'VAT identification number, with its prefix.' }),
    buyer_reference: textOrNull,
    language: z.enum(LANGUAGES).nullable(),
    notes: textOrNull,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Customer' });

export const CUSTOMER_SUMMARY = z
  .object({ id, name: text, email: textOrNull })
  .meta({ id: 'CustomerSummary' });

const line = {
  description: text,
  quantity: number,
  unit_price: number,
  tax_rate: number.meta({ description: 'Percentage.' }),
};
const computedLine = {
  product_id: id.nullable(),
  unit_code: text.meta({ description: 'UN/ECE Recommendation 20.' }),
  tax_category: z.enum(TAX_CATEGORIES).nullable().meta({ description: 'UN/CEFACT 5305.' }),
  tax_exemption_reason: textOrNull,
  tax_amount: money,
  amount: money,
};

const invoiceLine = {
  ...line,
  discount_rate: number
    .optional()
    .meta({ description: 'Only on an invoice made from a quotation.' }),
  ...computedLine,
};
const quotationLine = { ...line, discount_rate: number, ...computedLine };

const document = {
  id,
  business_id: id,
  customer_id: id,
  issue_date: z.iso.date(),
  currency: text.meta({ description: 'ISO 4217 code.' }),
  notes: textOrNull,
  terms: textOrNull,
  template_type: z.enum(TEMPLATES),
  subtotal: money,
  tax_amount: money,
  total: money,
  created_at: timestamp,
  updated_at: timestamp,
};

const invoice = {
  ...document,
  invoice_number: text,
  due_date: dateOrNull,
  delivery_date: dateOrNull.meta({ description: 'When the goods or services were delivered.' }),
  order_reference: textOrNull.meta({ description: "The number of the customer's order." }),
  status: z.enum(INVOICE_STATUSES),
  amount_paid: money,
};

const quotation = {
  ...document,
  quotation_number: text,
  valid_until: dateOrNull,
  status: z.enum(QUOTATION_STATUSES),
};

export const INVOICE = z
  .object({ ...invoice, items: z.array(z.object(invoiceLine)) })
  .meta({ id: 'Invoice', description: 'Answer of create, update and convert.' });

export const LISTED_INVOICE = z
  .object({
    ...invoice,
    invoice_items: z.array(z.object({ id, ...invoiceLine })),
    customers: CUSTOMER_SUMMARY,
  })
  .meta({ id: 'ListedInvoice', description: 'An element of a search.' });

export const FOUND_INVOICE = z
  .object({
    ...invoice,
    invoice_items: z.array(z.object({ id, invoice_id: id, ...invoiceLine })),
    customers: CUSTOMER,
  })
  .meta({ id: 'FoundInvoice', description: 'Answer of retrieve.' });

export const QUOTATION = z
  .object({ ...quotation, items: z.array(z.object(quotationLine)) })
  .meta({ id: 'Quotation', description: 'Answer of create and update.' });

export const LISTED_QUOTATION = z
  .object({
    ...quotation,
    quotation_items: z.array(z.object({ id, ...quotationLine })),
    customers: CUSTOMER_SUMMARY,
  })
  .meta({ id: 'ListedQuotation', description: 'An element of a search.' });

export const FOUND_QUOTATION = z
  .object({
    ...quotation,
    quotation_items: z.array(z.object({ id, quotation_id: id, ...quotationLine })),
    customers: CUSTOMER,
  })
  .meta({ id: 'FoundQuotation', description: 'Answer of retrieve.' });

export const ERROR = z
  .object({
    error: text.meta({ description: 'A sentence that says what is wrong.' }),
    code: text,
    errors: z
      .array(z.object({ pointer: text, message: text }))
      .optional()
      .meta({ description: 'Every invalid field, as a JSON Pointer.' }),
    request_id: text,
  })
  .meta({ id: 'Error' });
