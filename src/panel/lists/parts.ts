import type { NumberedName } from '../../billing/document';
import { CONTENT_TYPE } from '../../content-types';
import { CUSTOMER_FIELDS, type RecordField } from '../../domain/fields/records';
import { lastMailRefused } from '../../mail/sql/refused-mails';
import { REFUSED_MAIL_FIELDS } from '../roles/mail-scope';
import type { Elsewhere, Part, SortPart, Texts } from './list';

/** Conditions and orders that several lists share. */

export const field = (name: string): Part => ({ needs: [name], sql: `d.${name}` });

/** The descriptions in a column of JSON, or names and addresses. */
const inJson = (sql: string, key: string): string => `invoicing_json_texts(${sql}, '${key}')`;

/** SQL of the text that a field of a row is found by, as the column `searched` of customers has it. */
const HOW: Readonly<Record<NonNullable<RecordField['found']>, (sql: string) => string>> = {
  text: (sql) => sql,
  digits: (sql) => `concat_ws(E'\\n', ${sql}, regexp_replace(${sql}, '[(]0[)]|[^0-9]', '', 'g'))`,
  contacts: (sql) => `concat_ws(E'\\n', ${inJson(sql, 'name')}, ${inJson(sql, 'email')})`,
};

/** The texts by which a record of a table is found. @param path before the names of fields, such as `customer.` */
export const foundTexts = (fields: readonly RecordField[], row = 'd', path = ''): Part[] =>
  fields.flatMap(({ name, found }) =>
    found ? [{ needs: [`${path}${name}`], sql: HOW[found](`${row}.${name}`) }] : [],
  );

/** A path of several relations is shown where each of them is. */
const before = (path: string): string[] =>
  path.split('.').length > 2 ? [path.replace(/\.$/, '')] : [];

/** The customer of a document or a payment. @param path from the record to its customer */
const customerTexts = (elsewhere: Elsewhere, path: string): Texts => ({
  fields: foundTexts(CUSTOMER_FIELDS, 'c', path).map(({ needs, sql }) => ({
    needs: [...before(path), ...needs],
    sql,
  })),
  kept: 'c.searched',
  elsewhere,
});

const CUSTOMERS = 'customers c JOIN business ON business.id = c.business_id';

export const ITS_CUSTOMER = customerTexts(
  { from: CUSTOMERS, id: 'c.id', on: 'd.customer_id' },
  'customer.',
);
/** A payment on account has a customer and no invoice, and a column of its own for it. */
export const CUSTOMER_OF_PAYMENT: Texts = {
  ...customerTexts({ from: CUSTOMERS, id: 'c.id', on: 'd.customer_id' }, 'invoice.customer.'),
  columns: ['customer_id'],
};
export const CUSTOMER_OF_CREDIT_NOTE = customerTexts(
  {
    from: `credit_notes i JOIN business ON business.id = i.business_id JOIN customers c ON c.id = i.customer_id`,
    id: 'i.id',
    on: 'd.credit_note_id',
  },
  'credit_note.customer.',
);

/**
 * The lines of a document. They stand in a table without a business, so this reads the lines of all of them:
 * those of 100,000 documents in a tenth of a second per word.
 */
export const linesOf = (kind: 'invoice' | 'quotation' | 'credit_note'): Texts => ({
  fields: [{ needs: ['items.description'], sql: 'k.searched' }],
  columns: [],
  kept: 'k.searched',
  elsewhere: { from: `${kind}s_kept_lines k`, id: 'k.document_id', on: 'd.id' },
});

/** The lines of a recurring invoice, which keeps them in one column. */
export const JSON_LINES: Part = { needs: ['items'], sql: inJson('d.items', 'description') };

/** Invoices by the reference of a payment. */
export const PAYMENTS_OF_INVOICE: Texts = {
  fields: [{ needs: [], sql: 'p.reference' }],
  columns: [],
  also: { uid: CONTENT_TYPE.payment, fields: ['reference'] },
  elsewhere: {
    from: 'payments p JOIN business ON business.id = p.business_id',
    id: 'p.id',
    on: 'd.id',
    through: { join: 'JOIN allocations a ON a.payment_id = t.id', id: 'a.invoice_id' },
  },
};

/** The number of the record's document. @param of such as `invoice` */
export const numberOf = (of: 'invoice' | 'credit_note'): Texts => ({
  fields: [{ needs: [`${of}.${of}_number`], sql: `i.${of}_number` }],
  elsewhere: {
    from: `${of}s i JOIN business ON business.id = i.business_id`,
    id: 'i.id',
    on: `d.${of}_id`,
  },
});

/** SQL of a text as sorts compare it: Bäckerei before Buchhandlung, in whichever order the database has its letters. */
const plain = (sql: string): string => `invoicing_plain(${sql})`;

/** A sort by the name of a related record, whose field names the column of its id. */
const byName = (relation: string, table: string, name: string): SortPart => ({
  needs: [`${relation}.${name}`],
  sql: plain(`r.${name}`),
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

export const BY_NAME: { name: SortPart } = { name: { needs: ['name'], sql: plain('d.name') } };

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

/** The tab of the documents whose last mail was refused. */
export const mailRefused = (name: NumberedName): Part => ({
  needs: [],
  also: { uid: CONTENT_TYPE.mail, fields: REFUSED_MAIL_FIELDS },
  sql: lastMailRefused(name),
});
