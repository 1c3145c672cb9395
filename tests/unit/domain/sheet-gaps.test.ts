import { asksSupply, sheetGaps, type Sheet } from '../../../src/domain/sheet-gaps';

type Party = Sheet['business'];
type Line = Sheet['lines'][number];
type Parts = {
  business?: Partial<Party>;
  customer?: Partial<Party>;
  document?: Partial<Sheet['document']>;
  lines?: Partial<Line>[];
};

const party = (country: string, vatId: string): Party => ({
  address: 'Main Street 1',
  postal_code: '10115',
  city: 'Town',
  country_code: country,
  tax_id: '12/345/67890',
  vat_id: vatId,
  registration_id: '732829320',
});

const line: Line = {
  tax_rate: '20',
  tax_category: 'S',
  tax_exemption_reason: null,
  tax_amount: '200',
  amount: '1200',
};

/** At 0 %, without a reason. */
const zero: Line = { ...line, tax_rate: '0', tax_category: null, tax_amount: '0', amount: '1000' };

const TERMS = 'Pénalités de retard : 12 %. Indemnité de recouvrement : 40 €. Pas d’escompte.';

/** An invoice that lacks nothing, in a country. */
const sheet = (country: string, parts: Parts = {}): Sheet => ({
  business: { ...party(country, `${country}123456789`), ...parts.business },
  customer: { ...party(country, `${country}987654321`), ...parts.customer },
  document: {
    currency: country === 'GB' ? 'GBP' : country === 'CH' ? 'CHF' : 'EUR',
    due_date: '2026-12-14',
    notes: null,
    terms: TERMS,
    delivery_date: '2026-11-28',
    ...parts.document,
  },
  lines: (parts.lines ?? [{}]).map((one) => ({ ...line, ...one })),
});

const gaps = (country: string, parts: Parts = {}) =>
  sheetGaps(sheet(country, parts)).map(({ pointer, message }) => `${pointer} ${String(message)}`);

const COUNTRIES = ['DE', 'AT', 'FR', 'ES', 'IT', 'NL', 'GB', 'CH'];

test.each(COUNTRIES)('an invoice with everything has no gaps in %s', (country) => {
  expect(gaps(country)).toEqual([]);
});

test('the law of other countries is not known, nor that of none', () => {
  const bare = { business: { address: null, vat_id: null, tax_id: null } };
  expect(gaps('US', bare)).toEqual([]);
  expect(gaps('US', { business: { ...bare.business, country_code: null } })).toEqual([]);
});

test.each([
  ['DE', '§ 14 Abs. 4 Nr. 1 UStG', '§ 14 Abs. 4 Nr. 1 UStG'],
  ['AT', '§ 11 Abs. 1 Z 3 lit. a UStG 1994', '§ 11 Abs. 1 Z 3 lit. b UStG 1994'],
  ['FR', 'CGI, ann. II, art. 242 nonies A, I, 1°', 'CGI, ann. II, art. 242 nonies A, I, 1°'],
  ['ES', 'RD 1619/2012, art. 6.1.e)', 'RD 1619/2012, art. 6.1.e)'],
  ['IT', 'DPR 633/1972, art. 21, c. 2, lett. c)', 'DPR 633/1972, art. 21, c. 2, lett. e)'],
  ['NL', 'Wet OB 1968, art. 35a, lid 1, onder e', 'Wet OB 1968, art. 35a, lid 1, onder e'],
  ['GB', 'VAT Regulations 1995, reg. 14(1)(d)', 'VAT Regulations 1995, reg. 14(1)(e)'],
])('in %s, the addresses of both are on the sheet', (country, seller, customer) => {
  const parts = { business: { address: null, city: '' }, customer: { postal_code: null } };
  expect(gaps(country, parts)).toEqual([
    `/business/address is needed (${seller})`,
    `/business/city is needed (${seller})`,
    `/customer/postal_code is needed (${customer})`,
  ]);
});

test('an address of several lines may hold its city', () => {
  const whole = { address: 'Hauptstr. 1\n10115 Berlin', city: null, postal_code: null };
  expect(gaps('DE', { business: whole, customer: whole })).toEqual([]);
});

test('in Switzerland, the places of both are enough', () => {
  const only = { address: null, postal_code: null };
  expect(gaps('CH', { business: only, customer: only })).toEqual([]);
  expect(gaps('CH', { business: { city: null }, customer: { city: null } })).toEqual([
    '/business/city is needed (Art. 26 Abs. 2 Bst. a MWSTG)',
    '/customer/city is needed (Art. 26 Abs. 2 Bst. b MWSTG)',
  ]);
});

test('in Spain, the address of a person is not needed', () => {
  const person = { address: null, vat_id: null, registration_id: null };
  expect(gaps('ES', { customer: person })).toEqual([]);
  expect(gaps('ES', { customer: { address: null } })).toHaveLength(1);
});

describe('the number of the seller', () => {
  const none = { vat_id: null, tax_id: null };

  test.each([
    ['DE', '§ 14 Abs. 4 Nr. 2 UStG'],
    ['ES', 'RD 1619/2012, art. 6.1.d)'],
  ])('in %s, it is a tax number or a VAT number', (country, law) => {
    expect(gaps(country, { business: none })).toEqual([
      `/business/tax_id or a VAT number is needed (${law})`,
    ]);
    expect(gaps(country, { business: { vat_id: null } })).toEqual([]);
    expect(gaps(country, { business: { tax_id: null } })).toEqual([]);
  });

  test.each([
    ['AT', '§ 11 Abs. 1 Z 3 lit. i UStG 1994'],
    ['FR', 'CGI, ann. II, art. 242 nonies A, I, 2°'],
    ['GB', 'VAT Regulations 1995, reg. 14(1)(d)'],
    ['CH', 'Art. 26 Abs. 2 Bst. a MWSTG'],
  ])('in %s, it is the VAT number where there is tax', (country, law) => {
    const business = { vat_id: null };
    expect(gaps(country, { business })).toEqual([`/business/vat_id is needed (${law})`]);
    expect(gaps(country, { business, lines: [{ ...zero, tax_category: 'E' }] })).toEqual([]);
  });

  test.each([
    ['IT', 'DPR 633/1972, art. 21, c. 2, lett. d)'],
    ['NL', 'Wet OB 1968, art. 35a, lid 1, onder c'],
  ])('in %s, it is the VAT number always', (country, law) => {
    const lines = [{ ...zero, tax_category: 'E' as const }];
    expect(gaps(country, { business: { vat_id: null }, lines })).toEqual([
      `/business/vat_id is needed (${law})`,
    ]);
  });

  test.each([
    ['FR', 'CGI, ann. II, art. 242 nonies A, I, 1°'],
    ['NL', 'Handelsregisterwet 2007, art. 27'],
  ])('in %s, it has one of a register, too', (country, law) => {
    expect(gaps(country, { business: { registration_id: null } })).toEqual([
      `/business/registration_id is needed (${law})`,
    ]);
  });
});

describe('the number of the customer', () => {
  test.each([
    ['ES', 'RD 1619/2012, art. 6.1.d)'],
    ['IT', 'DPR 633/1972, art. 21, c. 2, lett. f)'],
  ])('in %s, customers there are named by a tax or VAT number', (country, law) => {
    const customer = { tax_id: null, vat_id: null };
    expect(gaps(country, { customer })).toEqual([
      `/customer/tax_id or a VAT number is needed (${law})`,
    ]);
    expect(gaps(country, { customer: { ...customer, country_code: 'US' } })).toEqual([]);
    expect(gaps(country, { customer: { vat_id: null } })).toEqual([]);
  });

  test('in France, businesses there are named by their SIREN', () => {
    expect(gaps('FR', { customer: { registration_id: null } })).toEqual([
      '/customer/registration_id is needed (CGI, ann. II, art. 242 nonies A, I, 1°)',
    ]);
    const abroad = { registration_id: null, country_code: 'DE' };
    expect(gaps('FR', { customer: abroad })).toEqual([]);
  });

  test('in Austria, a business is named by its VAT number above 10,000 €', () => {
    const customer = { vat_id: null };
    expect(gaps('AT', { customer, lines: [{ amount: '10000' }] })).toEqual([]);
    expect(gaps('AT', { customer, lines: [{ amount: '9999.99' }, { amount: '0.02' }] })).toEqual([
      '/customer/vat_id is needed above 10,000 € for a business customer (§ 11 Abs. 1 Z 3 lit. b UStG 1994)',
    ]);
  });

  const reversed = [{ ...zero, tax_category: 'AE' as const }];

  test.each([
    ['AT', '§ 11 Abs. 1a UStG 1994'],
    ['FR', 'CGI, ann. II, art. 242 nonies A, I, 4°'],
    ['ES', 'RD 1619/2012, art. 6.1.d)'],
    ['IT', 'DPR 633/1972, art. 21, c. 2, lett. f)'],
    ['NL', 'Wet OB 1968, art. 35a, lid 1, onder d'],
  ])('in %s, reverse charge names the VAT number of its customer', (country, law) => {
    const customer = { vat_id: null };
    const expected = [`/customer/vat_id is needed (${law})`];
    expect(gaps(country, { customer, lines: reversed })).toEqual(expected);
    expect(
      gaps(country, { customer: { ...customer, country_code: 'BE' }, lines: reversed }),
    ).toEqual(expected);
    const outside = { customer: { ...customer, country_code: 'US' }, lines: reversed };
    expect(gaps(country, outside)).toEqual([]);
  });

  test('in Germany, reverse charge names the VAT numbers of both only across a border', () => {
    const lines = reversed;
    expect(gaps('DE', { customer: { vat_id: null }, lines })).toEqual([]);
    const customer = { vat_id: null, country_code: 'AT' };
    expect(gaps('DE', { business: { vat_id: null }, customer, lines })).toEqual([
      '/business/vat_id is needed (§ 14a Abs. 1 UStG)',
      '/customer/vat_id is needed (§ 14a Abs. 1 UStG)',
    ]);
  });

  test.each([
    ['DE', '§ 14a Abs. 3 UStG'],
    ['AT', 'Art. 11 Abs. 2 UStG 1994'],
    ['FR', 'CGI, ann. II, art. 242 nonies A, I, 3°'],
    ['ES', 'RD 1619/2012, art. 6.1.d)'],
    ['IT', 'DPR 633/1972, art. 21, c. 2, lett. f)'],
    ['NL', 'Wet OB 1968, art. 35a, lid 1, onder d'],
  ])('in %s, a supply within the EU names the VAT number of its customer', (country, law) => {
    const customer = { vat_id: null, country_code: 'BE' };
    const lines = [{ ...zero, tax_category: 'K' as const }];
    expect(gaps(country, { customer, lines })).toEqual([`/customer/vat_id is needed (${law})`]);
  });
});

describe('the time of the supply', () => {
  const document = { delivery_date: null };

  test.each([
    ['DE', '§ 14 Abs. 4 Nr. 6 UStG'],
    ['AT', '§ 11 Abs. 1 Z 3 lit. d UStG 1994'],
  ])('in %s, it is always on the sheet', (country, law) => {
    expect(gaps(country, { document })).toEqual([`/delivery_date is needed (${law})`]);
    expect(asksSupply(sheet(country, { document }))).toBe(true);
    expect(asksSupply(sheet(country))).toBe(false);
  });

  test.each([
    ['FR', 'CGI, ann. II, art. 242 nonies A, I, 10°'],
    ['ES', 'RD 1619/2012, art. 6.1.i)'],
    ['IT', 'DPR 633/1972, art. 21, c. 2, lett. g-bis)'],
    ['NL', 'Wet OB 1968, art. 35a, lid 1, onder g'],
    ['GB', 'VAT Regulations 1995, reg. 14(1)(b)'],
    ['CH', 'Art. 26 Abs. 2 Bst. c MWSTG'],
  ])('in %s, it is so where it differs from the issue date', (country, law) => {
    expect(gaps(country, { document })).toEqual([
      `/delivery_date is needed unless it is the issue date (${law})`,
    ]);
    expect(asksSupply(sheet(country, { document }))).toBe(false);
  });

  const from = { service_period_start: '2026-11-01' };
  test.each<[string, Parts, boolean]>([
    ['a period of the document', { document: { ...document, ...from } }, false],
    ['a period on every line', { document, lines: [from, from] }, false],
    ['a period on one line of two', { document, lines: [from, {}] }, true],
    [
      'the rule of its business',
      { document: { ...document, usual_supply_date: '2026-11-30' } },
      false,
    ],
  ])('%s tells it', (_, parts, asks) => {
    expect(asksSupply(sheet('DE', parts))).toBe(asks);
    expect(gaps('DE', parts)).toHaveLength(asks ? 1 : 0);
  });
});

test.each([
  ['DE', '§ 14 Abs. 4 Nr. 8 UStG'],
  ['AT', '§ 11 Abs. 1 Z 3 lit. e UStG 1994'],
  ['FR', 'CGI, ann. II, art. 242 nonies A, I, 12°'],
  ['ES', 'RD 1619/2012, art. 6.1.j)'],
  ['IT', 'DPR 633/1972, art. 21, c. 6'],
  ['NL', 'Wet OB 1968, art. 35a, lid 1, onder l'],
])('in %s, a line without tax says why, by a reason or a category', (country, law) => {
  expect(gaps(country, { lines: [{}, zero, zero] })).toEqual([
    `/items/1/tax_exemption_reason or a tax category is needed at 0 % (${law})`,
  ]);
  expect(gaps(country, { lines: [{}, { ...zero, tax_category: 'E' }] })).toEqual([]);
  expect(gaps(country, { lines: [{}, { ...zero, tax_exemption_reason: 'Art. 1' }] })).toEqual([]);
});

describe('in France, a business is told about its payment', () => {
  const all = [
    '/due_date is needed (C. com., art. L. 441-9, I)',
    '/terms must name the rate of the penalty for late payment (C. com., art. L. 441-9, I)',
    '/terms must name the lump sum of 40 € for recovery costs (C. com., art. D. 441-5)',
    '/terms must name the discount for early payment, or say that there is none (C. com., art. L. 441-9, I)',
  ];

  test('by the due date and the terms or notes', () => {
    const document = { terms: 'À 30 jours.', due_date: null };
    expect(gaps('FR', { document })).toEqual(all);
    expect(gaps('FR', { document: { terms: null, notes: TERMS } })).toEqual([]);
  });

  test('and a person is not', () => {
    const customer = { vat_id: null, registration_id: null };
    expect(gaps('FR', { customer, document: { terms: null, due_date: null } })).toEqual([]);
  });
});

describe('an invoice of a small amount leaves out', () => {
  const document = { delivery_date: null };
  const business = { vat_id: null, tax_id: null };
  const customer = { address: null, city: null };

  test.each([
    ['DE', '250', { business, customer, document }],
    ['AT', '400', { business: { vat_id: null }, customer }],
    ['FR', '180', { business: { vat_id: null } }],
    ['GB', '250', { customer }],
    ['CH', '400', { customer }],
  ])('in %s up to %s what its law says', (country, amount, parts) => {
    const at = (one: Partial<Line>) => gaps(country, { ...parts, lines: [one] }).length;
    expect(at({ amount, tax_amount: '30' })).toBe(0);
    expect(at({ amount: `${amount}.01`, tax_amount: '30' })).toBeGreaterThan(0);
    expect(
      gaps(country, { ...parts, lines: [{ amount }], document: { currency: 'USD', ...document } }),
    ).not.toEqual([]);
  });

  test('and nothing where the customer owes the tax', () => {
    const lines = [{ ...zero, amount: '100', tax_category: 'AE' as const }];
    expect(gaps('DE', { document, lines })).toHaveLength(1);
  });
});

test('an invoice of a small business need not say when it was supplied in Germany', () => {
  const reason = 'Steuerfrei nach § 19 UStG (Kleinunternehmer)';
  const small = { ...zero, tax_category: 'E' as const, tax_exemption_reason: reason };
  const document = { delivery_date: null };
  expect(gaps('DE', { document, lines: [small] })).toEqual([]);
  expect(gaps('DE', { document, lines: [small, {}] })).toHaveLength(1);
});

test('a seller in the United Kingdom or Switzerland who is not registered has no gaps', () => {
  const lines = [zero];
  const business = { vat_id: null, address: null, city: null };
  expect(gaps('GB', { business, lines })).toEqual([]);
  expect(gaps('CH', { business, lines })).toEqual([]);
});
