import { ALL_REFERENCES, forReferences } from '../../../src/domain/fields/references';
import Big from 'big.js';
import fc from 'fast-check';
import type { TaxCategory } from '../../../src/domain/tax';
import { creditNoteSource, invoiceSource, totalOf, type Changes, type Item } from './build';
import { frenchChanges, peppolFixtures } from './countries';
import type { DocumentSource } from '../../../src/einvoice/source';

const decimal = (max: number, decimals: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 10 ** decimals - 1 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(decimals, '0')}`);

/** A text, sometimes one that XML or a rule has trouble with. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    'A & B',
    '<x>]]>',
    '#1AB# and #PMT#',
    '#AB# 12',
    '\u0001',
    ' \n ',
    'Zeile\nZeile',
  ),
);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { freq: 8, nil: null });

const tax = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('19', '7', '20', '5.5', '0.5', '25').map(rated) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom<TaxCategory>('Z', 'E', 'AE', 'K', 'G', 'O'), maybe(text))
      .map(([tax_category, tax_exemption_reason]) => ({ tax_category, tax_exemption_reason })),
  },
);

function rated(tax_rate: string): Partial<Item> {
  return { tax_rate };
}

const item: fc.Arbitrary<Item> = fc
  .record({
    description: text,
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 99 }).map(String),
      decimal(50, 3).map((one) => `1${one}`),
    ),
    unit_price: fc.oneof(
      { weight: 9, arbitrary: decimal(999, 4) },
      { weight: 1, arbitrary: decimal(9, 2).map((one) => `-${one}`) },
    ),
    discount_rate: fc.oneof(fc.constant('0'), decimal(99, 4)),
    sku: maybe(text),
    order_line_reference: maybe(text),
    standard_item_id: maybe(fc.constantFrom('4006381333931', '96385074')),
    service_period_start: maybe(fc.constant('2026-11-01')),
    service_period_end: maybe(fc.constant('2026-11-01')),
    unit_code: fc.constantFrom('C62', 'HUR', 'KGM', 'XPK', 'MTR', 'LS'),
    tax,
  })
  .map(({ tax: own, ...rest }) => ({ ...rest, ...own }));

const SELLERS: readonly Changes[] = [
  {},
  { business: { vat_id: null, tax_id: '29/123/45678', registration_id: 'HRB 1' } },
  frenchChanges(),
  ...peppolFixtures().map(({ changes }) => changes),
];

/** That of the seller, else one with a number alone. */
const account = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      iban: fc.constant(null),
      bic: maybe(fc.constant('CHASUS33XXX')),
      account_holder: maybe(text),
      account_number: fc.oneof(fc.constant('4455667788'), text),
    }),
  },
);

const changes = fc.record({
  seller: fc.constantFrom(...SELLERS),
  account,
  customer: fc.record({
    name: fc.oneof(fc.constant('Kunde'), text),
    email: maybe(fc.constant('a@b.example')),
    city: maybe(text),
    postal_code: maybe(fc.constant('1010')),
    customer_number: maybe(text),
    buyer_reference: maybe(text),
    address: maybe(text),
    phone: maybe(text),
    state: maybe(text),
  }),
  abroad: fc.option(
    fc.constantFrom(
      { country_code: 'AT', vat_id: 'ATU12345678' },
      { country_code: 'CH', vat_id: 'CHE123456789MWST' },
      { country_code: 'US', vat_id: null },
    ),
    { nil: {} },
  ),
  document: fc.record({
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', 'JPY', 'KWD'),
    due_date: maybe(fc.constant('2026-12-20')),
    delivery_date: maybe(fc.constant('2026-11-18')),
    service_period_start: maybe(fc.constantFrom('2026-10-01', '2026-11-01')),
    service_period_end: maybe(fc.constantFrom('2026-11-01', '2026-11-30')),
    delivery_address: maybe(
      fc.record({
        name: maybe(text),
        address: maybe(text),
        city: maybe(text),
        state: maybe(text),
        postal_code: maybe(fc.constant('28195')),
        country_code: fc.constantFrom('DE', 'AT', 'FR'),
      }),
    ),
    usual_supply_date: maybe(fc.constant('2026-11-20')),
    order_reference: maybe(text),
    ...forReferences(ALL_REFERENCES, () => maybe(text)),
    notes: maybe(text),
    terms: maybe(text),
    amount_paid: fc.constantFrom('0', '0', '0.01'),
  }),
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  // One tax for all lines in most documents, so that many of them are good.
  oneTax: fc.option(tax, { freq: 4, nil: {} }),
  isNote: fc.boolean(),
});

/** A document that may lack anything; null where the API would refuse it. */
export const randomSource: fc.Arbitrary<DocumentSource | null> = changes.map((one) => {
  const { seller, account: paid, customer, abroad, document, items, oneTax, isNote } = one;
  const whole: Changes = {
    business: { ...seller.business, ...paid },
    customer: { ...customer, ...seller.customer, ...abroad },
    document: { ...document, ...seller.document },
    items: items.map((line) => ({ ...line, ...oneTax })),
  };
  try {
    if (!isNote) return invoiceSource(whole);
    const note = creditNoteSource(whole, [{ line: 0 }]);
    return new Big(totalOf(note)).gt(0) ? note : null;
  } catch {
    return null;
  }
});
