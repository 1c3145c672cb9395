import { E_INVOICE_FORMATS } from '../../src/domain/e-invoice-formats';
import { adminApi, BUSINESSES } from '../support/api';
import { textIn } from '../support/generator';
import { ask, pageOf } from '../support/hosted';
import type { Fields } from '../support/records';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { xmlIn } from '../support/pdf/attachments';

/** Contract §22: invoices print and carry the RF reference of their number, where their business wishes it. */

const NUMBER = 'g72-uur';
const REFERENCE = 'RF45G72UUR';
const PRINTED = 'Payment reference: RF45 G72U UR';

let trade: Trade;
let id: string;

beforeAll(async () => {
  trade = await createTrade({ seller: { rf_reference: true, print_payment_code: true } });
  id = (await trade.invoice({ invoice_number: NUMBER })).id;
});

async function xmlOf(format: string): Promise<string> {
  const { status, bytes } = await getEInvoice(trade.key, `invoices/${id}`, format);
  expect(status).toBe(200);
  return format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
}

const printed = async (invoice: string) => textIn(await getPdf(trade.key, `invoices/${invoice}`));

test('a business answers its wish', async () => {
  expect((await trade.client.get('/api/v1/business')).body).toMatchObject({ rf_reference: true });
});

test.each(E_INVOICE_FORMATS)('%s carries it as BT-83', async (format) => {
  const xml = await xmlOf(format);
  const element = xml.includes('cac:') ? 'cbc:PaymentID' : 'ram:PaymentReference';
  expect(xml).toContain(`<${element}>${REFERENCE}</${element}>`);
});

test('paper and page name it', async () => {
  expect(await printed(id)).toContain(PRINTED);
  const { text } = await ask(await pageOf(trade.client, `invoices/${id}`));
  expect(text).toContain('RF45 G72U UR');
});

test('an invoice keeps at its issue whether it has one', async () => {
  const admin = await adminApi();
  const change = (wish: boolean, fields: Fields = {}) =>
    admin.put(`${BUSINESSES}/${trade.business}`, { rf_reference: wish, ...fields });
  const without = await trade.invoice({ status: 'draft', invoice_number: 'LATE-1' });
  expect(await printed(without.id)).toContain('Payment reference: RF');
  expect((await change(false)).status).toBe(200);
  await trade.client.patch(`/api/v1/invoices/${without.id}`, { status: 'sent' });
  expect((await change(true)).status).toBe(200);
  expect(await printed(without.id)).not.toContain('Payment reference');
  expect(await printed(id)).toContain(PRINTED);
});

test('a number of more than 21 letters and digits has none', async () => {
  const long = await trade.invoice({ invoice_number: `LONG-${'1'.repeat(18)}` });
  expect(await printed(long.id)).not.toContain('Payment reference');
});
