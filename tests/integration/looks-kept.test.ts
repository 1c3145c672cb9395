import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, desk, INVOICES, line, saveForm } from '../support/desk';
import { createInvoice, line as apiLine } from '../support/records';
import { getPdf } from '../support/stored-pdf';
import { textOf } from '../support/pdf/text';

/** Colour, paper and payment link of a business, and the documents that keep them. */

type Made = Awaited<ReturnType<typeof desk>>;

let made: Made;
beforeEach(async () => {
  made = await desk({ name: 'Acme' });
});

const look = (fields: Record<string, unknown>) =>
  saveForm(`${BUSINESSES}/${made.business}`, fields);
const invoice = (status: 'draft' | 'sent') =>
  createInvoice(api(made.key), made.customer, { status }).then(({ id }) => id as string);

/** A4 is 842 points high, and US Letter 792. */
const heightOf = (pdf: Buffer | string): string | undefined =>
  /\/MediaBox \[0 0 [\d.]+ (\d+)/.exec(pdf.toString('latin1'))?.[1];

const print = async (id: string) => (await getPdf(made.key, `invoices/${id}`)).pdf;

test('an issued document keeps paper, colour and payment link, and a draft follows those of today', async () => {
  const first = {
    brand_color: '#0F766E',
    paper_size: 'LETTER',
    payment_link: 'https://one.example.com/{number}',
  };
  expect((await look(first)).status).toBe(200);
  const [issued, draft] = [await invoice('sent'), await invoice('draft')];
  const before = await print(issued);
  expect([heightOf(before), heightOf(await print(draft))]).toEqual(['792', '792']);
  expect(textOf(before)).toContain('https://one.example.com/');
  const later = {
    brand_color: null,
    paper_size: 'A4',
    payment_link: 'https://two.example.com/{number}',
  };
  expect((await look(later)).status).toBe(200);
  expect((await print(issued)).equals(before)).toBe(true);
  const followed = await print(draft);
  expect(heightOf(followed)).toBe('841');
  expect(textOf(followed)).toContain('https://two.example.com/');
});

test('an issued document keeps the look of its issue, and a draft follows that of today', async () => {
  await look({ bank_accounts: [{ iban: 'DE89370400440532013000' }] });
  const [issued, draft] = [await invoice('sent'), await invoice('draft')];
  const before = await print(issued);
  expect(textOf(before)).toContain('Bank Details');
  expect((await look({ look: { hidden: ['bank_details'] } })).status).toBe(200);
  expect((await print(issued)).equals(before)).toBe(true);
  expect(textOf(await print(draft))).not.toContain('Bank Details');
  expect(textOf(await print(await invoice('sent')))).not.toContain('Bank Details');
});

test('a new document has the template of its business, over the interface and in the panel, where it names none', async () => {
  const client = api(made.key);
  const create = async (fields: object = {}) =>
    (await createInvoice(client, made.customer, { status: 'draft', ...fields }))['template_type'];
  const inForm = async (fields: object = {}) => {
    const form = { customer: connect(made.customer), items: [line()], ...fields };
    return (await adminApi().post(INVOICES, form)).body.data.template_type as unknown;
  };
  expect([await create(), await inForm()]).toEqual(['modern', 'modern']);
  expect((await look({ look: { template: 'minimal' } })).status).toBe(200);
  expect([await create(), await create({ template_type: null })]).toEqual(['minimal', 'minimal']);
  expect([await inForm(), await inForm({ template_type: null })]).toEqual(['minimal', 'minimal']);
  const named = { template_type: 'classic' };
  expect([await create(named), await inForm(named)]).toEqual(['classic', 'classic']);
  const { body } = await client.post('/api/v1/quotations', {
    customer_id: made.customer,
    items: [apiLine()],
  });
  expect(body.template_type).toBe('minimal');
  expect((await look({ look: { template: 'bold' } })).status).toBe(400);
});

test('a statement is on the paper of the business', async () => {
  await look({ paper_size: 'LETTER' });
  const path = `/invoicing/customers/${made.customer}/statement?from=2026-01-01&to=2026-12-31&format=pdf`;
  expect(heightOf((await adminApi().get(path)).text)).toBe('792');
});

test.each([
  ['brand_color', 'red'],
  ['brand_color', '#12345'],
  ['brand_color', '#12;}x{'],
  ['paper_size', 'A5'],
])('%s cannot be %s', async (field, value) => {
  const { status, text } = await look({ [field]: value });
  expect([status, text.includes(field)]).toEqual([400, true]);
});

test('the interface answers colour and paper of the business', async () => {
  const client = api(made.key);
  await look({ brand_color: ' #0f766e ', paper_size: 'A4' });
  const { body } = await client.get('/api/v1/business');
  expect(body).toMatchObject({ brand_color: '#0f766e', paper_size: 'A4' });
});
