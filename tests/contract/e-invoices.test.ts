import { E_INVOICE_FORMATS } from '../../src/domain/e-invoice-formats';
import { api, createKey } from '../support/api';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { expectError } from '../support/expect-error';
import { creditInvoice, line, UNKNOWN_ID } from '../support/records';

let trade: Trade;
let note: string;
let invoice: string;

beforeAll(async () => {
  trade = await createTrade();
  invoice = (await trade.invoice({ invoice_number: '2026/7' })).id;
  note = (await creditInvoice(trade.client, invoice, { credit_note_number: 'CN/7' })).id;
});

const documents = () => ({ invoices: invoice, 'credit-notes': note });
type Path = keyof ReturnType<typeof documents>;
const PATHS: readonly Path[] = ['invoices', 'credit-notes'];
const at = (path: Path, format = 'ubl') =>
  `/api/v1/${path}/${documents()[path]}/e-invoice?format=${format}`;

describe.each(PATHS)('the e-invoice of %s', (path) => {
  test.each(E_INVOICE_FORMATS)('is a file in the format %s', async (format) => {
    const { status, headers, bytes } = await getEInvoice(
      trade.key,
      `${path}/${documents()[path]}`,
      format,
    );
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const name = path === 'invoices' ? 'invoice-2026_7' : 'credit-note-CN_7';
    const type = format === 'factur-x' ? 'pdf' : 'xml';
    expect(headers.get('content-type')).toBe(`application/${type}`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}-${format}.${type}"`,
    );
    const begin = type === 'pdf' ? '%PDF-1.7' : '<?xml version="1.0" encoding="UTF-8"?>';
    expect(bytes.toString('latin1', 0, begin.length)).toBe(begin);
  });

  test.each(['', 'format=', 'format=UBL', 'format=pdf', 'format=ubl&format=cii'])(
    'is refused for the query %p',
    async (query) => {
      const answer = await trade.client.get(`${at(path).split('?')[0]}?${query}`);
      expectError(answer, 400, 'validation_failed', ['/format']);
    },
  );

  test('needs the scope read', async () => {
    const { business } = trade;
    const write = api((await createKey({ business, scopes: ['write'] })).key);
    expectError(await write.get(at(path)), 403, 'insufficient_scope');
    expectError(await api().get(at(path)), 401, 'unauthorized');
    const read = api((await createKey({ business, scopes: ['read'] })).key);
    expect((await read.get(at(path))).status).toBe(200);
  });

  test('is not found with another business’s key, whatever the format', async () => {
    const other = await createTrade();
    for (const format of [...E_INVOICE_FORMATS, 'pdf', '']) {
      expectError(await other.client.get(at(path, format)), 404, 'not_found');
    }
    const unknown = at(path).replace(/[0-9a-f-]{36}/, UNKNOWN_ID);
    expectError(await trade.client.get(unknown), 404, 'not_found');
    expectError(await trade.client.get(unknown.replace(UNKNOWN_ID, 'x')), 404, 'not_found');
  });
});

test.each(['draft', 'cancelled'])('an invoice that was only ever %s has none', async (status) => {
  const { id } = await trade.invoice({ status });
  const answer = await trade.client.get(`/api/v1/invoices/${id}/e-invoice?format=ubl`);
  expectError(answer, 409, 'not_issued');
});

test('an invoice that its status cancelled is given out only in a format that was given out before', async () => {
  const { id } = await trade.invoice();
  const first = await getEInvoice(trade.key, `invoices/${id}`, 'cii');
  await trade.client.patch(`/api/v1/invoices/${id}`, { status: 'cancelled' });
  expectError(
    await trade.client.get(`/api/v1/invoices/${id}/e-invoice?format=ubl`),
    409,
    'invoice_cancelled',
  );
  expect(await getEInvoice(trade.key, `invoices/${id}`, 'cii')).toMatchObject({
    status: 200,
    bytes: first.bytes,
  });
});

test('an invoice that credit notes have cancelled is given out, and so is its credit note', async () => {
  const { id } = await trade.invoice();
  const credit = await creditInvoice(trade.client, id);
  expect((await trade.client.get(`/api/v1/invoices/${id}`)).body.status).toBe('cancelled');
  for (const document of [`invoices/${id}`, `credit-notes/${credit.id}`])
    expect((await getEInvoice(trade.key, document, 'cii')).status).toBe(200);
});

test('an invoice that was credited in part and then cancelled is refused, its credit note is not', async () => {
  const { id } = await trade.invoice();
  const items = [
    {
      line_id: (await trade.client.get(`/api/v1/invoices/${id}`)).body.invoice_items[0].id,
      amount: 1,
    },
  ];
  const credit = await creditInvoice(trade.client, id, { items });
  await trade.client.patch(`/api/v1/invoices/${id}`, { status: 'cancelled' });
  expectError(
    await trade.client.get(`/api/v1/invoices/${id}/e-invoice?format=ubl`),
    409,
    'invoice_cancelled',
  );
  expect((await getEInvoice(trade.key, `credit-notes/${credit.id}`, 'ubl')).status).toBe(200);
});

test('what is missing is named with the rule that wants it', async () => {
  const seller = { vat_id: null, city: null };
  const poor = await createTrade({ seller, buyer: { country_code: null } });
  const { id } = await poor.invoice();
  const answer = await poor.client.get(`/api/v1/invoices/${id}/e-invoice?format=xrechnung-ubl`);
  const pointers = answer.body.errors.map((one: { pointer: string }) => one.pointer);
  expectError(answer, 409, 'e_invoice_incomplete', pointers);
  expect(pointers).toEqual(
    expect.arrayContaining(['/business/vat_id', '/business/city', '/customer/country_code']),
  );
  for (const { message } of answer.body.errors) expect(message).toMatch(/ \([A-Z][A-Z0-9-]+\)$/);
});

test('a third decimal cannot be expressed', async () => {
  const items = [line({ tax_rate: 0, tax_category: 'Z', quantity: 1, unit_price: 1.234 })];
  const { id } = await trade.invoice({ currency: 'KWD', items });
  const answer = await trade.client.get(`/api/v1/invoices/${id}/e-invoice?format=ubl`);
  expectError(answer, 409, 'not_expressible', ['/items/0/amount']);
});

test('tax that was rounded by line and differs from its rate is refused', async () => {
  const cent = line({ tax_rate: 10, quantity: 1, unit_price: 0.05 });
  const byLine = await createTrade({ seller: { tax_rounding: 'line' } });
  const { id } = await byLine.invoice({ items: [cent, cent, cent] });
  const answer = await byLine.client.get(`/api/v1/invoices/${id}/e-invoice?format=ubl`);
  expectError(answer, 409, 'totals_not_per_rate', ['/tax_amount']);
});
