import { xmlIn } from '../support/pdf/attachments';
import type { EInvoice } from '../../src/einvoice/model';
import { endValidator, officialErrors, officialTest } from '../support/e-invoices/official-rules';
import { BUYER, SELLER, TAXED, withEInvoice } from '../support/generated-e-invoice';
import {
  expectQuotaHeaders,
  expectRefused,
  freshAddress,
  LEAST,
  PREVIEW,
  send,
  textIn,
} from '../support/generator';
import { jpegFiles } from '../support/logos';
import type { Fields } from '../support/records';

afterAll(endValidator);

const GERMAN = { kind: 'invoice', seller: { address: { countryCode: 'DE' } } } as EInvoice;

/** A thousand lines, with an allowance and a charge. */
const LONG = {
  ...withEInvoice({ taxCategory: 'Z' }),
  items: Array.from({ length: 1_000 }, (_, at) => ({ item: `Line <${at}>`, qty: 1, rate: 0.01 })),
  discount: '1',
  shipping: '2',
  amountPaid: '3',
};

test('an e-invoice is a PDF with the invoice as XML inside, printed with its currency and dates', async () => {
  const answer = await send(TAXED);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('invoice-1001.pdf');
  const text = textIn(answer);
  expect(text).toMatch(/Date +20 November 2026/);
  expect(text).toMatch(/Due Date +20 December 2026/);
  expect(text).toMatch(/Balance Due +EUR ?119\.00/);
  const xml = xmlIn(answer.pdf);
  for (const part of [SELLER.name, BUYER.name, SELLER.vatId, BUYER.vatId, 'DE89370400440532013000'])
    expect(xml).toContain(`>${part}<`);
  expect(xml).toMatch(/<ram:DuePayableAmount>119\.00</);
});

officialTest('the attached XML keeps the official rules', async () => {
  const { status, pdf } = await send({ ...LONG, items: LONG.items.slice(0, 40), discount: 0.1 });
  expect(status).toBe(200);
  expect(await officialErrors(xmlIn(pdf), 'factur-x', GERMAN)).toEqual([]);
});

/** Two rates, a line without tax, a unit, a discount and shipping. */
const MIXED = {
  ...withEInvoice({ taxCategory: 'E' }, { notes: 'Insurance is exempt, § 4 UStG' }),
  items: [
    { item: 'Work', qty: 7.5, rate: 90, unit: 'HUR', tax: '19' },
    { item: 'Books', qty: 3, rate: 12.5, tax: '7' },
    { item: 'Insurance', qty: 1, rate: 20, tax: '0' },
    { item: 'More work', qty: 1, rate: 33.33, unit: 'HUR', tax: '19' },
  ],
  discount: '10%',
  shipping: '4.9',
};

officialTest(
  'several rates, each with its part of the discount, keep the official rules',
  async () => {
    const { status, pdf } = await send(MIXED);
    expect(status).toBe(200);
    const xml = xmlIn(pdf);
    expect(xml).toContain('unitCode="HUR">7.5<');
    expect(xml.match(/<ram:RateApplicablePercent>(19|7|0)</g)).not.toBeNull();
    expect(await officialErrors(xml, 'factur-x', GERMAN)).toEqual([]);
  },
);

const firstTaxed = (tax: string): Fields => ({
  ...MIXED,
  items: MIXED.items.map((item, at) => (at === 0 ? { ...item, tax } : item)),
});

test.each<[string, Fields, string, RegExp]>([
  [
    'a line without tax beside others',
    { ...MIXED, ...withEInvoice({}), items: MIXED.items },
    '/eInvoice/taxCategory',
    /^must be Z or E where some lines have no tax/,
  ],
  ['a rate above 100', firstTaxed('101'), '/items/0/tax', /^must be from 0 to 100 in an e-invoice/],
  ['a rate below 0.5', firstTaxed('0.1'), '/items/0/tax', /^is 0.1, and an e-invoice cannot/],
])('%s is named where it stands', async (_, body, pointer, message) => {
  const answer = await send(body);
  expectRefused(answer, 400, 'validation_failed');
  const found = answer.body.errors.find((one: { pointer: string }) => one.pointer === pointer);
  expect(found?.message).toMatch(message);
});

test('a thousand lines are a thousand lines in the XML', async () => {
  const { status, pdf } = await send(LONG);
  expect(status).toBe(200);
  expect(xmlIn(pdf).match(/<ram:IncludedSupplyChainTradeLineItem>/g)).toHaveLength(1_000);
});

/** Without what differs between any two PDFs: the time and what is made of it. */
const plain = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replace(/\(D:\d+Z\)/g, '')
    .replace(/<xmp:(Create|Modify)Date>[^<]+/g, '')
    .replace(/\/ID \[[^\]]*\]/, '');

test.each([{}, { eInvoice: null }, { eInvoice: undefined }])(
  'without an e-invoice (%j) the PDF is as before',
  async (fields: Fields) => {
    const { status, pdf } = await send({ ...LEAST, ...fields });
    expect(status).toBe(200);
    expect(plain(pdf)).toBe(plain((await send(LEAST)).pdf));
    expect(pdf.toString('latin1')).not.toMatch(/factur-x|EmbeddedFile|pdfaid/);
  },
);

test('a preview shows the same words without XML, also where something is missing', async () => {
  const answer = await send(withEInvoice({ seller: {} }), { path: PREVIEW });
  expect(textIn(answer)).toMatch(/Balance Due +EUR ?119\.00/);
  expect(answer.pdf.toString('latin1')).not.toContain('factur-x');
  const wrong = await send(withEInvoice({ seller: { vatId: 'DE1' } }), { path: PREVIEW });
  expect(expectRefused(wrong, 400, 'validation_failed')).toMatch(
    /^eInvoice\.seller\.vatId must be/,
  );
});

test('one answer names every missing field, and counts nothing', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const answer = await send(withEInvoice({ seller: {}, buyer: null }), { headers });
  expect(expectRefused(answer, 400, 'validation_failed')).toBe(
    [
      'eInvoice.seller.vatId is needed (BR-S-02)',
      'eInvoice.seller.name is needed (BR-06)',
      'eInvoice.seller.countryCode is needed (BR-09)',
      'eInvoice.buyer.name is needed (BR-07)',
      'eInvoice.buyer.countryCode is needed (BR-11)',
    ].join('; '),
  );
  expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/eInvoice/seller/vatId',
    '/eInvoice/seller/name',
    '/eInvoice/seller/countryCode',
    '/eInvoice/buyer/name',
    '/eInvoice/buyer/countryCode',
  ]);
  expect(expectQuotaHeaders(answer)).toBe(100);
  expect(expectQuotaHeaders(await send(TAXED, { headers }))).toBe(99);
});

test('a thousand faulty lines are one answer of a hundred errors', async () => {
  const items = Array.from({ length: 1_000 }, () => ({ item: '', qty: 0.1234567, rate: 1 }));
  const answer = await send({ ...TAXED, items });
  expect(expectRefused(answer, 400, 'validation_failed')).toMatch(/; and 1900 more$/);
  expect(answer.body.errors).toHaveLength(100);
});

const HOSTILE: readonly unknown[] = [
  0,
  '',
  'x',
  true,
  [],
  [1],
  { seller: 1 },
  { buyer: 'x' },
  { payment: [] },
  { seller: { name: { toString: 1 } }, currency: {}, issueDate: 20261120, taxCategory: ['S'] },
  { seller: { __proto__: null, constructor: 1, name: '\ud800' }, buyer: { vatId: {} } },
  {
    currency: 'x'.repeat(500_000),
    issueDate: '9'.repeat(100_000),
    payment: { iban: '1'.repeat(9e4) },
  },
  {
    seller: {
      vatId: '-'.repeat(100_000),
      email: `${'a@'.repeat(50_000)}`,
      address: '\n'.repeat(9e4),
    },
  },
];

test.each(HOSTILE.map((eInvoice, index) => ({ eInvoice, index })))(
  'hostile e-invoice $index is refused in words',
  async ({ eInvoice }) => {
    const sentence = expectRefused(await send({ ...TAXED, eInvoice }), 400, 'validation_failed');
    expect(sentence).toContain('eInvoice');
    expect(sentence.length).toBeLessThan(2_000);
  },
);

test('a logo of any kind is in an e-invoice, too', async () => {
  const files = await jpegFiles((await send(LEAST)).pdf);
  const statusWith = async (name: keyof typeof files, body: Fields) => {
    const logo = `data:image/jpeg;base64,${files[name].toString('base64')}`;
    return (await send({ ...body, logo })).headers.get('x-logo-status');
  };
  expect(await statusWith('CMYK JPEG', TAXED)).toBe('used');
  expect(await statusWith('RGB JPEG', TAXED)).toBe('used');
  expect(await statusWith('CMYK JPEG', LEAST)).toBe('used');
});
