import { apiName, columnName, fieldsOf, type DocumentField } from '../../domain/fields/documents';
import {
  PRODUCT_FIELDS,
  SAVED_CUSTOMER_FIELDS,
  type RecordField,
} from '../../domain/fields/records';
import { columnOf, TOLD_RECURRING } from '../../domain/fields/recurring';
import { NUMBER_SERIES, type NumberSeries } from '../number-series';

/**
 * The fields whose changes are kept, under the names of the API and in the order in which a change shows
 * them. Secrets, system fields and counters are left out.
 *
 * The triggers of `database/` record every column but those that they leave out. A new column that no history
 * shows is left out there; a test compares both.
 */
export interface HistoryField {
  readonly name: string;
  /** Its name in the table, when that differs. */
  readonly column?: string;
  /**
   * `customer` is stored as a row id and recorded as a public id. `replaced` is an inner value that no
   * answer shows: an entry keeps it when another replaces it, and not when it is first set.
   */
  readonly type?: DocumentField['type'] | RecordField['type'] | 'customer' | 'replaced';
}

export interface HistoryTable {
  readonly table: string;
  readonly fields: readonly HistoryField[];
}

const same = (...names: string[]): HistoryField[] => names.map((name) => ({ name }));
const decimals = (...names: string[]): HistoryField[] =>
  names.map((name) => ({ name, type: 'decimal' }));

const STATUS: HistoryField = { name: 'status', column: 'state' };
const CUSTOMER: HistoryField = { name: 'customer_id', type: 'customer' };
const ISSUED_DETAILS: HistoryField = { name: 'issued_details', type: 'replaced' };

/** The order of the answers, but for the fields that a history shows earlier. */
function inOrder<Field extends { name: string; toldBefore?: string }>(
  fields: readonly Field[],
): Field[] {
  return fields.flatMap((field) => {
    const before = fields.filter(({ toldBefore }) => toldBefore === field.name);
    return field.toldBefore === undefined ? [...before, field] : [];
  });
}

/** A change of a status is most frequent: its test comes first, and finds the row in the cache. */
function ofDocument(kind: NumberSeries['kind'], ...own: HistoryField[]): HistoryTable {
  const all = inOrder(fieldsOf(kind)).filter(
    ({ internal, ofOrigin, ofPayments, ofRecord }) =>
      !internal && !ofOrigin && !ofPayments && !ofRecord,
  );
  const toldOf = (fields: typeof all) =>
    fields.flatMap((field): HistoryField[] => {
      const { name, type } = field;
      const told = { name: apiName(kind, field), column: columnName(kind, field), type };
      return name === 'number' ? [told, CUSTOMER] : [told];
    });
  const first = toldOf(all.filter(({ toldLast }) => !toldLast));
  const last = toldOf(all.filter(({ toldLast }) => toldLast));
  return { table: NUMBER_SERIES[kind].table, fields: [...first, ...own, ...last] };
}

const CUSTOMERS: HistoryTable = {
  table: 'customers',
  fields: inOrder<RecordField>(SAVED_CUSTOMER_FIELDS),
};

const BUSINESSES: HistoryTable = {
  table: 'businesses',
  fields: [
    ...same('name', 'legal_name', 'address', 'city', 'state', 'country', 'country_code'),
    ...same('postal_code', 'tax_id', 'vat_id', 'contact_name'),
    ...same('email', 'phone', 'time_zone', 'default_currency', 'tax_rounding'),
    ...same('zero_rate_category', 'zero_rate_reason', 'lock_documents', 'supply_date_default'),
    ...decimals('default_tax_rate'),
    ...same('payment_term_days', 'default_notes', 'default_terms', 'default_quotation_notes'),
    ...same('default_quotation_terms', 'invoice_number_pattern', 'quotation_number_pattern'),
    ...same('credit_note_number_pattern', 'customer_number_pattern'),
    ...same('registration_id', 'registration_scheme'),
    ...same('electronic_address', 'electronic_address_scheme', 'business_process', 'coded_notes'),
    ...same('language', 'payment_link', 'print_payment_code', 'brand_color', 'paper_size'),
    ...same('rf_reference', 'book_sure_matches'),
    ...same('reminder_days_before'),
    ...same('reminder_days_after', 'reminder_text', 'closed_until', 'only_customer_addresses'),
    ...same('keys_may_invite', 'retention_years'),
    { name: 'bank_accounts', type: 'json' },
    { name: 'custom_fields', type: 'json' },
    { name: 'look', type: 'json' },
  ],
};

const ENDPOINTS: HistoryTable = {
  table: 'webhook_endpoints',
  fields: same('url', 'description', 'events', 'enabled', 'disabled_reason'),
};

const KEYS: HistoryTable = {
  table: 'strapi_api_tokens',
  fields: [...same('name', 'description', 'type'), { name: 'expires_at', type: 'time' }],
};

/** The status of a payment changes, and what describes it. */
const PAYMENTS: HistoryTable = {
  table: 'payments',
  fields: [
    STATUS,
    ...decimals('amount', 'unallocated_amount'),
    ...same('currency', 'paid_on', 'method', 'reference', 'note'),
    { name: 'metadata', type: 'json' },
  ],
};

/** Only the status of a refund changes. */
const REFUNDS: HistoryTable = {
  table: 'refunds',
  fields: [STATUS, ...decimals('amount'), ...same('currency', 'refunded_on', 'reference')],
};

const BANK_STATEMENTS: HistoryTable = {
  table: 'bank_statements',
  fields: [
    ...same('name', 'format', 'file_hash'),
    { name: 'statements', type: 'json' },
    ...same('new_count', 'known_count', 'credit_count', 'debit_count'),
  ],
};

/** Only the status and the reason change, and references that a later file brings. */
const BANK_TRANSACTIONS: HistoryTable = {
  table: 'bank_transactions',
  fields: [
    STATUS,
    ...same('reason', 'account_id', 'booked_on'),
    ...decimals('amount'),
    ...same('currency', 'counterparty_name', 'counterparty_iban', 'counterparty_account_number'),
    ...same('text', 'reference', 'bank_reference', 'is_reversal'),
  ],
};

/** Leaves out the fields that the service itself moves on, such as the next date. */
const RECURRING: HistoryTable = {
  table: 'recurring_invoices',
  fields: [
    STATUS,
    CUSTOMER,
    ...TOLD_RECURRING.filter(({ name }) => name !== 'status').map((field) => ({
      name: field.name,
      column: columnOf(field),
      type: field.type,
    })),
  ],
};

export const HISTORY = {
  invoices: ofDocument('invoice', ISSUED_DETAILS, ...same('no_reminders')),
  quotations: ofDocument('quotation', ISSUED_DETAILS),
  customers: CUSTOMERS,
  businesses: BUSINESSES,
  webhook_endpoints: ENDPOINTS,
  strapi_api_tokens: KEYS,
  payments: PAYMENTS,
  credit_notes: ofDocument('credit_note'),
  refunds: REFUNDS,
  bank_statements: BANK_STATEMENTS,
  bank_transactions: BANK_TRANSACTIONS,
  products: { table: 'products', fields: PRODUCT_FIELDS },
  recurring_invoices: RECURRING,
} as const satisfies Record<string, HistoryTable>;

export type HistoryTableName = keyof typeof HISTORY;
