import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../src/billing/kind';
import { keptTable, readLines } from '../../src/billing/sql/kept-lines';
import { adminApi } from '../support/api';
import { billsOfEachTest } from '../support/bills';
import { query } from '../support/databases';
import { INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { createInvoice, createQuotation, line, UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';

const bills = billsOfEachTest();

type Kind = typeof INVOICE | typeof QUOTATION | typeof CREDIT_NOTE;

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

/** The lines as they are kept, and as they are read from their rows. */
async function bothOf(kind: Kind, id: string) {
  const [row] = await sql<{ kept: string | null; read: string }>(
    `SELECT (SELECT k.lines::text FROM ${keptTable(kind)} k WHERE k.document_id = d.id) AS kept,
      ${readLines(kind)}::text AS read
    FROM ${kind.table} d WHERE d.document_id = $1`,
    [id],
  );
  const plain = (text: string | undefined | null) => text?.replaceAll(', \n ', ',') ?? null;
  return { kept: plain(row?.kept), read: plain(row?.read) };
}

async function expectKept(kind: Kind, id: string): Promise<void> {
  const { kept, read } = await bothOf(kind, id);
  expect(kept).not.toBeNull();
  expect(kept).toBe(read);
}

const formOf = async (path: string) => (await adminApi().get(path)).body.data;

const ITEMS = [
  line({
    description: 'A "quoted" \\ line,\n"description":',
    quantity: 1.25,
    unit_price: 0.000001,
  }),
  line({ unit_price: -3, tax_rate: 0, product_id: UNKNOWN_ID, tax_category: 'E' }),
  line({ description: 'ünïcode 漢 😀', unit_code: 'HUR', tax_exemption_reason: null }),
];
const LONG = `{"description":"Long","quantity":1,"unit_price":123456789012.123456,"tax_rate":7.0625}`;

test('what the API stores is kept as its rows tell it', async () => {
  const { client, customer } = bills;
  const bill = await bills.invoice({ items: ITEMS });
  await expectKept(INVOICE, bill.id);
  const text = `{"customer_id":"${customer.id}","items":[${LONG}]}`;
  await expectKept(INVOICE, (await client.post('/api/v1/invoices', text)).body.id);
  const items = [line({ discount_rate: 12.5 }), line()];
  const quotation = await createQuotation(client, customer.id, { items });
  await expectKept(QUOTATION, quotation.id);
  const made = await client.post(`/api/v1/quotations/${quotation.id}/convert`);
  expect(made.status).toBe(201);
  await expectKept(INVOICE, made.body.id);
  await expectKept(CREDIT_NOTE, (await bills.credit(bill.id)).body.id);
});

test.each([
  [INVOICE, INVOICES, createInvoice],
  [QUOTATION, QUOTATIONS, createQuotation],
] as const)('a save in the panel keeps the new lines: %j', async (kind, forms, create) => {
  const { id } = await create(bills.client, bills.customer.id, { items: [line(), line()] });
  const path = `${forms}/${id as string}`;
  const [first, second] = (await formOf(path)).items;
  const items = [{ id: second.id }, line({ description: 'New' }), { id: first.id, quantity: 9 }];
  expect((await saveForm(path, { items })).status).toBe(200);
  await expectKept(kind, id);
  expect((await bothOf(kind, id)).kept).toMatch(/"New".*"quantity":9,/);
});

test('a document that is deleted leaves no kept lines', async () => {
  const { id } = await createInvoice(bills.client, bills.customer.id);
  const [row] = await sql<{ id: number }>('SELECT id FROM invoices WHERE document_id = $1', [id]);
  expect((await adminApi().delete(`${INVOICES}/${id as string}`)).status).toBe(200);
  const text = 'SELECT FROM invoices_kept_lines WHERE document_id = $1';
  expect(await sql(text, [row?.id])).toEqual([]);
});
