import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../../src/database/pool';
import { writeCustomer } from '../../src/billing/sql/customers';
import type { Locked } from '../../src/billing/document';
import { INVOICE, QUOTATION } from '../../src/billing/kind';
import { invoiceOfQuotation } from '../../src/billing/sql/quotation-invoice';
import { updateDocument } from '../../src/billing/sql/update-document';
import { query, rowOf } from '../support/databases';
import { readRun } from '../support/run';
import { createShop, type Shop } from '../support/two-businesses';

/**
 * Statements that name a row by its row id name its business as well. The row id of another
 * business, should a caller ever let one through, then changes and shows nothing.
 */

let mine: Shop;
let foreign: Shop;
let db: Database;

beforeAll(async () => {
  const run = randomUUID().slice(0, 6).toUpperCase();
  [mine, foreign] = [await createShop(`MINE${run}`), await createShop(`OTHER${run}`)];
  const silent = { warn: () => undefined };
  db = openDatabase(readRun().sharedDatabaseUrl, 1, silent as never);
});

afterAll(() => db.close());

const rowIdOf = (table: string, id: string) => rowOf(readRun().sharedDatabaseUrl, table, id);

const stored = (table: string, id: string) =>
  query(readRun().sharedDatabaseUrl, `SELECT * FROM ${table} WHERE document_id = $1`, [id]);

const CHANGE = {
  status: 'cancelled',
  notes: 'Mine now',
  terms: 'Mine now',
  deadline: null,
  updated_at: '2030-01-01T00:00:00.000Z',
  issued_at: null,
  handed_out_at: null,
  lock_documents: null,
} as Locked['invoice'];

const CUSTOMER = {
  fields: {
    name: 'Mine now',
    email: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    country: null,
    postal_code: null,
    tax_id: null,
    notes: null,
    country_code: null,
    vat_id: null,
    customer_number: null,
    buyer_reference: null,
    delivery_address: null,
    contacts: null,
    metadata: null,
    language: null,
    registration_id: null,
    registration_scheme: null,
    electronic_address: null,
    electronic_address_scheme: null,
  },
  now: CHANGE.updated_at,
};

test.each([
  ['customers', 'customer'],
  ['invoices', 'invoice'],
  ['quotations', 'quotation'],
] as const)('the row id of another business’s row in %s changes nothing', async (table, type) => {
  const businessRowId = await rowIdOf('businesses', mine.ids.business);
  const rowId = await rowIdOf(table, foreign.ids[type]);
  const before = await stored(table, foreign.ids[type]);
  const owner = { businessRowId, businessId: mine.ids.business };
  await db.transaction(async (trx) => {
    if (type === 'customer') {
      const told = { ...owner, rowId, isTold: true };
      expect(await writeCustomer(trx, { ...told, ...CUSTOMER })).toEqual({ has_deliveries: false });
    } else {
      const kind = type === 'invoice' ? INVOICE : QUOTATION;
      const change = updateDocument(trx, kind, owner, { ...CHANGE, row_id: rowId }, []);
      await expect(change).rejects.toThrow('none of this business');
    }
    if (type !== 'invoice') return;
    const amounts = { amount_paid: '1', amount_paid_before: '0' };
    const paid = { ...CHANGE, ...amounts, row_id: rowId, status: 'paid' } as const;
    const change = updateDocument(trx, INVOICE, owner, paid, []);
    await expect(change).rejects.toThrow('none of this business');
  });
  expect(await stored(table, foreign.ids[type])).toEqual(before);
});

test('the same statements change a row of their own business', async () => {
  const businessRowId = await rowIdOf('businesses', mine.ids.business);
  const [customer, invoice, quotation] = [
    await rowIdOf('customers', mine.ids.customer),
    await rowIdOf('invoices', mine.ids.invoice),
    await rowIdOf('quotations', mine.ids.quotation),
  ];
  await db.transaction(async (trx) => {
    const owner = { businessRowId, businessId: mine.ids.business };
    await writeCustomer(trx, { ...owner, rowId: customer, isTold: true, ...CUSTOMER });
    const amounts = { amount_paid: '7.5', amount_paid_before: '2.5' };
    await updateDocument(trx, INVOICE, owner, { ...CHANGE, ...amounts, row_id: invoice }, []);
    const sent = { ...CHANGE, row_id: quotation, status: 'sent' } as const;
    await updateDocument(trx, QUOTATION, owner, sent, []);
  });
  const [first] = await stored('customers', mine.ids.customer);
  expect(first).toMatchObject({ name: 'Mine now', email: null });
  const [second] = await stored('invoices', mine.ids.invoice);
  expect(second).toMatchObject({ state: 'cancelled', notes: 'Mine now', amount_paid: '7.500000' });
  const [third] = await stored('quotations', mine.ids.quotation);
  expect(third).toMatchObject({ state: 'sent', terms: 'Mine now' });
});

test('the invoice of another business’s quotation is not found by the row id', async () => {
  const [own, other] = [
    await rowIdOf('businesses', mine.ids.business),
    await rowIdOf('businesses', foreign.ids.business),
  ];
  const quotation = await rowIdOf('quotations', foreign.ids.quotation);
  await query(
    readRun().sharedDatabaseUrl,
    'UPDATE invoices SET quotation_id = $1 WHERE document_id = $2',
    [quotation, foreign.ids.invoice],
  );
  expect(await invoiceOfQuotation(db, own, quotation)).toBeNull();
  expect((await invoiceOfQuotation(db, other, quotation))?.id).toBe(foreign.ids.invoice);
});
