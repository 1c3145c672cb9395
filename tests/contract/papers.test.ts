import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  UNKNOWN_ID,
  type Fields,
} from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';
import { infoOf } from '../support/pdf/info';

const BUSINESS = {
  name: 'Northwind',
  bank_accounts: [{ iban: 'DE89370400440532013000' }],
  print_payment_code: true,
  payment_link: 'https://pay.example/{number}',
};

let key: string;
let business: string;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  ({ key, business } = await createKey({ businessFields: BUSINESS }));
  client = api(key);
  const address = { city: 'Marstal', country: 'Denmark' };
  customer = (await createCustomer(client, { name: 'Ærø Trading ApS', ...address })).id;
});

const ITEMS = [
  line({ description: 'Signs', quantity: 3, unit_price: 120, tax_rate: 19, unit_code: 'C62' }),
  line({ description: 'Travel', quantity: 12.5, unit_price: 2, tax_rate: 7, unit_code: 'KMT' }),
];
const DOCUMENT = {
  status: 'sent',
  issue_date: '2026-01-02',
  currency: 'EUR',
  notes: 'Handle with care.',
  terms: 'Net 30',
  items: ITEMS,
};

const invoiceOf = async (fields: Fields = {}) =>
  `invoices/${(await createInvoice(client, customer, { ...DOCUMENT, ...fields })).id}`;
const quotationOf = async (fields: Fields = {}) =>
  `quotations/${(await createQuotation(client, customer, { ...DOCUMENT, ...fields })).id}`;

const NOTE = '?paper=delivery_note';
const CONFIRMATION = '?paper=order_confirmation';
const PROFORMA = '?paper=proforma';
const paper = async (path: string) => textIn(await getPdf(key, path));
const get = (path: string, by = client) => {
  const [record = '', wanted = ''] = path.split('?');
  return by.get(`/api/v1/${record}/pdf?${wanted}`);
};

test.each(['modern', 'classic', 'minimal'])(
  'a delivery note in the template %s has quantities, and no amounts',
  async (template_type) => {
    const invoice_number = `D-${template_type}`;
    const fields = {
      template_type,
      invoice_number,
      order_reference: 'PO-9',
      due_date: '2026-02-01',
    };
    const path = await invoiceOf({ ...fields, delivery_date: '2026-01-15' });
    const text = await paper(path + NOTE);
    const words = ['DELIVERY NOTE', 'Customer', 'Ærø Trading ApS', 'Marstal', 'Denmark'];
    const dates = ['2 January 2026', 'Delivery Date', '15 January 2026', 'Order Reference', 'PO-9'];
    for (const word of [...words, ...dates, 'Reference', invoice_number, 'Handle with care.'])
      expect(text).toContain(word);
    expect(text).toMatch(/Item +Quantity *\n/);
    expect(text).toMatch(/Signs +3 pcs *\n[^]*Travel +12\.5 km *\n/);
    expect(text).not.toMatch(
      /€|INVOICE|Rate|Amount|Tax|Total|Due|Net 30|Bank Details|pay\.example/,
    );
    expect(text).not.toMatch(/Scan to pay|No\.|null|undefined|NaN/);
  },
);

test.each(['modern', 'classic', 'minimal'])(
  'an order confirmation and a pro forma in the template %s have the amounts of the quotation',
  async (template_type) => {
    const quotation_number = `O-${template_type}`;
    const fields = { template_type, quotation_number, valid_until: '2026-03-01' };
    const path = await quotationOf(fields);
    const [confirmation, proforma] = [
      await paper(path + CONFIRMATION),
      await paper(path + PROFORMA),
    ];
    for (const text of [confirmation, proforma]) {
      for (const word of ['Reference', quotation_number, 'Customer', 'Ærø Trading ApS', 'Net 30'])
        expect(text).toContain(word);
      expect(text).toMatch(/Signs +3 pcs +€120\.00 +19% +€360\.00/);
      expect(text).toMatch(/Travel +12\.5 km +€2\.00 +7% +€25\.00/);
      expect(text).toMatch(/Subtotal +€385\.00\n[^]*Tax +€70\.15\n[^]*\bTotal +€455\.15\n/);
      expect(text).not.toMatch(/QUOTATION|Valid Until|Bank Details|pay\.example|Scan to pay|No\./);
    }
    expect(confirmation).toContain('ORDER CONFIRMATION');
    expect(confirmation).not.toContain('demand');
    expect(proforma).toContain('PRO FORMA');
    expect(proforma).toMatch(/Pro forma\s[^]*not a demand for payment/);
  },
);

test('papers have the language of the customer', async () => {
  const { id } = await createCustomer(client, { name: 'Hafen GmbH', language: 'de' });
  const invoice = await createInvoice(client, id, DOCUMENT);
  const quotation = await createQuotation(client, id, DOCUMENT);
  expect(await paper(`invoices/${invoice.id}${NOTE}`)).toMatch(/LIEFERSCHEIN[^]*Referenz/);
  const offer = `quotations/${quotation.id}`;
  expect(await paper(offer + CONFIRMATION)).toContain('AUFTRAGSBESTÄTIGUNG');
  expect(await paper(offer + PROFORMA)).toMatch(/PRO-FORMA-RECHNUNG[^]*keine Zahlungsaufforderung/);
});

test('a paper is a file of its own, and is not sent again while nothing changed', async () => {
  const path = await invoiceOf({ invoice_number: 'F-1', notes: 'ᏣᎳᎩ' });
  const plain = await getPdf(key, path);
  const note = await getPdf(key, path + NOTE);
  const name = (answer: typeof note) => answer.headers.get('content-disposition');
  expect(name(note)).toBe('attachment; filename="delivery-note-F-1.pdf"');
  expect(note.headers.get('cache-control')).toBe('private, no-cache');
  expect(note.headers.get('x-unprintable')).toBe('U+13E3, U+13B3, U+13A9');
  expect(infoOf(note.pdf)).toMatchObject({ title: 'DELIVERY NOTE F-1', author: 'Northwind' });
  const etag = note.headers.get('etag') ?? '';
  expect(etag).not.toBe(plain.headers.get('etag'));
  expect((await getPdf(key, path + NOTE, { 'If-None-Match': etag })).status).toBe(304);
  expect((await getPdf(key, path, { 'If-None-Match': etag })).status).toBe(200);
  const offer = await quotationOf({ quotation_number: 'F-2' });
  expect(name(await getPdf(key, offer + CONFIRMATION))).toContain('"order-confirmation-F-2.pdf"');
  expect(name(await getPdf(key, offer + PROFORMA))).toContain('"proforma-F-2.pdf"');
});

test('the panel draws the same bytes', async () => {
  const path = (await invoiceOf()) + NOTE;
  const { pdf, headers } = await getPdf(key, path);
  const [record = '', wanted = ''] = path.split('?');
  const drawn = await adminApi().get(`/invoicing/${record}/pdf?${wanted}`);
  expect([drawn.status, drawn.headers.get('etag')]).toEqual([200, headers.get('etag')]);
  expect(Number(drawn.headers.get('content-length'))).toBe(pdf.length);
  const wrong = await adminApi().get(`/invoicing/${record}/pdf?paper=proforma`);
  expect(wrong.status).toBe(400);
});

test('a paper hands nothing out', async () => {
  const path = await invoiceOf();
  const [, id = ''] = path.split('/');
  await paper(path + NOTE);
  const rows = await query(
    readRun().sharedDatabaseUrl,
    `SELECT d.handed_out_at, l.pdf_left_at FROM invoices d LEFT JOIN document_links l
      ON l.record_id = d.id AND l.record_table = 'invoices' WHERE d.document_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ handed_out_at: null, pdf_left_at: null }]);
  expect((await client.patch(`/api/v1/${path}`, { status: 'draft' })).status).toBe(200);
  expect(await paper(path + NOTE)).toMatch(/DELIVERY NOTE/);
  expect(await paper(path + NOTE)).not.toMatch(/DRAFT/);
});

test.each(['draft', 'sent', 'paid', 'overdue'])('an invoice that is %s has one', async (status) => {
  expect(await paper((await invoiceOf({ status })) + NOTE)).toMatch(/Signs +3 pcs/);
});

test('a cancelled invoice has no delivery note', async () => {
  const path = await invoiceOf({ status: 'cancelled' });
  expectError(await get(path + NOTE), 409, 'invoice_cancelled');
  expect((await getPdf(key, path)).status).toBe(200);
});

test.each(['rejected', 'expired'])('a quotation that is %s has no confirmation', async (status) => {
  const path = await quotationOf({ status });
  expectError(await get(path + CONFIRMATION), 409, 'already_decided');
  expect(await paper(path + PROFORMA)).toContain('PRO FORMA');
});

test.each(['draft', 'sent', 'accepted'])('one that is %s has all papers', async (status) => {
  const path = await quotationOf({ status });
  expect(await paper(path + CONFIRMATION)).toContain('ORDER CONFIRMATION');
  expect(await paper(path + PROFORMA)).toContain('PRO FORMA');
});

test.each(['proforma', 'order_confirmation', 'invoice', ''])(
  'an invoice has no paper %j, and a quotation no delivery note',
  async (wrong) => {
    expectError(await get(`${await invoiceOf()}?paper=${wrong}`), 400, 'validation_failed', [
      '/paper',
    ]);
    expectError(await get((await quotationOf()) + NOTE), 400, 'validation_failed', ['/paper']);
  },
);

test('papers need the rights of the PDF', async () => {
  const path = (await invoiceOf()) + NOTE;
  const stranger = api((await createKey()).key);
  expectError(await get(path, stranger), 404, 'not_found');
  expectError(await get(`invoices/${UNKNOWN_ID}${NOTE}`), 404, 'not_found');
  const writer = api((await createKey({ business, scopes: ['write'] })).key);
  expectError(await get(path, writer), 403, 'insufficient_scope');
  const reader = await createKey({ business, scopes: ['read'] });
  expect(textIn(await getPdf(reader.key, path))).toContain('DELIVERY NOTE');
});
