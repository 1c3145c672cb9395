import { CONTENT_TYPE } from '../../content-types';
import { folded } from './fold';
import type { Part, PanelList, Patterns, SortPart } from './list';

/** Conditions and orders that several lists share. */

type TextPart = PanelList['texts'][number];

export const field = (name: string): Part => ({ needs: [name], sql: `d.${name}` });

/** A text without accents of its own, such as a number. */
export const contains = (name: string): TextPart => ({
  needs: [name],
  sql: ({ like }) => `d.${name} ILIKE ${like}`,
});

export const foldedContains = (name: string): TextPart => ({
  needs: [name],
  sql: (patterns) => `${folded(`d.${name}`)} LIKE ${patterns.folded}`,
});

/** A contact has such a name or address. */
export const contactContains: TextPart = {
  needs: ['contacts'],
  sql: (
    patterns,
  ) => `EXISTS (SELECT FROM jsonb_to_recordset(d.contacts) AS contact(name text, email text)
    WHERE ${['name', 'email'].map((name) => `${folded(`contact.${name}`)} LIKE ${patterns.folded}`).join(' OR ')})`,
};

/** The customers of whom a text matches, found once for all records. */
const customersLike = (patterns: Patterns, field = 'name'): string =>
  `ARRAY(SELECT c.id FROM customers c JOIN business ON business.id = c.business_id
    WHERE ${folded(`c.${field}`)} LIKE ${patterns.folded})`;

export const customerContains: TextPart = {
  needs: ['customer.name'],
  sql: (patterns) => `d.customer_id = ANY (${customersLike(patterns)})`,
};

export const emailContains: TextPart = {
  needs: ['customer.email'],
  sql: (patterns) => `d.customer_id = ANY (${customersLike(patterns, 'email')})`,
};

/**
 * The documents with such a line. Lines stand in tables without a business, so this reads the lines of
 * all of them, 300,000 in a third of a second. The JSON of the kept lines takes ten times as long.
 */
export const lineContains = (kind: 'invoice' | 'quotation' | 'credit_note'): TextPart => ({
  needs: ['items.description'],
  columns: [],
  sql: (patterns) => {
    const type = `billing.${kind.replace('_', '-')}-line`;
    return `d.id = ANY (ARRAY(SELECT s.entity_id FROM components_billing_${kind}_lines l
      JOIN ${kind}s_cmps s ON s.cmp_id = l.id AND s.component_type = '${type}'
      WHERE ${folded('l.description')} LIKE ${patterns.folded}))`;
  },
});

/** A line of a recurring invoice, which keeps its lines in one column. */
export const jsonLineContains: TextPart = {
  needs: ['items'],
  sql: (patterns) => `EXISTS (SELECT FROM jsonb_to_recordset(d.items) AS line(description text)
    WHERE ${folded('line.description')} LIKE ${patterns.folded})`,
};

/** Invoices by the reference of a payment. */
export const paymentContains: TextPart = {
  needs: [],
  also: { uid: CONTENT_TYPE.payment, field: 'reference' },
  sql: (patterns) =>
    `d.id = ANY (ARRAY(SELECT a.invoice_id FROM payments p JOIN business ON business.id = p.business_id
        JOIN allocations a ON a.payment_id = p.id
      WHERE ${folded('p.reference')} LIKE ${patterns.folded}))`,
};

/** The record's document, which is `i`, fulfils a condition. @param of such as `invoice` */
const documentLike = (of: 'invoice' | 'credit_note', condition: string): string =>
  `d.${of}_id = ANY (ARRAY(SELECT i.id FROM ${of}s i JOIN business ON business.id = i.business_id
    WHERE ${condition}))`;

export const invoiceContains: TextPart = {
  needs: ['invoice.invoice_number'],
  sql: ({ like }) => documentLike('invoice', `lower(i.invoice_number) LIKE lower(${like})`),
};

export const customerOfPaymentContains: TextPart = {
  needs: ['invoice.customer', 'invoice.customer.name'],
  sql: (patterns) => `d.customer_id = ANY (${customersLike(patterns)})`,
};

export const creditNoteContains: TextPart = {
  needs: ['credit_note.credit_note_number'],
  sql: ({ like }) => documentLike('credit_note', `lower(i.credit_note_number) LIKE lower(${like})`),
};

export const customerOfCreditNoteContains: TextPart = {
  needs: ['credit_note.customer', 'credit_note.customer.name'],
  sql: (patterns) =>
    documentLike('credit_note', `i.customer_id = ANY (${customersLike(patterns)})`),
};

/** A sort by the name of a related record, whose field names the column of its id. */
const byName = (relation: string, table: string, name: string): SortPart => ({
  needs: [`${relation}.${name}`],
  sql: folded(`r.${name}`),
  join: `LEFT JOIN ${table} r ON r.id = d.${relation}_id`,
});

export const BY_BUSINESS = { 'business.name': byName('business', 'businesses', 'name') };
export const BY_CUSTOMER = { 'customer.name': byName('customer', 'customers', 'name') };
export const BY_INVOICE = {
  'invoice.invoice_number': byName('invoice', 'invoices', 'invoice_number'),
};

export const BY_CREDIT_NOTE = {
  'credit_note.credit_note_number': byName('credit_note', 'credit_notes', 'credit_note_number'),
};

/** Bäckerei before Buchhandlung, in whichever order the database has its letters. */
export const BY_NAME: { name: SortPart } = { name: { needs: ['name'], sql: folded('d.name') } };

/** In the order of a life, and not of the alphabet. */
export const byState = (...states: readonly string[]): { state: SortPart } => ({
  state: {
    needs: ['state'],
    sql: `array_position(ARRAY[${states.map((one) => `'${one}'`).join(', ')}], d.state::text)`,
  },
});

/** The tab of a state. */
export const inState = (...states: readonly string[]): Part => ({
  needs: ['state'],
  sql: `d.state IN (${states.map((one) => `'${one}'`).join(', ')})`,
});
