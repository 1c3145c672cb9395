import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../../src/domain/e-invoice-formats';
import type { EInvoice } from '../../src/einvoice/model';
import { attach, fileOf } from '../support/attachments';
import { xmlIn } from '../support/pdf/attachments';
import { endValidator, officialErrors, officialTest } from '../support/e-invoices/official-rules';
import { creditInvoice, line, recordPayment, type Fields } from '../support/records';
import { createTrade, getEInvoice, type Trade } from '../support/trade';

/** Holds the answers of the service against the official rules, all the way from the database. */

const FRENCH: { seller: Fields; buyer: Fields } = {
  seller: {
    name: 'Atelier',
    legal_name: 'Atelier Marchand SARL',
    address: '8 rue Victor Hugo',
    city: 'Lyon',
    postal_code: '69002',
    country_code: 'FR',
    vat_id: 'FR83404833048',
    registration_id: '404833048',
    registration_scheme: '0002',
    business_process: 'S1',
    electronic_address: '404833048',
    electronic_address_scheme: '0225',
    coded_notes: 'PMT: 40 € de frais\nPMD: Pénalités : 10 %\nAAB: Pas d’escompte\nBAR: B2C',
  },
  buyer: {
    name: 'Boulangerie du Nord',
    city: 'Lille',
    postal_code: '59000',
    country_code: 'FR',
    vat_id: 'FR40303265045',
    registration_id: '303265045',
    registration_scheme: '0002',
    electronic_address: '303265045',
    electronic_address_scheme: '0225',
  },
};

const ITEMS = [
  line({ description: 'Conception\nsur place', tax_rate: 20, unit_code: 'HUR', quantity: 1.5 }),
  line({ description: 'Remise <& fin>', tax_rate: 20, quantity: 1, unit_price: -10 }),
];

const PLAIN = ['ubl', 'cii', 'factur-x'] as const;

afterAll(endValidator);

async function expectValid(
  { key }: Trade,
  document: string,
  format: EInvoiceFormat,
  countryCode: string,
): Promise<Buffer> {
  const { status, bytes, body } = await getEInvoice(key, document, format);
  expect([status, body]).toEqual([200, undefined]);
  const xml = format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
  const kind = document.startsWith('invoices') ? 'invoice' : 'credit_note';
  const shown = { kind, seller: { address: { countryCode } } } as EInvoice;
  expect([document, format, await officialErrors(xml, format, shown)]).toEqual([
    document,
    format,
    [],
  ]);
  return bytes;
}

/** Attaches a file of each type to a draft, and issues it. */
async function issueWithFiles({ client }: Trade, record: string): Promise<void> {
  const files = [
    ['Zeiten  & Wege.pdf', 'application/pdf'],
    ['plan.png', 'image/png'],
    ['<foto>.jpg', 'image/jpeg'],
  ] as const;
  for (const [name, type] of files)
    await attach(client, record, { name, type, content: fileOf(type) });
  await client.patch(`/api/v1/${record}`, { status: 'sent' });
}

/** A part-paid invoice and a credit note of a part of it. */
async function documentsOf(trade: Trade): Promise<string[]> {
  const facts = { sku: 'A 1', order_line_reference: '10', standard_item_id: '4006381333931' };
  const week = { service_period_start: '2026-03-02', service_period_end: '2026-03-08' };
  const items = [
    line({ tax_rate: 19, unit_code: 'HUR', quantity: 3, ...facts, ...week }),
    line({ tax_rate: 7 }),
  ];
  const period = { service_period_start: '2026-03-01', service_period_end: '2026-03-31' };
  const invoice = await trade.invoice({
    status: 'draft',
    delivery_address: { name: 'Depot', city: 'Bremen', country_code: 'DE', postal_code: '28195' },
    ...period,
    items,
    notes: 'Notes & more',
    terms: 'Within 30 days.',
  });
  await issueWithFiles(trade, `invoices/${invoice.id}`);
  await recordPayment(trade.client, invoice.id, { amount: 33.33 });
  const { invoice_items: lines } = (await trade.client.get(`/api/v1/invoices/${invoice.id}`)).body;
  const credited = [{ line_id: lines[0].id, quantity: 1 }];
  const note = await creditInvoice(trade.client, invoice.id, { items: credited });
  return [`invoices/${invoice.id}`, `credit-notes/${note.id}`];
}

officialTest('documents of a German business keep the rules of every format', async () => {
  const trade = await createTrade();
  for (const document of await documentsOf(trade))
    for (const format of E_INVOICE_FORMATS) await expectValid(trade, document, format, 'DE');
});

officialTest('documents of a French business keep the rules of France, too', async () => {
  const trade = await createTrade(FRENCH);
  const { id } = await trade.invoice({ status: 'draft', items: ITEMS });
  await issueWithFiles(trade, `invoices/${id}`);
  for (const format of PLAIN) await expectValid(trade, `invoices/${id}`, format, 'FR');
});
