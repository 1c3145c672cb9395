import { E_INVOICE_FORMATS } from '../../src/domain/e-invoice-formats';
import { adminApi, api, BUSINESSES, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { textIn } from '../support/generator';
import { creditInvoice, line, type Fields } from '../support/records';
import { act, createRecurring, invoicesOf } from '../support/recurring';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { xmlIn } from '../support/pdf/attachments';

/** When an invoice was supplied: its period, its day, or the day of its issue. */

const MAY = { service_period_start: '2026-05-01', service_period_end: '2026-05-31' };
const NONE = { service_period_start: null, service_period_end: null };

let trade: Trade;

beforeAll(async () => {
  trade = await createTrade();
});

const url = (id: string) => `/api/v1/invoices/${id}`;

async function xmlOf({ key }: Trade, path: string, format: string): Promise<string> {
  const { status, bytes } = await getEInvoice(key, path, format);
  expect(status).toBe(200);
  return format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
}

test('a period is answered, listed and exported for its own business alone', async () => {
  const { id } = await trade.invoice(MAY);
  const { client } = trade;
  expect((await client.get(url(id))).body).toMatchObject(MAY);
  expect((await client.get('/api/v1/invoices')).body.data[0]).toMatchObject({ id, ...MAY });
  const csv = await exportCsv(client, '/api/v1/invoices');
  expect(csv.rows.find((row) => row['id'] === id)).toMatchObject(MAY);
  const foreign = api((await createKey()).key);
  expect((await foreign.get(url(id))).status).toBe(404);
  expect((await foreign.patch(url(id), NONE)).status).toBe(404);
  expect((await client.get(url(id))).body).toMatchObject(MAY);
});

const BAD: [Fields, string][] = [
  [{ ...MAY, service_period_end: '2026-04-30' }, '/service_period_end'],
  [{ service_period_start: '2026-02-30' }, '/service_period_start'],
  [{ service_period_end: 5 }, '/service_period_end'],
];

test.each(BAD)('%j is refused when it is created, replaced and changed', async (bad, pointer) => {
  const draft = await trade.invoice({ status: 'draft' });
  const whole = { customer_id: trade.customer, items: [line()], ...bad };
  for (const { status, body } of [
    await trade.client.post('/api/v1/invoices', whole),
    await trade.client.put(url(draft.id), whole),
    await trade.client.patch(url(draft.id), bad),
  ])
    expect([status, body.errors?.map((one: Fields) => one['pointer'])]).toEqual([400, [pointer]]);
});

test('a change of one bound is compared with the other one, which stays', async () => {
  const { id } = await trade.invoice({ status: 'draft', service_period_start: '2026-05-10' });
  const early = await trade.client.patch(url(id), { service_period_end: '2026-05-09' });
  expect([early.status, early.body.errors[0].pointer]).toEqual([400, '/service_period_end']);
  const same = await trade.client.patch(url(id), { service_period_end: '2026-05-10' });
  expect(same.body).toMatchObject({
    service_period_start: '2026-05-10',
    service_period_end: '2026-05-10',
  });
  expect((await trade.client.patch(url(id), NONE)).body).toMatchObject(NONE);
});

test('an issued invoice keeps its period, and its credit note has it', async () => {
  const { id } = await trade.invoice(MAY);
  const changed = await trade.client.patch(url(id), { service_period_end: null });
  expect([changed.status, changed.body.code]).toEqual([409, 'document_locked']);
  expect((await trade.client.patch(url(id), { ...MAY, notes: 'N' })).status).toBe(200);
  expect(await creditInvoice(trade.client, id)).toMatchObject(MAY);
});

test('a recurring invoice with a period fills it in, and without one leaves it empty', async () => {
  for (const [period, expected] of [
    ['advance', { service_period_start: '2090-01-01', service_period_end: '2090-01-31' }],
    ['none', NONE],
  ] as const) {
    const { id } = await createRecurring(trade.client, { start_date: '2090-01-01', period });
    expect((await act(trade.client, id, 'run')).status).toBeLessThan(300);
    expect((await invoicesOf(trade.client, id))[0]).toMatchObject(expected);
  }
});

test.each([
  [MAY, 'Service Period', '1 May 2026 – 31 May 2026'],
  [{ service_period_start: '2026-05-01' }, 'Service Period', 'from 1 May 2026'],
  [{ service_period_end: '2026-05-31' }, 'Service Period', 'until 31 May 2026'],
])('%j stands on the paper of invoice and credit note', async (period, label, words) => {
  const { id } = await trade.invoice(period);
  const note = await creditInvoice(trade.client, id);
  for (const path of [`invoices/${id}`, `credit-notes/${note.id}`]) {
    const text = textIn(await getPdf(trade.key, path)).replace(/\s+/g, ' ');
    expect(text).toContain(label);
    expect(text).toContain(words);
  }
});

test.each(E_INVOICE_FORMATS)('%s carries the days that the invoice names', async (format) => {
  const { id } = await trade.invoice({ ...MAY, delivery_date: '2026-05-02' });
  const xml = await xmlOf(trade, `invoices/${id}`, format);
  const days = xml.includes('cac:')
    ? ['<cbc:StartDate>2026-05-01<', '<cbc:EndDate>2026-05-31<', 'DeliveryDate>2026-05-02<']
    : ['>20260501<', '>20260531<', '>20260502<'];
  for (const day of days) expect(xml).toContain(day);
});

describe('a business that supplies on the issue date', () => {
  let usual: Trade;
  beforeAll(async () => {
    usual = await createTrade({ seller: { supply_date_default: 'issue_date' } });
  });
  const carried = async (path: string) =>
    /ActualDeliveryDate>([^<]*)</.exec(await xmlOf(usual, path, 'ubl'))?.[1] ?? null;

  test('prints and carries it, also on the credit note of a later day', async () => {
    const { id, delivery_date } = await usual.invoice();
    expect(delivery_date).toBeNull();
    const note = await creditInvoice(usual.client, id);
    expect(note).toMatchObject({ delivery_date: null });
    for (const path of [`invoices/${id}`, `credit-notes/${note.id}`]) {
      expect(await carried(path)).toBe('2026-03-02');
      expect(textIn(await getPdf(usual.key, path))).toContain('Delivery Date');
    }
  });

  test('does not where the invoice tells a day or a period', async () => {
    const dated = await usual.invoice({ delivery_date: '2026-02-01' });
    expect(await carried(`invoices/${dated.id}`)).toBe('2026-02-01');
    const within = await usual.invoice({ service_period_end: '2026-02-28' });
    expect(await carried(`invoices/${within.id}`)).toBeNull();
    expect(textIn(await getPdf(usual.key, `invoices/${within.id}`))).not.toContain('Delivery Date');
  });

  test('keeps with a document what counted at its issue', async () => {
    const { id } = await usual.invoice();
    const change = { supply_date_default: 'none' };
    await adminApi().put(`${BUSINESSES}/${usual.business}`, change);
    expect(await carried(`invoices/${id}`)).toBe('2026-03-02');
    const note = await creditInvoice(usual.client, id);
    expect(await carried(`credit-notes/${note.id}`)).toBe('2026-03-02');
    const later = await usual.invoice();
    expect(await carried(`invoices/${later.id}`)).toBeNull();
  });
});
