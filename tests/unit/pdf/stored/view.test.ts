import type { StoredInvoice } from '../../../../src/billing/document';
import type { LineRow } from '../../../../src/billing/rows';
import type { BusinessDetails } from '../../../../src/billing/sql/printed-details';
import { business, customer, document, invoice, line } from './stored-documents';
import { invoiceView, quotationView } from '../../../../src/pdf/stored/view';
import { moneyPrinter } from '../../../../src/domain/print-money';

const print = (more: Partial<StoredInvoice> = {}) => invoiceView({ ...invoice, ...more }, business);

test('lines are net and add up to the subtotal, tax follows', () => {
  const view = print();
  expect(view.columns.map(({ label }) => label)).toEqual([
    'Item',
    'Quantity',
    'Rate',
    'Tax',
    'Net amount',
  ]);
  expect(view.lines.map(({ tax, amount }) => [tax, amount])).toEqual([
    ['10%', '€200.00'],
    ['5%', '€100.00'],
  ]);
  expect(view.totals.map(({ label, value }) => [label, value])).toEqual([
    ['Subtotal', '€300.00'],
    ['Tax', '€25.00'],
    ['Total', '€325.00'],
  ]);
});

test.each([
  ['en', '#SKONTO#TAGE=14#PROZENT=2.00#', '2% discount for payment within 14 days'],
  ['de', ' #SKONTO#TAGE=1#PROZENT=2.50#', '2,5\u00a0% Skonto bei Zahlung innerhalb von 1 Tag'],
  [
    'de',
    '#SKONTO#TAGE=14#PROZENT=3.00#BASISBETRAG=1000.00#\nDanach netto',
    '3\u00a0% Skonto bei Zahlung innerhalb von 14 Tagen (1.000,00\u00a0€)\nDanach netto',
  ],
  ['fr', '#SKONTO#TAGE=14#', '#SKONTO#TAGE=14#'],
] as const)('in %s the terms %j are printed as %j', (language, terms, printed) => {
  const view = invoiceView({ ...invoice, terms }, { ...business, language });
  expect(view.remarks.at(-1)?.value).toBe(printed);
});

test('without tax there is no tax column', () => {
  const view = print({ lines: [line()] });
  expect(view.columns.map(({ key }) => key)).toEqual(['item', 'quantity', 'rate', 'amount']);
});

test('parties are printed as an address', () => {
  const { sender, recipients } = print();
  expect(sender).toEqual({ name: 'Acme', lines: ['1 Road', 'Suite 2', '123 Town', 'Tax ID: X1'] });
  expect(recipients).toEqual([{ label: 'Bill To', name: 'Buyer', lines: ['CA', 'b@example.com'] }]);
});

describe('an address', () => {
  const berlin = { ...business, address: 'Invalidenstraße 44', city: 'Berlin', country_code: 'DE' };
  const at = { ...berlin, postal_code: '10115', state: 'Berlin', tax_id: null };
  const buyer = { ...customer, email: null, state: null, city: 'Bremen', postal_code: '28195' };
  const lines = (more: object = {}) => {
    const shown = { ...invoice, customer: { ...buyer, ...more } };
    const { sender, recipients } = invoiceView(shown, at);
    return [sender.lines, recipients[0]?.lines];
  };

  test('is in the form of its country', () => {
    expect(lines()).toEqual([['Invalidenstraße 44', '10115 Berlin', 'Germany'], ['28195 Bremen']]);
  });

  test('without a country has the form of the business', () => {
    expect(lines({ city: 'Bristol', postal_code: 'BS1 4QA' })[1]).toEqual(['BS1 4QA Bristol']);
    const abroad = { city: 'Bristol', postal_code: 'BS1 4QA', country: 'United Kingdom' };
    expect(lines(abroad)[1]).toEqual(['Bristol BS1 4QA', 'United Kingdom']);
  });
});

test.each([
  ['draft', undefined],
  ['sent', undefined],
  ['paid', 'PAID'],
  ['overdue', 'OVERDUE'],
  ['cancelled', 'CANCELLED'],
] as const)('an invoice that is %s is stamped %s', (status, text) => {
  expect(print({ status }).stamp?.text).toBe(text);
});

test.each([
  ['draft', 'DRAFT'],
  ['sent', undefined],
  ['paid', undefined],
  ['overdue', undefined],
  ['cancelled', undefined],
] as const)('an invoice that is %s is marked %s', (status, mark) => {
  expect(print({ status }).mark).toBe(mark);
});

test('a cancelled invoice shows its status in the place of a balance, and no account', () => {
  const paid = { ...business, iban: 'DE89370400440532013000', bic: 'COBADEFF' };
  const view = (status: 'sent' | 'cancelled') => invoiceView({ ...invoice, status }, paid);
  expect(view('sent').remarks.map(({ label }) => label)).toEqual(['Bank Details', 'Terms']);
  const { due, totals, remarks } = view('cancelled');
  expect(due).toEqual({ label: 'Status', value: 'CANCELLED' });
  expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'Tax', 'Total']);
  expect(remarks.map(({ label }) => label)).toEqual(['Terms']);
});

test('the bank account is in the name that is printed, unless it has a holder of its own', () => {
  const account = (details: object) =>
    invoiceView(invoice, { ...business, ...details }).remarks.find(
      ({ label }) => label === 'Bank Details',
    )?.value;
  expect(account({ iban: 'DE89370400440532013000', bic: 'COBADEFF' })).toBe(
    'Account holder: Acme\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFF',
  );
  expect(account({ iban: 'NO9386011117947' })).toBe(
    'Account holder: Acme\nIBAN: NO93 8601 1117 947',
  );
  const abroad = {
    account_holder: 'Acme Inc.',
    account_number: '4455667788',
    bic: 'CHASUS33',
    bank_name: 'First Bank',
    account_details: 'ABA 021000021\nChecking',
  };
  expect(account(abroad)).toBe(
    'Account holder: Acme Inc.\nAccount number: 4455667788\nBIC: CHASUS33\nBank: First Bank\nABA 021000021\nChecking',
  );
  expect(account({})).toBeUndefined();
});

test('the amount paid is subtracted from the balance', () => {
  const view = print({ amount_paid: '100.5' });
  expect(view.totals.slice(-2).map(({ value }) => value)).toEqual(['−€100.50', '€224.50']);
  expect(view.due).toEqual(expect.objectContaining({ label: 'Balance Due', value: '€224.50' }));
});

test('what credit notes set off is subtracted beside the amount paid', () => {
  const rows = (more: Partial<StoredInvoice>) =>
    print(more)
      .totals.slice(2)
      .map(({ label, value }) => `${label} ${value}`);
  const total = 'Total €325.00';
  expect(rows({ amount_credited: '25.5' })).toEqual([
    total,
    'Credited −€25.50',
    'Balance Due €299.50',
  ]);
  expect(rows({ amount_paid: '300', amount_credited: '25' })).toEqual([
    total,
    'Amount Paid −€300.00',
    'Credited −€25.00',
    'Balance Due €0.00',
  ]);
  expect(rows({ amount_paid: '300.000000', amount_credited: '0.000000' })).toEqual([
    total,
    'Amount Paid −€300.00',
    'Balance Due €25.00',
  ]);
  expect(rows({ status: 'cancelled', amount_credited: '325' })).toEqual([
    total,
    'Credited −€325.00',
  ]);
});

test('each reason for no tax is printed once, above the notes', () => {
  const reasons = ['Reverse charge', null, 'Reverse charge', 'Export'];
  const view = print({
    notes: 'Thanks',
    terms: null,
    lines: reasons.map((tax_exemption_reason) => line({ tax_exemption_reason })),
  });
  expect(view.remarks.map(({ label, value }) => [label, value])).toEqual([
    ['Tax', 'Reverse charge\nExport'],
    ['Notes', 'Thanks'],
  ]);
});

test('a quotation shows discount and validity, and closes with its total', () => {
  const quotation = {
    ...document,
    status: 'sent' as const,
    number: 'QT-00001',
    decided_by: null,
    decision_remark: null,
    deadline: '2026-02-01',
    lines: [line({ discount_rate: '20', amount: '160' })],
  };
  const view = quotationView(quotation, business);
  expect(view.heading).toBe('QUOTATION');
  expect(view.lines[0]).toMatchObject({ discount: '20%', amount: '€160.00' });
  expect(view.facts.at(-1)).toEqual({ label: 'Valid Until', value: '1 February 2026' });
  expect(view.totals.at(-1)).toMatchObject({ kind: 'total', value: '€325.00' });
  expect(view.template).toBe('classic');
});

test('no digit of an amount is lost', () => {
  const prices = ['123456789012.123456', '999999999999.999999'];
  const exact = prices.map((unit_price) => line({ quantity: '0.000001', unit_price }));
  const view = print({ total: '9999999999999.990000', lines: exact });
  expect(view.lines.map(({ rate }) => rate)).toEqual([
    '€123,456,789,012.123456',
    '€999,999,999,999.999999',
  ]);
  expect(view.due.value).toBe('€9,999,999,999,999.99');
});

test('rates that differ only in trailing zeros are one', () => {
  const taxed = ['10', '10.0000'].map((tax_rate) => line({ tax_rate, tax_amount: '0.1' }));
  const view = print({ lines: [...taxed, line({ tax_rate: '0.0000' })] });
  expect(view.taxSummary?.rows.map(({ rate }) => rate)).toEqual(['10%', '0%']);
  expect(view.totals).toHaveLength(3);
  expect(print({ lines: taxed }).totals[1]).toMatchObject({ label: 'Tax (10%)', value: '€0.20' });
});

test.each([
  ['USD', '1234.5', '$1,234.50'],
  ['JPY', '1200', '¥1,200'],
  ['KWD', '1.25', 'KWD 1.250'],
  ['IQD', '1', 'IQD 1.000'],
  ['INR', '100000', '₹100,000.00'],
  ['EUR', '-3', '-€3.00'],
])('%s %s is printed %s', (currency, value, printed) => {
  expect(moneyPrinter(currency)(value)).toBe(printed);
});

describe('units', () => {
  const quantities = (lines: Partial<LineRow>[], language: 'en' | 'de' | 'pl' = 'en') =>
    invoiceView(
      { ...invoice, lines: lines.map(line), customer: { ...customer, language } },
      { ...business, language: null },
    ).lines.map(({ quantity }) => quantity?.replaceAll('\u00a0', ' '));

  test('stand behind quantities in the words of the language', () => {
    const lines = [
      { quantity: '12.5', unit_code: 'HUR' },
      { quantity: '1', unit_code: 'MON' },
      { quantity: '3', unit_code: 'C62' },
      { quantity: '1234.5', unit_code: 'KGM' },
      { quantity: '5', unit_code: 'PR' },
    ];
    expect(quantities(lines)).toEqual(['12.5 hours', '1 month', '3 pcs', '1,234.5 kg', '5 pairs']);
    expect(quantities(lines, 'de')).toEqual([
      '12,5 Stunden',
      '1 Monat',
      '3 Stk.',
      '1.234,5 kg',
      '5 Paar',
    ]);
    expect(quantities(lines, 'pl').at(-1)).toBe('5 par');
  });

  test('are short where discounts and tax take columns', () => {
    const lines = [{ quantity: '12.5', unit_code: 'HUR', discount_rate: '5', tax_rate: '19' }];
    expect(quantities(lines)).toEqual(['12.5 hrs']);
  });

  test('are not printed where all lines count pieces, or the code has no word', () => {
    expect(quantities([{}, {}])).toEqual(['2', '2']);
    expect(quantities([{ unit_code: 'E48' }])).toEqual(['2']);
  });
});

describe('dates', () => {
  const dates = (more: Partial<BusinessDetails>) =>
    invoiceView(invoice, { ...business, language: null, ...more }).facts.map(({ value }) => value);

  test('are in words in English, and in figures in the USA', () => {
    expect(dates({})[0]).toBe('2 January 2026');
    expect(dates({ country_code: 'US' })[0]).toBe('01/02/2026');
    expect(dates({ country_code: 'US', language: 'de' })[0]).toBe('02.01.2026');
  });
});

test('a country that was typed by its name is printed in the language of the document', () => {
  const german = (country: string) =>
    invoiceView(
      { ...invoice, customer: { ...customer, language: 'de', country } },
      { ...business, language: null },
    ).recipients[0]?.lines;
  expect(german('France')).toContain('Frankreich');
  for (const own of ['Old Albion', 'Scotland', 'USA']) expect(german(own)).toContain(own);
});

test('a business has its colour and paper, and a document without them is grey', () => {
  expect(print()).toMatchObject({ color: '#334155', paper: 'A4' });
  const own = { ...business, brand_color: '#0F766E', paper_size: 'LETTER' as const };
  expect(invoiceView(invoice, own)).toMatchObject({ color: '#0F766E', paper: 'LETTER' });
});

test('an amount stands once among the sums of a document that nothing was paid of', () => {
  expect(print({ total: '300', lines: [line()] }).totals).toEqual([
    { kind: 'due', label: 'Total', value: '€300.00' },
  ]);
});

test('each line knows the sum up to it, without tax', () => {
  const lines = [
    line(),
    line({ amount: '238', tax_amount: '38', tax_rate: '19' }),
    line({ amount: '-50.5' }),
  ];
  expect(print({ lines }).lines.map(({ sumSoFar }) => sumSoFar)).toEqual([
    '€200.00',
    '€400.00',
    '€349.50',
  ]);
});

describe('a business that has chosen a look', () => {
  const lines = [line({ unit_code: 'HUR', quantity: '2', tax_rate: '10', tax_amount: '20' })];
  const fields = {
    document: [{ label: 'PO', value: '7' }],
    customer: [{ label: 'Desk', value: '9' }],
  };
  const account = { ...business, iban: 'DE89370400440532013000' };
  const shown = (look: BusinessDetails['look']) =>
    invoiceView({ ...invoice, lines, fields } as StoredInvoice, { ...account, look });

  test('hides units, the tax column, bank details and custom fields', () => {
    const all = shown(null);
    expect(all.lines[0]?.quantity).toBe('2\u00a0hours');
    expect(all.columns.map(({ key }) => key)).toContain('tax');
    expect(all.remarks.map(({ label }) => label)).toContain('Bank Details');
    expect(all.facts).toContainEqual({ label: 'PO', value: '7' });
    const hidden = shown({ hidden: ['units', 'tax_column', 'bank_details', 'custom_fields'] });
    expect(hidden.lines[0]?.quantity).toBe('2');
    expect(hidden.columns.map(({ key }) => key)).toEqual(['item', 'quantity', 'rate', 'amount']);
    expect(hidden.remarks.map(({ label }) => label)).toEqual(['Terms']);
    expect(JSON.stringify([hidden.facts, hidden.recipients])).not.toMatch(/PO|Desk/);
    // The rate of the tax still stands among the sums.
    expect(hidden.totals).toContainEqual({ kind: 'part', label: 'Tax (10%)', value: '€20.00' });
  });

  test('prints its own labels in the language of the document', () => {
    const own = { invoice: 'Honorarnote', total: 'Summe', amount: 'Netto', bankDetails: 'Konto' };
    const look = { labels: { de: own, en: { invoice: 'BILL' } } };
    const german = invoiceView(
      { ...invoice, lines, customer: { ...customer, language: 'de' } } as StoredInvoice,
      { ...account, language: null, look },
    );
    expect([german.heading, german.title]).toEqual(['Honorarnote', 'Honorarnote INV-00007']);
    expect(german.columns.at(-1)?.label).toBe('Netto');
    expect(german.totals.at(-1)?.label).toBe('Summe');
    expect(german.remarks[0]?.label).toBe('Konto');
    expect(shown(look).heading).toBe('BILL');
  });

  test('has its register, tax numbers and account at the foot, and the tax numbers nowhere else', () => {
    const registered = {
      ...account,
      registration_id: 'HRB 1',
      vat_id: 'DE123456789',
      language: null,
    };
    const withLook = (look: BusinessDetails['look'], own: Partial<typeof registered> = {}) =>
      invoiceView(invoice, { ...registered, ...own, ...(look !== undefined && { look }) });
    const { footer, sender } = withLook(null);
    expect(footer).toEqual([
      ['Acme', 'Registration No.: HRB 1'],
      ['Tax ID: X1', 'VAT ID: DE123456789'],
      ['IBAN: DE89 3704 0044 0532 0130 00'],
    ]);
    expect(sender.lines.join()).not.toMatch(/Tax|VAT/);
    expect(withLook({ hidden: ['bank_details'] }).footer).toHaveLength(2);
    for (const none of [withLook(undefined), withLook({ hidden: ['footer'] })]) {
      expect(none.footer).toBeUndefined();
      expect(none.sender.lines).toContain('VAT ID: DE123456789');
    }
    const bare = { registration_id: null, vat_id: null, tax_id: null, iban: null } as never;
    expect(withLook(null, bare).footer).toBeUndefined();
  });

  test('has its logo on the chosen side, else where the template has it', () => {
    expect([shown(null).logoSide, shown({ logo_side: 'right' }).logoSide]).toEqual([
      undefined,
      'right',
    ]);
  });
});
