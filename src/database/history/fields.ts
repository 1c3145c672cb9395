/**
 * The fields whose changes are kept, under the names of the API and in the order in which a change shows
 * them. Secrets, system fields and counters are left out.
 *
 * The triggers of `database/` have the columns as their arguments. A new field needs a step that makes the
 * trigger of its table again; a test compares both.
 */
export interface HistoryField {
  readonly name: string;
  /** Its name in the table, when that differs. */
  readonly column?: string;
  /**
   * `customer` is stored as a row id and recorded as a public id. `replaced` is an inner value that no
   * answer shows: an entry keeps it when another replaces it, and not when it is first set.
   */
  readonly type?: 'decimal' | 'time' | 'customer' | 'replaced';
}

export interface HistoryTable {
  readonly table: string;
  readonly fields: readonly HistoryField[];
}

const same = (...names: string[]): HistoryField[] => names.map((name) => ({ name }));
const decimals = (...names: string[]): HistoryField[] =>
  names.map((name) => ({ name, type: 'decimal' }));

const STATUS: HistoryField = { name: 'status', column: 'state' };
const ISSUED: readonly HistoryField[] = [
  { name: 'issued_at', type: 'time' },
  { name: 'issued_details', type: 'replaced' },
];
const CUSTOMER: HistoryField = { name: 'customer_id', type: 'customer' };

/** The fields that a PATCH changes come first, because their tests then find the row in the cache. */
const INVOICES: HistoryTable = {
  table: 'invoices',
  fields: [
    STATUS,
    ...same('invoice_number'),
    CUSTOMER,
    ...same('issue_date', 'due_date', 'delivery_date', 'order_reference', 'currency'),
    ...same('notes', 'terms', 'template_type'),
    ...decimals('subtotal', 'tax_amount', 'total', 'amount_paid', 'amount_credited'),
    ...ISSUED,
    ...same('no_reminders'),
  ],
};

const QUOTATIONS: HistoryTable = {
  table: 'quotations',
  fields: [
    STATUS,
    ...same('quotation_number'),
    CUSTOMER,
    ...same('issue_date', 'valid_until', 'currency', 'notes', 'terms', 'template_type'),
    ...decimals('subtotal', 'tax_amount', 'total'),
    ...ISSUED,
    ...same('decided_by', 'decision_remark'),
  ],
};

const IDENTIFIERS = [
  ...['registration_id', 'registration_scheme', 'electronic_address'],
  'electronic_address_scheme',
];

const PARTY = ['address', 'city', 'state', 'country', 'country_code', 'postal_code'] as const;

const CUSTOMERS: HistoryTable = {
  table: 'customers',
  fields: [
    ...same('name', 'email', 'phone', ...PARTY, 'tax_id', 'vat_id', 'buyer_reference', 'language'),
    ...decimals('default_tax_rate'),
    ...same('payment_term_days', 'notes'),
    ...same(...IDENTIFIERS, 'e_invoice_format'),
    ...same('no_reminders'),
  ],
};

const BUSINESSES: HistoryTable = {
  table: 'businesses',
  fields: [
    ...same('name', 'legal_name', ...PARTY, 'tax_id', 'vat_id', 'iban', 'bic', 'contact_name'),
    ...same('email', 'phone', 'time_zone', 'default_currency', 'tax_rounding'),
    ...same('zero_rate_category', 'lock_documents'),
    ...decimals('default_tax_rate'),
    ...same('payment_term_days', 'default_notes', 'default_terms', 'default_quotation_notes'),
    ...same('default_quotation_terms', 'invoice_number_pattern', 'quotation_number_pattern'),
    ...same('credit_note_number_pattern', ...IDENTIFIERS, 'business_process', 'coded_notes'),
    ...same('language', 'payment_link', 'print_payment_code', 'reminder_days_before'),
    ...same('reminder_days_after', 'reminder_text', 'closed_until', 'only_customer_addresses'),
    ...same('retention_years'),
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

/** Only the status of a payment changes. */
const PAYMENTS: HistoryTable = {
  table: 'payments',
  fields: [
    STATUS,
    ...decimals('amount'),
    ...same('currency', 'paid_on', 'method', 'reference', 'note'),
  ],
};

/** Only the amounts that are applied and refunded change. */
const CREDIT_NOTES: HistoryTable = {
  table: 'credit_notes',
  fields: [
    STATUS,
    ...same('credit_note_number'),
    CUSTOMER,
    ...same('issue_date', 'delivery_date', 'order_reference', 'currency', 'reason'),
    ...same('notes', 'terms', 'template_type'),
    ...decimals('subtotal', 'tax_amount', 'total', 'applied_amount', 'refunded_amount'),
    { name: 'issued_at', type: 'time' },
  ],
};

/** Only the status of a refund changes. */
const REFUNDS: HistoryTable = {
  table: 'refunds',
  fields: [STATUS, ...decimals('amount'), ...same('currency', 'refunded_on', 'reference')],
};

const PRODUCTS: HistoryTable = {
  table: 'products',
  fields: [
    ...same('name', 'description', 'sku'),
    ...decimals('unit_price'),
    ...same('currency'),
    ...decimals('tax_rate'),
    ...same('tax_category', 'unit_code', 'active'),
  ],
};

export const HISTORY = {
  invoices: INVOICES,
  quotations: QUOTATIONS,
  customers: CUSTOMERS,
  businesses: BUSINESSES,
  webhook_endpoints: ENDPOINTS,
  strapi_api_tokens: KEYS,
  payments: PAYMENTS,
  credit_notes: CREDIT_NOTES,
  refunds: REFUNDS,
  products: PRODUCTS,
} as const satisfies Record<string, HistoryTable>;

export type HistoryTableName = keyof typeof HISTORY;
