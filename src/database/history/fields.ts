/**
 * The fields whose changes are kept, under the names of the API and in the order in which a change shows
 * them. Secrets, system fields and counters are left out.
 *
 * Step 19 makes a function per table from these lists. A field that comes later says since which step,
 * and that step calls `changeFunction` with the table again.
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
  /** The step that added it; without one, the first step that tracks its table. */
  readonly since?: number;
}

export interface HistoryTable {
  readonly table: string;
  readonly fields: readonly HistoryField[];
  /** The service itself often changes other columns of the table, so its trigger has a condition. */
  readonly busy?: true;
}

const same = (...names: string[]): HistoryField[] => names.map((name) => ({ name }));
const decimals = (...names: string[]): HistoryField[] =>
  names.map((name) => ({ name, type: 'decimal' }));
const later = (since: number, ...names: string[]): HistoryField[] =>
  names.map((name) => ({ name, since }));
/** Step 27 adds them. */
const DELIVERY = 27;
/** Step 30 adds it. */
const CLOSING = 30;
/** Step 32 adds it. */
const MAIL_LIMITS = 32;
/** Step 33 adds it. */
const PRIVACY = 33;

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
    ...later(DELIVERY, 'no_reminders'),
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
    ...later(DELIVERY, 'decided_by', 'decision_remark'),
  ],
};

/** Step 23 adds them. */
const E_INVOICE = 23;
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
    ...later(E_INVOICE, ...IDENTIFIERS, 'e_invoice_format'),
    ...later(DELIVERY, 'no_reminders'),
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
    ...same('credit_note_number_pattern'),
    ...later(E_INVOICE, ...IDENTIFIERS, 'business_process', 'coded_notes'),
    ...later(DELIVERY, 'language', 'payment_link', 'print_payment_code', 'reminder_days_before'),
    ...later(DELIVERY, 'reminder_days_after', 'reminder_text'),
    ...later(CLOSING, 'closed_until'),
    ...later(MAIL_LIMITS, 'only_customer_addresses'),
    ...later(PRIVACY, 'retention_years'),
  ],
};

const ENDPOINTS: HistoryTable = {
  table: 'webhook_endpoints',
  fields: same('url', 'description', 'events', 'enabled', 'disabled_reason'),
  busy: true,
};

const KEYS: HistoryTable = {
  table: 'strapi_api_tokens',
  fields: [...same('name', 'description', 'type'), { name: 'expires_at', type: 'time' }],
  busy: true,
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

/** Step 20 makes the function of this one. */
export const PRODUCTS: HistoryTable = {
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

/** A table as a step knew it. */
export function asOf(step: number, { fields, ...table }: HistoryTable): HistoryTable {
  return { ...table, fields: fields.filter(({ since = 0 }) => since <= step) };
}
