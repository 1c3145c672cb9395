import { z } from 'zod';
import { ACTOR_TYPES } from '../../database/actor';
import { ERROR_STATUS, type ErrorCode } from '../../domain/errors';
import type { AnsweredNames } from '../../domain/fields/documents';
import type { CUSTOMER_API_FIELDS, PRODUCT_FIELDS } from '../../domain/fields/records';
import { BUSINESS_PROCESSES, TREATMENTS } from '../../domain/french-codes';
import { BILLED_REFERENCES, forReferences } from '../../domain/fields/references';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { LANGUAGES } from '../../domain/languages';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { TAX_CATEGORIES } from '../../domain/tax';
import {
  answeredReference,
  computedLine,
  dateOrNull,
  document,
  id,
  invoiceLine,
  line,
  money,
  number,
  ofRecord,
  text,
  textOrNull,
  timestamp,
} from './answer-fields';
import { ANSWERED_CONTACTS } from './contacts';
import { ANSWERED_BANK_ACCOUNT_ID } from './bank-accounts';
import { ANSWERED_DELIVERY } from './delivery-address';
import { ANSWERED_METADATA } from './metadata';

/*
 * The answers of the API. The serializers have their types and the OpenAPI document is made from them.
 * Tests check every real answer against them.
 */
type Answered<Field extends { name: string }> = Record<
  Field['name'] | 'id' | 'business_id' | 'created_at' | 'updated_at',
  z.ZodType
>;

export const CUSTOMER = z
  .object({
    id,
    business_id: id,
    name: text,
    customer_number: textOrNull,
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
    delivery_address: ANSWERED_DELIVERY,
    buyer_reference: textOrNull,
    language: z.enum(LANGUAGES).nullable(),
    registration_id: textOrNull.meta({ description: 'Number in a register.' }),
    registration_scheme: textOrNull.meta({ description: 'Its register: a code of ISO/IEC 6523.' }),
    electronic_address: textOrNull.meta({ description: 'Where e-invoices are delivered.' }),
    electronic_address_scheme: textOrNull.meta({ description: 'Its scheme: a code of EAS.' }),
    notes: textOrNull,
    contacts: ANSWERED_CONTACTS,
    metadata: ANSWERED_METADATA,
    created_at: timestamp,
    updated_at: timestamp,
  } satisfies Answered<(typeof CUSTOMER_API_FIELDS)[number]>)
  .meta({ id: 'Customer' });

export const PRODUCT = z
  .object({
    id,
    business_id: id,
    name: text,
    description: textOrNull,
    sku: textOrNull.meta({ description: 'Article number.' }),
    unit_price: number.meta({ description: 'Exact decimal, before tax.' }),
    currency: textOrNull.meta({ description: 'ISO 4217 code.' }),
    tax_rate: number.nullable().meta({ description: 'Percentage.' }),
    tax_category: z.enum(TAX_CATEGORIES).nullable().meta({ description: 'UN/CEFACT 5305.' }),
    unit_code: text.meta({ description: 'UN/ECE Recommendation 20.' }),
    active: z.boolean().meta({ description: 'False when archived.' }),
    metadata: ANSWERED_METADATA,
    created_at: timestamp,
    updated_at: timestamp,
  } satisfies Answered<(typeof PRODUCT_FIELDS)[number]>)
  .meta({ id: 'Product' });

export const CUSTOMER_SUMMARY = z
  .object({ id, name: text, email: textOrNull })
  .meta({ id: 'CustomerSummary' });

const quotationLine = { ...line, discount_rate: number, ...computedLine };

const invoice = {
  ...document,
  delivery_address: ANSWERED_DELIVERY,
  invoice_number: text,
  due_date: dateOrNull,
  delivery_date: dateOrNull.meta({ description: 'When the goods or services were delivered.' }),
  service_period_start: dateOrNull.meta({ description: 'From when on it was supplied.' }),
  service_period_end: dateOrNull.meta({ description: 'Until when it was supplied.' }),
  bank_account_id: ANSWERED_BANK_ACCOUNT_ID,
  order_reference: textOrNull.meta({ description: "The number of the customer's order." }),
  ...forReferences(BILLED_REFERENCES, answeredReference),
  e_invoice_treatment: z.enum(TREATMENTS).nullable(),
  business_process: z.enum(BUSINESS_PROCESSES).nullable(),
  status: z.enum(INVOICE_STATUSES),
  amount_paid: money,
  amount_written_off: money.meta({ description: 'The part of amount_paid that will not come.' }),
  amount_credited: money.meta({ description: 'How much credit notes have set off.' }),
  amount_due: money.meta({
    description: 'total - amount_paid - amount_credited; 0 when cancelled',
  }),
  metadata: ANSWERED_METADATA,
  recurring_invoice_id: id.nullable().meta({ description: 'The recurring invoice that made it.' }),
  occurrence_date: dateOrNull.meta({ description: 'The date of its occurrence.' }),
} satisfies Record<AnsweredNames<'invoice'> | 'amount_due', z.ZodType>;

const quotation = {
  ...document,
  delivery_address: ANSWERED_DELIVERY,
  quotation_number: text,
  valid_until: dateOrNull,
  status: z.enum(QUOTATION_STATUSES),
  decided_by: textOrNull.meta({ description: 'Who accepted or rejected it on its page.' }),
  decision_remark: textOrNull.meta({ description: 'The remark of whoever decided.' }),
  metadata: ANSWERED_METADATA,
} satisfies Record<AnsweredNames<'quotation'>, z.ZodType>;

export const INVOICE = z
  .object({ ...invoice, items: z.array(z.object(invoiceLine)) })
  .meta({ id: 'Invoice', description: 'Answer of create, update and convert.' });

export const LISTED_INVOICE = z
  .object({
    ...invoice,
    invoice_items: z.array(z.object({ id, ...invoiceLine })),
    customers: ofRecord(CUSTOMER_SUMMARY),
  })
  .meta({ id: 'ListedInvoice', description: 'An element of a search.' });

export const FOUND_INVOICE = z
  .object({
    ...invoice,
    invoice_items: z.array(z.object({ id, invoice_id: id, ...invoiceLine })),
    customers: ofRecord(CUSTOMER),
  })
  .meta({ id: 'FoundInvoice', description: 'Answer of retrieve.' });

export const QUOTATION = z
  .object({ ...quotation, items: z.array(z.object(quotationLine)) })
  .meta({ id: 'Quotation', description: 'Answer of create and update.' });

export const LISTED_QUOTATION = z
  .object({
    ...quotation,
    quotation_items: z.array(z.object({ id, ...quotationLine })),
    customers: ofRecord(CUSTOMER_SUMMARY),
  })
  .meta({ id: 'ListedQuotation', description: 'An element of a search.' });

export const FOUND_QUOTATION = z
  .object({
    ...quotation,
    quotation_items: z.array(z.object({ id, quotation_id: id, ...quotationLine })),
    customers: ofRecord(CUSTOMER),
  })
  .meta({ id: 'FoundQuotation', description: 'Answer of retrieve.' });

const historyValue = z
  .union([text, number, z.boolean(), z.array(z.unknown()), ANSWERED_METADATA])
  .nullable();

export const HISTORY_ENTRY = z
  .object({
    id,
    at: timestamp,
    actor: z.object({
      type: z.enum(ACTOR_TYPES),
      name: textOrNull.meta({ description: 'Null for the system, and for one without a name.' }),
    }),
    action: z.enum(['created', 'imported', 'recorded', 'changed', 'mailed', 'erased']).meta({
      description:
        'An imported record begins with `imported`, and one from before histories were kept with `recorded`. With `mailed`, a mail about the record was stored, and its only change names the recipient. With `erased`, the data of a person was erased, and no value of it is told.',
    }),
    changes: z.array(z.object({ field: text, before: historyValue, after: historyValue })).meta({
      description: 'The fields that changed; of a new record, all that are not null.',
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'One change of a record.' });

export const DOCUMENT_LINK = z
  .object({
    url: z.url().meta({ description: 'Whoever knows it may open the page.' }),
  })
  .meta({ id: 'DocumentLink', description: 'The page of a document for its customer.' });

export const ERROR = z
  .object({
    error: text.meta({ description: 'A sentence that says what is wrong.' }),
    code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
    errors: z
      .array(z.object({ pointer: text, message: text }))
      .optional()
      .meta({ description: 'Every invalid field, as a JSON Pointer.' }),
    invoice_id: id.nullable().optional().meta({
      description: 'Of `occurrence_exists`: the invoice that was made, or null for a skipped one.',
    }),
    id: id.optional().meta({
      description: 'Of `already_imported`: the statement that the same file became.',
    }),
    transaction_id: id.optional().meta({
      description: 'Of `already_matched`: the transaction of a bank that has the record.',
    }),
    request_id: text,
  })
  .meta({ id: 'Error' });
