import { api, createKey } from '../support/api';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { getPdf } from '../support/stored-pdf';
import { textOf } from '../support/pdf/text';

/** What the status and the optional fields of a document put on its paper. */
let key: string;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  key = (await createKey()).key;
  client = api(key);
  customer = (await createCustomer(client)).id;
});

test.each([
  ['paid', 'PAID'],
  ['overdue', 'OVERDUE'],
  ['cancelled', 'CANCELLED'],
])('an invoice that is %s carries the stamp %s in each template', async (status, stamp) => {
  for (const template_type of ['modern', 'classic', 'minimal']) {
    const { id } = await createInvoice(client, customer, { status, template_type });
    expect(textOf((await getPdf(key, `invoices/${id}`)).pdf)).toContain(stamp);
  }
});

test('an invoice that is sent carries no stamp and no mark', async () => {
  const { id } = await createInvoice(client, customer, { status: 'sent' });
  const text = textOf((await getPdf(key, `invoices/${id}`)).pdf);
  expect(text).not.toMatch(/PAID|OVERDUE|CANCELLED|DRAFT|SENT/);
});

/** The text of each page, which ends with a form feed. */
const pagesOf = (pdf: Buffer): string[] => textOf(pdf).split('\f').slice(0, -1);

test.each(['modern', 'classic', 'minimal'])(
  'every page of a draft carries the mark DRAFT in the template %s, and hides nothing',
  async (template_type) => {
    const items = Array.from({ length: 60 }, (_, at) => line({ description: `Line ${at + 1}.` }));
    const invoice = await createInvoice(client, customer, { template_type, items });
    const quotation = await createQuotation(client, customer, { template_type });
    const pages = pagesOf((await getPdf(key, `invoices/${invoice.id}`)).pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.match(/DRAFT/g)).toHaveLength(1);
    for (const { description } of items) expect(pages.join('')).toContain(description);
    const path = `quotations/${quotation.id}`;
    const marked = async () =>
      pagesOf((await getPdf(key, path)).pdf)
        .join('')
        .includes('DRAFT');
    expect(await marked()).toBe(true);
    await client.patch(`/api/v1/${path}`, { status: 'sent' });
    expect(await marked()).toBe(false);
  },
);

test.each(['modern', 'classic', 'minimal'])(
  'a cancelled invoice in the template %s shows nothing due',
  async (template_type) => {
    const fields = { status: 'cancelled', amount_paid: 10, template_type };
    const { id } = await createInvoice(client, customer, fields);
    const text = textIn(await getPdf(key, `invoices/${id}`));
    expect(text).toMatch(/Total +\$110\.00\s+Amount Paid +−\$10\.00/);
    expect(text).not.toMatch(/Balance Due|\$100\.00\s*$|DRAFT/);
    expect(text).toContain('CANCELLED');
  },
);

const COMPLETE = {
  business: {
    name: 'Hafen',
    legal_name: 'Hafen Werft GmbH',
    country_code: 'DE',
    tax_id: '27/123/45678',
    vat_id: 'DE 123 456 789',
    contact_name: 'Olive',
    bank_accounts: [{ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }],
  },
  customer: {
    name: 'Marchand SARL',
    country_code: 'FR',
    vat_id: 'FRXX123456789',
    tax_id: 'FR XX 123456789',
    buyer_reference: 'Cost centre 7',
    language: 'en',
  },
  invoice: { delivery_date: '2026-01-15', order_reference: 'PO-2026/7' },
};

test.each(['modern', 'classic', 'minimal'])(
  'the template %s prints VAT numbers, delivery, references and the bank account',
  async (template_type) => {
    const own = await createKey({ businessFields: COMPLETE.business });
    const caller = api(own.key);
    const { id } = await createCustomer(caller, COMPLETE.customer);
    const made = await createInvoice(caller, id, { ...COMPLETE.invoice, template_type });
    const text = textIn(await getPdf(own.key, `invoices/${made.id}`));
    expect(text).toContain('Germany');
    expect(text).toContain('Tax ID: 27/123/45678');
    expect(text).toContain('VAT ID: DE123456789');
    expect(text).toContain('France');
    expect(text).toContain('VAT ID: FRXX123456789');
    expect(text.match(/FR ?XX/g)).toHaveLength(1);
    for (const word of ['Delivery Date', '15 January 2026', 'Order Reference', 'PO-2026/7'])
      expect(text).toContain(word);
    for (const word of ['Your Reference', 'Cost centre 7']) expect(text).toContain(word);
    expect(text).toMatch(
      /Bank Details\s+Account holder: Hafen Werft GmbH\s+IBAN: DE89 3704 0044 0532 0130 00\s+BIC: COBADEFFXXX/,
    );
    expect(text).not.toMatch(/Olive|null|undefined/);
    const offered = await createQuotation(caller, id, { template_type });
    const offer = textIn(await getPdf(own.key, `quotations/${offered.id}`));
    for (const word of ['VAT ID: DE123456789', 'VAT ID: FRXX123456789', 'Cost centre 7'])
      expect(offer).toContain(word);
    expect(offer).not.toMatch(/Bank Details|Delivery/);
  },
);
