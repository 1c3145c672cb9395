import { TEMPLATES } from '../../../src/domain/templates';
import type { StoredInvoice } from '../../../src/billing/document';
import type { BusinessDetails } from '../../../src/billing/sql/printed-details';
import { transferCode } from '../../../src/pdf/stored/bank-details';
import { invoiceView } from '../../../src/pdf/stored/view';
import { STORED, WERFT } from '../../pictures/documents/stored-records';
import { facturX } from '../../support/factur-x';
import { inColor, readCode } from '../../support/qr';
import { patientPool } from '../../support/pdf/compiled-pool';
import { infoOf } from '../../support/pdf/info';
import { picturesOf } from '../../support/pdf/pixels';
import { textOf } from '../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

const wishing: BusinessDetails = { ...WERFT, print_payment_code: true };
const view = (invoice: Partial<StoredInvoice> = {}, business = wishing) =>
  invoiceView({ ...STORED, ...invoice }, business);

const CODE = [
  'BCD',
  '002',
  '1',
  'SCT',
  'COBADEFFXXX',
  'Werft Design GmbH',
  'DE89370400440532013000',
  'EUR2590.00',
  '',
  '',
  'WD-2026-044',
].join('\n');

/** A phone that is held over a sheet sees twice as many. */
const DOTS_PER_INCH = 100;

const codesIn = (pdf: Buffer): string[] =>
  picturesOf(pdf, DOTS_PER_INCH).flatMap((page) => {
    try {
      return [readCode(inColor(page)).text];
    } catch {
      return [];
    }
  });

test.each(TEMPLATES)('%s prints the code beside the bank details', async (template) => {
  const pdf = await pool.render(view({ template_type: template }));
  expect(codesIn(pdf)).toEqual([CODE]);
  expect(textOf(pdf)).toContain('Scan to pay');
});

test('a Factur-X PDF has it, too', async () => {
  expect(codesIn(await pool.render(view(), facturX(2)))).toEqual([CODE]);
});

test('the largest code is read from paper', async () => {
  const business = { ...wishing, name: 'Ł'.repeat(70) };
  const invoice = { number: 'R'.repeat(113), amount_paid: '0.01' };
  const pdf = await pool.render(view(invoice, business));
  const code = transferCode({ ...STORED, ...invoice }, business) ?? '';
  expect(Buffer.byteLength(code)).toBeGreaterThan(311);
  expect(codesIn(pdf)).toEqual([code]);
});

test('a code at the end of a full page goes to the next one, whole', async () => {
  const [line] = STORED.lines;
  if (!line) throw new Error('No line');
  // Some of these leave less than the code's height below the sums.
  const pdfs = await Promise.all(
    [10, 12, 14, 16].map((count) =>
      pool.render(view({ lines: Array.from({ length: count }, () => line) })),
    ),
  );
  expect(pdfs.map(codesIn)).toEqual(pdfs.map(() => [CODE]));
  const counts = pdfs.map((pdf) => infoOf(pdf).pages);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});

test.each<[string, Partial<StoredInvoice>, Partial<BusinessDetails>]>([
  ['does not wish it', {}, { print_payment_code: false }],
  ['has no IBAN', {}, { iban: null }],
  ['has an account outside SEPA', {}, { iban: 'BR1800360305000010009795493C1' }],
  ['is paid in another currency', { currency: 'USD' }, {}],
  ['is paid already', { status: 'paid', amount_paid: '2590' }, {}],
  ['was credited in full', { amount_credited: '2590' }, {}],
  ['has cancelled the invoice', { status: 'cancelled' }, {}],
])('there is no code where the business %s', (_, invoice, business) => {
  const { remarks } = view(invoice, { ...wishing, ...business });
  expect(remarks.filter(({ code }) => code)).toEqual([]);
});

test('the view of a document from before the wish existed is what it was', () => {
  const [bank] = view({}, WERFT).remarks;
  const value =
    'Account holder: Werft Design GmbH\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX';
  // Every key counts: a Factur-X PDF has an id made of them.
  expect(JSON.stringify(bank)).toBe(JSON.stringify({ label: 'Bank Details', value }));
});

test('a caller that shows bank details elsewhere gets none', () => {
  const options = { bankDetails: 'apart' } as const;
  const { remarks } = invoiceView(STORED, wishing, options);
  expect(remarks.map(({ label }) => label)).toEqual(['Notes', 'Terms']);
});

describe('the payment link', () => {
  const PATTERN = 'https://pay.example.com/?invoice={number}&amount={amount}';
  const LINK = 'https://pay.example.com/?invoice=WD-2026-044&amount=2590.00';
  const online = (invoice: Partial<StoredInvoice> = {}, business: Partial<BusinessDetails> = {}) =>
    view(invoice, { ...WERFT, print_payment_code: false, payment_link: PATTERN, ...business });
  const linksOf = ({ remarks }: ReturnType<typeof view>) =>
    remarks.filter(({ label }) => label === 'Pay online');

  test.each(TEMPLATES)('is printed with its code in %s', async (template) => {
    const pdf = await pool.render(online({ template_type: template }));
    expect(codesIn(pdf)).toEqual([LINK]);
    // A reader takes a hyphen at the end of a line away.
    expect(textOf(pdf).replace(/[\s-]/g, '')).toContain(LINK.replaceAll('-', ''));
  });

  test('stands beside the code of a transfer, which names amount and date', async () => {
    const both = online({}, { print_payment_code: true });
    expect(both.remarks.map(({ code }) => code?.content)).toEqual([
      CODE,
      LINK,
      undefined,
      undefined,
    ]);
    expect(both.remarks[0]?.value.split('\n').slice(-2)).toEqual([
      'Balance Due: €2,590.00',
      'Due Date: 1 April 2026',
    ]);
    expect(infoOf(await pool.render(both)).pages).toBe(1);
  });

  test('has no code where phones would not read it from paper', () => {
    const [long] = linksOf(online({ number: 'N'.repeat(300) }));
    expect(long?.value).toContain('NNN');
    expect(long?.code).toBeUndefined();
  });

  test('is not printed where nothing is due, nor without a pattern', () => {
    expect(linksOf(online({ amount_paid: '2590' }))).toEqual([]);
    expect(linksOf(online({ status: 'cancelled' }))).toEqual([]);
    expect(linksOf(online({}, { payment_link: undefined }))).toEqual([]);
  });
});
