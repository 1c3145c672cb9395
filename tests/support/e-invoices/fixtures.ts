import { peppolFixtures } from './countries';
import { creditFixtures, frenchFixtures, leastFixtures, paidFixtures } from './document-fixtures';
import { invoice, PLAIN, XRECHNUNG, type Fixture } from './fixture';

const AUSTRIAN = {
  name: 'Alpen Handel GmbH',
  country_code: 'AT',
  vat_id: 'ATU12345678',
  city: 'Wien',
  postal_code: '1010',
};

const untaxed = (category: 'AE' | 'K' | 'G' | 'E' | 'O' | 'Z', reason: string | null = null) => [
  { unit_price: '250', tax_category: category, tax_exemption_reason: reason },
  { quantity: '2.5', unit_price: '19.99', tax_category: category },
];

function taxFixtures(): Fixture[] {
  return [
    invoice('reverse-charge', { customer: AUSTRIAN, items: untaxed('AE') }),
    invoice('within-the-eu', { customer: AUSTRIAN, items: untaxed('K', 'Art. 138 MwStSystRL') }),
    invoice('export', {
      customer: {
        name: 'Acme Inc.',
        country_code: 'US',
        state: 'TX',
        city: 'Austin',
        vat_id: null,
        electronic_address: '4000001000005',
        electronic_address_scheme: '0088',
      },
      items: untaxed('G'),
    }),
    invoice('exempt', { items: untaxed('E', '§ 4 Nr. 21 UStG') }),
    invoice(
      'outside-the-scope',
      {
        business: { registration_id: 'HRB 12345', registration_scheme: null },
        items: untaxed('O'),
        customer: { electronic_address: '4000001000005', electronic_address_scheme: '0088' },
      },
      [...PLAIN, ...XRECHNUNG],
    ),
    invoice('zero-rated', { items: untaxed('Z', 'No reason belongs here') }),
    invoice('every-kind-of-rate', {
      items: [
        { unit_price: '100', tax_rate: '19' },
        { unit_price: '33.33', tax_rate: '5.5' },
        { unit_price: '12', tax_rate: '0.5' },
        ...untaxed('E', 'Training'),
        { unit_price: '7.77', tax_category: 'E', tax_exemption_reason: 'Insurance' },
        ...untaxed('Z'),
      ],
    }),
    invoice(
      'freelancer',
      {
        business: { vat_id: null, tax_id: '12/345/67890' },
        items: [{ unit_price: '100', tax_rate: '19' }],
        customer: { electronic_address: 'einkauf@musterstadt.example' },
      },
      [...PLAIN, ...XRECHNUNG],
    ),
    invoice(
      'small-business',
      {
        business: { vat_id: null, tax_id: '12/345/67890', registration_id: 'HRA 77' },
        items: untaxed('E', 'Kein Ausweis von Umsatzsteuer, § 19 UStG'),
        customer: { electronic_address: 'einkauf@musterstadt.example' },
      },
      [...PLAIN, ...XRECHNUNG],
    ),
  ];
}

function lineFixtures(): Fixture[] {
  return [
    invoice('discounts', {
      items: [
        { quantity: '3', unit_price: '33.335', discount_rate: '12.5', tax_rate: '19' },
        { quantity: '7', unit_price: '0.995', discount_rate: '33.3333', tax_rate: '19' },
        { unit_price: '80', discount_rate: '100', tax_rate: '7' },
        { unit_price: '0', discount_rate: '10', tax_rate: '7' },
        { unit_price: '0.001', discount_rate: '10', tax_rate: '7' },
      ],
    }),
    invoice('negative-prices', {
      items: [
        { unit_price: '500', tax_rate: '19' },
        { description: 'Down payment', quantity: '2', unit_price: '-99.99', tax_rate: '19' },
        { unit_price: '-10', discount_rate: '25', tax_rate: '7' },
      ],
    }),
    invoice('six-decimals', {
      items: [
        { quantity: '1234.567891', unit_price: '0.123456', tax_rate: '19', unit_code: 'KWH' },
      ],
    }),
    invoice('yen', {
      document: { currency: 'JPY' },
      items: [
        { quantity: '3', unit_price: '100.4', tax_rate: '10' },
        { quantity: '1', unit_price: '99.5', discount_rate: '7.5', tax_rate: '8' },
      ],
    }),
    invoice(
      'dinars-of-two-decimals',
      {
        document: { currency: 'KWD' },
        items: [{ quantity: '2', unit_price: '10.25', tax_rate: '20' }],
      },
      PLAIN,
    ),
    invoice(
      'sixty-lines',
      {
        items: Array.from({ length: 60 }, (_, index) => ({
          description: `Position ${index + 1}`,
          unit_price: `${index}.37`,
          tax_rate: index % 3 ? '19' : '7',
          unit_code: index % 2 ? 'XPK' : 'C62',
        })),
      },
      ['xrechnung-ubl', 'factur-x'],
    ),
  ];
}

function textFixtures(): Fixture[] {
  return [
    invoice('german', {
      document: { notes: 'Vielen Dank!\nBis bald.', terms: 'Zahlbar binnen 30 Tagen' },
      business: { tax_id: '29/123/45678', registration_id: 'HRB 12345', state: 'Berlin' },
    }),
    invoice('markup-and-forbidden-characters', {
      business: { name: 'A & B <"GmbH">\u0001', address: 'One\r\nTwo\u2028Three\nFour' },
      customer: { name: "d'Artagnan\uD800 \u{1F600} שלום", phone: '030 & 1' },
      document: { notes: '<script>]]>&amp;\u000B\tTab\r\nCR', terms: 'A < B & C > D' },
      items: [
        { description: ' 1\u0000\nsecond & <third>\r\n\n ', unit_price: '1', tax_rate: '19' },
        { description: '日本語 🧾', unit_price: '2', tax_rate: '19' },
      ],
    }),
    invoice('cash-discount', {
      document: { terms: '#SKONTO#TAGE=14#PROZENT=2.00#\nDanach netto' },
    }),
    invoice(
      'cash-discount-alone',
      {
        document: { terms: '#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.00#' },
      },
      XRECHNUNG,
    ),
    invoice('hash-signs', { document: { notes: 'Room #1 of #22, see #no' } }),
    invoice(
      'addresses-are-mails',
      {
        business: { vat_id: null, tax_id: '29/123/45678', registration_id: 'HRB 1' },
        customer: { vat_id: null },
      },
      [...PLAIN, ...XRECHNUNG],
    ),
  ];
}

/** Documents of every kind, with the formats that accept them. */
export const FIXTURES: readonly Fixture[] = [
  ...textFixtures(),
  ...taxFixtures(),
  ...lineFixtures(),
  ...leastFixtures(),
  ...paidFixtures(),
  ...creditFixtures(),
  ...frenchFixtures(),
  ...peppolFixtures().map(({ name, changes }) => invoice(name, changes, ['peppol'])),
];
