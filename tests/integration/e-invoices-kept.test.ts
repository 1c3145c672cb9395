import { adminApi, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { saveForm } from '../support/desk';
import { createTrade, getEInvoice, hashOf, type Trade } from '../support/trade';
import { creditInvoice, recordPayment } from '../support/records';
import { expectError } from '../support/expect-error';
import { readRun } from '../support/run';
import { xmlIn } from '../support/pdf/attachments';
import { textOf } from '../support/pdf/text';
import { getPdf } from '../support/stored-pdf';

/** A file that was handed out once is given out again byte for byte (contract §11). */

const CUSTOMERS = '/content-manager/collection-types/api::customer.customer';

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade();
});

const path = (id: string) => `/api/v1/invoices/${id}`;

async function file(document: string, format: string): Promise<string> {
  const { status, bytes } = await getEInvoice(trade.key, document, format);
  expect(status).toBe(200);
  return bytes.toString('utf8');
}

const hash = async (document: string, format: string) => {
  const { status, bytes } = await getEInvoice(trade.key, document, format);
  expect(status).toBe(200);
  return hashOf(bytes);
};

/** Business, customer and everything that a PATCH changes are other ones. */
async function changeEverything(id: string): Promise<void> {
  const city = `City ${Math.random().toString(36).slice(2)}`;
  await saveForm(`${BUSINESSES}/${trade.business}`, { city, registration_id: city });
  await trade.client.patch(`/api/v1/customers/${trade.customer}`, { city, registration_id: city });
  await recordPayment(trade.client, id, { amount: 1 });
  const change = { notes: 'Later notes', terms: 'Later terms', due_date: '2027-01-01' };
  expect((await trade.client.patch(path(id), change)).status).toBe(200);
}

test.each(['ubl', 'factur-x'])('the %s file stays the same whatever changes', async (format) => {
  const { id } = await trade.invoice({ notes: 'First notes' });
  const first = await hash(`invoices/${id}`, format);
  await changeEverything(id);
  await trade.client.patch(path(id), { status: 'paid' });
  expect(await hash(`invoices/${id}`, format)).toBe(first);
  await trade.client.patch(path(id), { status: 'cancelled' });
  expect(await hash(`invoices/${id}`, format)).toBe(first);
});

test('another format shows the state of the first hand-out', async () => {
  const { id } = await trade.invoice({ notes: 'First notes', terms: 'First terms' });
  await recordPayment(trade.client, id, { amount: 20.5 });
  await file(`invoices/${id}`, 'ubl');
  await changeEverything(id);
  for (const format of ['cii', 'peppol', 'xrechnung-cii']) {
    const xml = await file(`invoices/${id}`, format);
    for (const text of ['First notes', 'First terms', '20.50']) expect(xml).toContain(text);
    for (const text of ['Later', '21.50', '2027']) expect(xml).not.toContain(text);
  }
});

test('a refused request keeps nothing: the next one shows the state of its own time', async () => {
  const { id } = await trade.invoice({ notes: 'First notes' });
  const wrong = await trade.client.get(`${path(id)}/e-invoice?format=pdf`);
  expect(wrong.status).toBe(400);
  await trade.client.patch(path(id), { notes: 'Second notes' });
  expect(await file(`invoices/${id}`, 'ubl')).toContain('Second notes');
});

test('requests at the same time get the same bytes', async () => {
  const { id } = await trade.invoice();
  const formats = ['ubl', 'factur-x', 'ubl', 'factur-x', 'ubl', 'factur-x'];
  const hashes = await Promise.all(formats.map((format) => hash(`invoices/${id}`, format)));
  expect(new Set(hashes).size).toBe(2);
  const [kept] = await sql<{ count: number }>(
    `select count(*)::int from e_invoices e join invoices d
      on d.id = e.record_id and e.record_table = 'invoices' where d.document_id = $1`,
    [id],
  );
  expect(kept).toEqual({ count: 2 });
});

test('changes at the same time never part two formats', async () => {
  const { id } = await trade.invoice({ notes: 'N0' });
  const noteOf = (xml: string) => /\bN\d\b/.exec(xml)?.[0];
  const [ubl, cii] = await Promise.all([
    file(`invoices/${id}`, 'ubl').then(noteOf),
    file(`invoices/${id}`, 'cii').then(noteOf),
    ...[1, 2, 3, 4].map((n) => trade.client.patch(path(id), { notes: `N${n}` })),
  ]);
  expect(ubl).toMatch(/^N\d$/);
  expect(cii).toBe(ubl);
});

test('a handed-out invoice is locked, and its version stays', async () => {
  const { id } = await trade.invoice();
  const before = (await trade.client.get(path(id))).body;
  await file(`invoices/${id}`, 'ubl');
  expect((await trade.client.get(path(id))).body).toEqual(before);
  const answer = await trade.client.patch(path(id), { status: 'draft' });
  expectError(answer, 409, 'document_locked');
  expect(answer.body.error).toContain('it was handed out');
});

describe('an invoice that was issued without a detail', () => {
  const poorTrade = () =>
    createTrade({ seller: { vat_id: null }, buyer: { country_code: null, buyer_reference: null } });
  const save = (poor: Trade, fields: object) =>
    saveForm(`${BUSINESSES}/${poor.business}`, { ...fields });
  const patch = (poor: Trade, fields: object) =>
    poor.client.patch(`/api/v1/customers/${poor.customer}`, fields);

  test('goes out once its records are completed, and says until then how to', async () => {
    const poor = await poorTrade();
    const { id } = await poor.invoice();
    await recordPayment(poor.client, id, { amount: 1 });
    const refused = await poor.client.get(`${path(id)}/e-invoice?format=ubl`);
    const missing = ['/business/vat_id', '/customer/country_code'];
    expectError(refused, 409, 'e_invoice_incomplete', missing);
    expect(refused.body.error).toContain(
      'The details of the issue count, and what was empty then is taken from the record of today: complete it',
    );
    await save(poor, { vat_id: 'DE111111111', legal_name: 'Renamed' });
    await patch(poor, { country_code: 'DE', name: 'Renamed' });
    const { status, bytes } = await getEInvoice(poor.key, `invoices/${id}`, 'ubl');
    const xml = bytes.toString('utf8');
    expect([status, xml.includes('DE111111111'), xml.includes('Renamed')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test('keeps what was filled in, in this format for ever and in all others', async () => {
    const poor = await poorTrade();
    const { id } = await poor.invoice();
    await save(poor, { vat_id: 'DE111111111' });
    await patch(poor, { country_code: 'DE' });
    const first = await getEInvoice(poor.key, `invoices/${id}`, 'ubl');
    await save(poor, { vat_id: 'DE222222222' });
    await patch(poor, { country_code: 'AT', buyer_reference: '04011000-12345-34' });
    const again = await getEInvoice(poor.key, `invoices/${id}`, 'ubl');
    expect(hashOf(again.bytes)).toBe(hashOf(first.bytes));
    // It needs one more detail, and takes the others as the first format did.
    for (const format of ['xrechnung-ubl', 'peppol']) {
      const xml = (await getEInvoice(poor.key, `invoices/${id}`, format)).bytes.toString('utf8');
      expect([xml.includes('DE111111111'), xml.includes('DE222222222')]).toEqual([true, false]);
      expect(xml).toContain('04011000-12345-34');
      expect(xml).not.toContain('<cbc:IdentificationCode>AT');
    }
  });

  test('prints in its Factur-X PDF what the XML says, and in its other PDF what was issued', async () => {
    const poor = await createTrade({ seller: { vat_id: null } });
    const { id } = await poor.invoice();
    await save(poor, { vat_id: 'DE111111111' });
    const { bytes } = await getEInvoice(poor.key, `invoices/${id}`, 'factur-x');
    expect(textOf(bytes)).toContain('DE111111111');
    expect(xmlIn(bytes)).toContain('DE111111111');
    const plain = await getPdf(poor.key, `invoices/${id}`);
    expect(textOf(plain.pdf)).not.toContain('DE111111111');
  });

  test('may be reopened, and its next issue is complete', async () => {
    const poor = await createTrade({ seller: { vat_id: null } });
    const { id } = await poor.invoice();
    await save(poor, { vat_id: 'DE123456789' });
    for (const status of ['draft', 'sent'])
      expect((await poor.client.patch(path(id), { status })).status).toBe(200);
    expect((await getEInvoice(poor.key, `invoices/${id}`, 'ubl')).status).toBe(200);
  });
});

test('a new issue makes new files, and those of the last one stay', async () => {
  const { id } = await trade.invoice({ notes: 'First notes' });
  const first = await hash(`invoices/${id}`, 'ubl');
  // No route does so, but an administrator of the database can.
  await sql('update invoices set handed_out_at = null where document_id = $1', [id]);
  for (const change of [{ status: 'draft' }, { status: 'sent', notes: 'Second notes' }])
    expect((await trade.client.patch(path(id), change)).status).toBe(200);
  expect(await file(`invoices/${id}`, 'ubl')).toContain('Second notes');
  const kept = await sql<{ content: Buffer }>(
    `select content from e_invoices e join invoices d on d.id = e.record_id
      where e.record_table = 'invoices' and d.document_id = $1 order by e.issued_at`,
    [id],
  );
  expect(kept).toHaveLength(2);
  expect(kept[0] && hashOf(kept[0].content)).toBe(first);
});

test('nobody can change or delete a file that was handed out', async () => {
  const { id } = await trade.invoice();
  await file(`invoices/${id}`, 'ubl');
  const refusal = 'an e-invoice that was handed out cannot be changed or deleted';
  for (const text of [
    `update e_invoices set content = ''`,
    'delete from e_invoices',
    'truncate e_invoices',
  ])
    await expect(sql(text)).rejects.toThrow(refusal);
});

test('a credit note keeps its file, and shows what it credits', async () => {
  const { id } = await trade.invoice({ invoice_number: 'KEPT-1' });
  const note = await creditInvoice(trade.client, id);
  const xml = await file(`credit-notes/${note.id}`, 'ubl');
  expect(xml).toContain('KEPT-1');
  await trade.client.patch(`/api/v1/customers/${trade.customer}`, { city: 'Elsewhere' });
  expect(await file(`credit-notes/${note.id}`, 'ubl')).toBe(xml);
  expect(await file(`credit-notes/${note.id}`, 'cii')).not.toContain('Elsewhere');
});

test.each([
  ['a part of it', 20, 0],
  ['all of it', undefined, 0],
  ['all that was not paid', undefined, 30],
])('a Factur-X PDF prints no credit of %s, as its XML has none', async (_, amount, paid) => {
  const invoice = await trade.invoice();
  if (paid > 0) await recordPayment(trade.client, invoice.id, { amount: paid });
  const lines = (await trade.client.get(path(invoice.id))).body.invoice_items;
  const items = amount && [{ line_id: lines[0].id, amount }];
  await creditInvoice(trade.client, invoice.id, { items });
  const { bytes } = await getEInvoice(trade.key, `invoices/${invoice.id}`, 'factur-x');
  const due = (119 - paid).toFixed(2);
  expect(xmlIn(bytes)).toContain(`<ram:DuePayableAmount>${due}<`);
  const text = textOf(bytes);
  expect(text).toContain(`€${due}`);
  expect(text).not.toMatch(/Credited|CANCELLED|PAID/);
});

test('the format of a customer is a field of the panel', async () => {
  const form = `${CUSTOMERS}/${trade.customer}`;
  expect((await saveForm(form, { e_invoice_format: 'peppol' })).status).toBe(200);
  expect((await adminApi().get(form)).body.data.e_invoice_format).toBe('peppol');
  expect((await saveForm(form, { e_invoice_format: 'pdf' })).status).toBe(400);
});
