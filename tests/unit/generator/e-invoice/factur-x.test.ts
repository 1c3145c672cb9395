import fc from 'fast-check';
import type { EInvoice } from '../../../../src/einvoice/model';
import {
  endValidator,
  officialErrors,
  officialTest,
} from '../../../support/e-invoices/official-rules';
import {
  BUYER,
  E_INVOICE,
  items,
  made,
  TAXED,
  withEInvoice,
} from '../../../support/generated-e-invoice';
import type { Fields } from '../../../support/records';
import { times } from '../../../support/times';

afterAll(endValidator);

function xmlOf(fields: Fields): string {
  const xml = made(fields);
  if (typeof xml !== 'string') throw new Error(JSON.stringify(xml));
  return xml;
}

/** The amounts of an XML under a name of CII. */
const amounts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, one = '']) => one);

const EVERYTHING: Fields = withEInvoice(
  { taxCategory: 'Z' },
  {
    ...items([3, 33.333], [-1, 10], [1, -0.05]),
    discount: '4.99',
    shipping: '12.50',
    amountPaid: '50',
    poNumber: 'PO-7',
    currency: '€',
    notes: 'Thanks <&> "you"',
    terms: 'Net 30',
    date: '20 November 2026',
  },
);

test('the figures of the generator are those of the e-invoice', () => {
  const xml = xmlOf(EVERYTHING);
  const figures = {
    lines: amounts(xml, 'LineTotalAmount').at(-1),
    allowances: amounts(xml, 'AllowanceTotalAmount'),
    charges: amounts(xml, 'ChargeTotalAmount'),
    base: amounts(xml, 'TaxBasisTotalAmount'),
    tax: amounts(xml, 'TaxTotalAmount'),
    total: amounts(xml, 'GrandTotalAmount'),
    paid: amounts(xml, 'TotalPrepaidAmount'),
    due: amounts(xml, 'DuePayableAmount'),
  };
  // 100.00 - 10 - 0.05 = 89.95; less 4.99 = 84.96; 19 % = 16.14; 84.96 + 12.50 + 16.14 = 113.60.
  expect(figures).toEqual({
    lines: '89.95',
    allowances: ['4.99'],
    charges: ['12.50'],
    base: ['97.46'],
    tax: ['16.14'],
    total: ['113.60'],
    paid: ['50.00'],
    due: ['63.60'],
  });
  expect(amounts(xml, 'RateApplicablePercent').sort()).toEqual(expect.arrayContaining(['0', '19']));
  expect(amounts(xml, 'Reason')).toEqual(['Discount', 'Shipping']);
});

const GOOD: Readonly<Record<string, Fields>> = {
  taxed: TAXED,
  everything: EVERYTHING,
  'the least': {
    ...TAXED,
    terms: 'On receipt',
    eInvoice: {
      seller: { name: 'A', countryCode: 'de', vatId: 'DE 123 456 789' },
      buyer: { name: 'B', countryCode: 'US' },
      currency: 'eur',
      issueDate: '2026-11-20',
    },
  },
  'zero rated': withEInvoice({ taxCategory: 'Z' }, { tax: '', shipping: '5', discount: 1 }),
  exempt: withEInvoice({ taxCategory: 'E' }, { tax: 0, notes: 'Exempt by § 4\nNr. 21 UStG' }),
  'reverse charge': withEInvoice({ taxCategory: 'AE' }, { tax: null }),
  export: withEInvoice({ taxCategory: 'G', buyer: { name: 'C', countryCode: 'US' } }, { tax: '' }),
  'exempt shipping': withEInvoice({ taxCategory: 'E' }, { shipping: '3', notes: 'Stamps' }),
  'paid too much': { ...TAXED, amountPaid: '500' },
  'paid in full': { ...TAXED, amountPaid: '119', eInvoice: { ...E_INVOICE, dueDate: undefined } },
  nothing: { ...TAXED, ...items([0, 100], [5, 0]) },
  yen: withEInvoice({ currency: 'JPY' }, { currency: 'JPY', ...items([3, 333.4], [1, 0.4]) }),
  'Kuwaiti dinars without a third decimal': withEInvoice(
    { currency: 'KWD' },
    { currency: 'KWD', ...items([2, 12.5]), tax: '20' },
  ),
  'everything off': { ...TAXED, discount: '100' },
  'fine numbers': { ...TAXED, ...items([999999999.123456, 0.000001], [0.333333, 3]) },
  'markup and control characters': withEInvoice(
    { buyer: { ...BUYER, name: '</ram:Name>&\u0001', city: '<![CDATA[' } },
    { notes: ']]>\u0000'.replace('\u0000', '\u0008'), labels: { discount: '\u0001' }, discount: 1 },
  ),
};

officialTest.each(Object.entries(GOOD))(
  'the rules have nothing against: %s',
  async (_name, body) => {
    const shown = { kind: 'invoice', seller: { address: { countryCode: 'DE' } } } as EInvoice;
    expect(await officialErrors(xmlOf(body), 'factur-x', shown)).toEqual([]);
  },
);

const money = (most: number) => fc.integer({ min: -most, max: most }).map((cents) => cents / 100);
const figures: fc.Arbitrary<Fields> = fc.record(
  {
    tax: fc.constantFrom('0', '0.3', '0.5', '7', '8.875', '19%', '33.3333', '100'),
    discount: money(3_000),
    shipping: money(900),
    amountPaid: money(9_000),
    currency: fc.constantFrom('', '€', 'EUR', 'JPY', '$', 'Fr.'),
    items: fc.array(
      fc.record({
        item: fc.constantFrom('Work', 'Two\nlines', '<&>'),
        qty: fc.integer({ min: -500, max: 5_000 }).map((one) => one / 1000),
        rate: fc.integer({ min: -500, max: 90_000 }).map((one) => one / 1000),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  },
  { requiredKeys: ['items', 'tax'] },
);
const categories: fc.Arbitrary<string | undefined> = fc.constantFrom(
  undefined,
  'S',
  'Z',
  'E',
  'AE',
  'G',
  'K',
  'O',
);

officialTest('no figures make a file that breaks a rule', async () => {
  const shown = { kind: 'invoice', seller: { address: { countryCode: 'DE' } } } as EInvoice;
  const line = { item: 'Work', qty: 3, rate: 33.333 };
  await fc.assert(
    fc.asyncProperty(figures, categories, async (body, taxCategory) => {
      const xml = made(withEInvoice({ taxCategory }, { notes: 'Reason', ...body }));
      if (typeof xml !== 'string') return;
      expect(await officialErrors(xml, 'factur-x', shown)).toEqual([]);
    }),
    {
      numRuns: times(40),
      examples: [
        [{ items: [line], tax: '8.875', discount: 3, shipping: 1, amountPaid: 5 }, 'Z'],
        [{ items: [line, line], tax: '0', shipping: 1.5, amountPaid: 500 }, 'AE'],
      ],
    },
  );
});

test('the date of supply is that of the e-invoice, so it must be one', () => {
  const xml = xmlOf({ ...EVERYTHING, supplyDate: '2026-11-18' });
  expect(xml).toMatch(/<ram:ActualDeliverySupplyChainEvent>[^]*20261118[^]*<\/ram:ActualDelivery/);
  expect(() => xmlOf({ ...EVERYTHING, supplyDate: 'November' })).toThrow(
    '"/supplyDate":"must be a date such as 2026-01-31 in an e-invoice"',
  );
});
