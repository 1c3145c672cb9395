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

/** The customers whose names match, found once for all records. */
const customersLike = (patterns: Patterns): string =>
  `ARRAY(SELECT c.id FROM customers c JOIN business ON business.id = c.business_id
    WHERE ${folded('c.name')} LIKE ${patterns.folded})`;

export const customerContains: TextPart = {
  needs: ['customer.name'],
  sql: (patterns) => `d.customer_id = ANY (${customersLike(patterns)})`,
};

/** The record's document, which is `i`, fulfils a condition. @param of such as `invoice` */
const documentLike = (of: 'invoice' | 'credit_note', condition: string): string =>
  `d.${of}_id = ANY (ARRAY(SELECT i.id FROM ${of}s i JOIN business ON business.id = i.business_id
    WHERE ${condition}))`;

export const invoiceContains: TextPart = {
  needs: ['invoice.invoice_number'],
  sql: ({ like }) => documentLike('invoice', `lower(i.invoice_number) LIKE lower(${like})`),
};

export const customerOfInvoiceContains: TextPart = {
  needs: ['invoice.customer', 'invoice.customer.name'],
  sql: (patterns) => documentLike('invoice', `i.customer_id = ANY (${customersLike(patterns)})`),
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
  sql: `lower(r.${name})`,
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
