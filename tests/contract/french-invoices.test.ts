import { xmlIn } from '../support/pdf/attachments';
import { exportCsv } from '../support/csv';
import { creditInvoice, createCustomer, type Fields } from '../support/records';
import { createTrade, getEInvoice, type Trade } from '../support/trade';

/** How invoices of French sellers are reported, and their business process (contract §18). */

const NOTES = 'PMT: 40 € de frais\nPMD: Pénalités : 10 %\nAAB: Pas d’escompte\nBAR: OUTOFSCOPE';
const SELLER = {
  country_code: 'FR',
  vat_id: 'FR83404833048',
  registration_id: '404833048',
  registration_scheme: '0002',
  business_process: 'S1',
  coded_notes: NOTES,
};
const NOBODY = { vat_id: null, buyer_reference: null, email: 'p@example.com' };
const IN_FRANCE = { ...NOBODY, country_code: 'FR' };
const SIREN = { registration_id: '303265045', registration_scheme: '0002' };
const ITEMS = [{ description: 'Conseil', quantity: 1, unit_price: 100, tax_rate: 20 }];

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade({ seller: SELLER, buyer: { ...IN_FRANCE, ...SIREN } });
});

async function invoiceTo(customer: Fields, fields: Fields = {}) {
  const { id } = await createCustomer(trade.client, { name: 'Nord', city: 'Lille', ...customer });
  return trade.invoice({ customer_id: id, items: ITEMS, ...fields });
}

/** The note `BAR` and BT-23 of a document. */
async function said(document: string): Promise<(string | undefined)[]> {
  const { status, bytes, body } = await getEInvoice(trade.key, document, 'ubl');
  expect([status, body]).toEqual([200, undefined]);
  const xml = bytes.toString();
  return [/#BAR#\s*(\w+)/.exec(xml)?.[1], /<cbc:ProfileID>([^<]*)/.exec(xml)?.[1]];
}

test.each([
  ['B2B', 'a customer with a SIREN', { ...IN_FRANCE, ...SIREN }],
  ['B2C', 'one in France without', IN_FRANCE],
  [
    'B2BINT',
    'one abroad with a VAT number',
    { ...NOBODY, country_code: 'DE', vat_id: 'DE987654321' },
  ],
  [
    'B2BINT',
    'one with a number in a register',
    { ...NOBODY, country_code: 'GB', registration_id: '7' },
  ],
  ['B2CINT', 'one abroad without', { ...NOBODY, country_code: 'DE' }],
])('%s is %s, and the note of the business is no longer used', async (treatment, _of, customer) => {
  const { id } = await invoiceTo(customer);
  expect(await said(`invoices/${id}`)).toEqual([treatment, 'S1']);
});

test('a customer whose VAT number holds a SIREN is a business, and the missing SIREN is named', async () => {
  const { id } = await invoiceTo({ ...IN_FRANCE, vat_id: 'FR40303265045' });
  const { status, body } = await getEInvoice(trade.key, `invoices/${id}`, 'ubl');
  expect([status, body.code]).toEqual([409, 'e_invoice_incomplete']);
  expect(body.errors.map((one: Fields) => one['pointer'])).toContain('/customer/registration_id');
});

test('what was paid when it was handed out says so, and stays so', async () => {
  const paid = await trade.invoice({ items: ITEMS, amount_paid: 120, status: 'paid' });
  expect(await said(`invoices/${paid.id}`)).toEqual(['B2B', 'S2']);
  const open = await trade.invoice({ items: ITEMS });
  expect(await said(`invoices/${open.id}`)).toEqual(['B2B', 'S1']);
  await trade.client.patch(`/api/v1/invoices/${open.id}`, { status: 'paid' });
  expect(await said(`invoices/${open.id}`)).toEqual(['B2B', 'S1']);
});

test('the document goes before both, until it is issued, and its credit note has the same', async () => {
  const own = { e_invoice_treatment: 'OUTOFSCOPE', business_process: 'M4' };
  const draft = await trade.invoice({ items: ITEMS, status: 'draft', ...own });
  expect(draft).toMatchObject(own);
  const url = `/api/v1/invoices/${draft.id}`;
  const change = { e_invoice_treatment: 'B2C', business_process: null };
  expect((await trade.client.patch(url, change)).body).toMatchObject(change);
  await trade.client.patch(url, { ...own, status: 'sent' });
  expect(await said(`invoices/${draft.id}`)).toEqual(['OUTOFSCOPE', 'M4']);
  const refused = await trade.client.patch(url, change);
  expect([refused.status, refused.body.code]).toEqual([409, 'document_locked']);
  const note = await creditInvoice(trade.client, draft.id);
  expect(note).toMatchObject(own);
  expect(await said(`credit-notes/${note.id}`)).toEqual(['OUTOFSCOPE', 'M4']);
  const { rows } = await exportCsv(trade.client, '/api/v1/invoices');
  expect(rows.find((row) => row['id'] === draft.id)).toMatchObject(own);
});

test.each([
  ['e_invoice_treatment', 'B2X'],
  ['e_invoice_treatment', 7],
  ['business_process', 'B8'],
  ['business_process', ''],
])('%s %j is refused', async (field, value) => {
  const body = { customer_id: trade.customer, items: ITEMS, [field]: value };
  const refused = await trade.client.post('/api/v1/invoices', body);
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, `/${field}`]);
});

test('another seller says nothing of it', async () => {
  const german = await createTrade();
  const { id } = await german.invoice({ e_invoice_treatment: 'B2B' });
  const { bytes } = await getEInvoice(german.key, `invoices/${id}`, 'factur-x');
  expect(xmlIn(bytes)).not.toContain('BAR');
});
