import { suggest } from '../../../../src/domain/matching/suggest';
import type { Credit } from '../../../../src/domain/matching/credit';
import { rfReference } from '../../../../src/domain/rf-reference';
import { credit, invoice, known, payment, TODAY } from './credits';

type Books = Parameters<typeof known>[1];

/** The suggestion with amounts as text. */
function suggested(one: Credit, books: Books) {
  const suggestion = suggest(one, known(one, books), TODAY);
  return (
    suggestion && {
      ...suggestion,
      allocations: suggestion.allocations.map(
        ({ invoice_id: id, amount }) => `${id}: ${amount.toFixed()}`,
      ),
    }
  );
}

const ONE = invoice('INV-00042', '119');
const TWO = invoice('INV-00043', '81', { issue_date: '2026-05-02' });
const OTHERS = invoice('INV-00050', '119', { customer_id: 'beta', customer_name: 'Beta AG' });

describe('sure', () => {
  const named = credit('119', { text: 'Invoice INV-00042' });

  test('a number and the amount that is due', () => {
    expect(suggested(named, { invoices: [ONE, TWO] })).toEqual({
      payment_ids: [],
      customer_id: 'acme',
      allocations: ['id of INV-00042: 119'],
      certainty: 'sure',
      because: ['number', 'amount'],
    });
  });

  test('an RF reference, whatever its number looks like', () => {
    const short = invoice('7', '119');
    const text = `thanks ${rfReference('7') ?? ''}`;
    expect(suggested(credit('119', { text }), { invoices: [short] })).toMatchObject({
      certainty: 'sure',
      because: ['reference', 'amount'],
    });
  });

  test('several invoices of one customer, with the sum', () => {
    const text = 'INV-00043 and INV-00042';
    expect(suggested(credit('200', { text }), { invoices: [ONE, TWO] })).toMatchObject({
      allocations: ['id of INV-00042: 119', 'id of INV-00043: 81'],
      certainty: 'sure',
    });
  });

  test('an overdue invoice, and an account that is known of this customer', () => {
    const overdue = { ...ONE, status: 'overdue' };
    const books = { invoices: [overdue], iban_customers: ['acme'] };
    expect(suggested(named, books)).toMatchObject({
      certainty: 'sure',
      because: ['number', 'amount', 'iban'],
    });
  });

  test.each<[string, Partial<Credit>, Books]>([
    ['another amount', { text: 'INV-00043' }, { invoices: [TWO] }],
    ['a part of the named ones', { text: 'INV-00042 INV-00043' }, { invoices: [ONE, TWO] }],
    ['an account of another customer', {}, { invoices: [ONE], iban_customers: ['beta'] }],
    ['an account of two', {}, { invoices: [ONE], iban_customers: ['acme', 'beta'] }],
    [
      'a quotation that is named, too',
      { text: 'INV-00042 QT-00007' },
      { invoices: [ONE], others: ['QT-00007'] },
    ],
    [
      'a paid one that is named, too',
      { text: 'INV-00042 INV-00043' },
      { invoices: [ONE, { ...TWO, status: 'paid' }] },
    ],
    ['a reversal', { is_reversal: true }, { invoices: [ONE] }],
    ['a possible duplicate', { is_possible_duplicate: true }, { invoices: [ONE] }],
    ['a day to come', { booked_on: '2026-05-21' }, { invoices: [ONE] }],
    ['a payment that was recorded', {}, { invoices: [ONE], payments: [payment('p', '119')] }],
  ])('no longer with %s', (_, changes, books) => {
    expect(suggested({ ...named, ...changes }, books)).toMatchObject({ certainty: 'likely' });
  });

  test.each<[string, Partial<Credit>, Books]>([
    ['an invoice of a day to come', {}, { invoices: [{ ...ONE, issue_date: '2026-05-21' }] }],
    ['a draft', {}, { invoices: [{ ...ONE, status: 'draft' }] }],
    ['another currency', { currency: 'USD' }, { invoices: [ONE] }],
    ['invoices of two customers', { text: 'INV-00042 INV-00050' }, { invoices: [ONE, OTHERS] }],
    ['a number within a longer one', { text: 'XXINV-00042YY' }, { invoices: [ONE] }],
  ])('nothing with %s', (_, changes, books) => {
    expect(suggested({ ...named, ...changes }, books)).toBeNull();
  });
});

describe('likely', () => {
  test('a part pays the oldest first, and more stays on account', () => {
    const text = 'INV-00043 INV-00042';
    expect(suggested(credit('150', { text }), { invoices: [ONE, TWO] })?.allocations).toEqual([
      'id of INV-00042: 119',
      'id of INV-00043: 31',
    ]);
    expect(suggested(credit('250', { text }), { invoices: [ONE, TWO] })?.allocations).toEqual([
      'id of INV-00042: 119',
      'id of INV-00043: 81',
    ]);
  });

  test('a typing error beside the amount', () => {
    const typed = credit('119', { text: 'INV 00024' });
    expect(suggested(typed, { invoices: [ONE, OTHERS] })).toMatchObject({
      customer_id: 'acme',
      certainty: 'likely',
      because: ['number', 'amount'],
    });
  });

  test('a wrong digit of an RF reference', () => {
    const text = (rfReference('INV-00042') ?? '').replace('42', '52');
    expect(suggested(credit('119', { text }), { invoices: [ONE] })).toMatchObject({
      because: ['reference', 'amount'],
    });
  });

  test('a name or an account beside the amount', () => {
    const books = { invoices: [ONE, OTHERS] };
    expect(suggested(credit('119', { name: 'BETA' }), books)).toMatchObject({
      customer_id: 'beta',
      because: ['amount', 'name'],
    });
    expect(suggested(credit('119'), { ...books, iban_customers: ['beta'] })).toMatchObject({
      customer_id: 'beta',
      because: ['amount', 'iban'],
    });
  });

  test('the oldest of equal ones of one customer', () => {
    const next = invoice('INV-00044', '119', { issue_date: '2026-05-03' });
    expect(suggested(credit('119', { name: 'Acme' }), { invoices: [ONE, next] })).toMatchObject({
      allocations: ['id of INV-00042: 119'],
    });
  });

  test('the oldest invoices of the payer that come to the amount', () => {
    const books = { invoices: [ONE, TWO, invoice('INV-00044', '5')], iban_customers: ['acme'] };
    expect(suggested(credit('200'), books)).toMatchObject({
      allocations: ['id of INV-00042: 119', 'id of INV-00043: 81'],
      because: ['amount', 'iban'],
    });
    expect(suggested(credit('201'), books)).toBeNull();
  });

  test('nothing by the amount alone, nor by a name that another account belies', () => {
    expect(suggested(credit('119'), { invoices: [ONE] })).toBeNull();
    const belied = credit('119', { name: 'Acme' });
    expect(suggested(belied, { invoices: [ONE], iban_customers: ['beta'] })).toBeNull();
  });

  test('nothing where two customers are as likely', () => {
    const twin = { ...OTHERS, customer_name: 'Acme GmbH' };
    expect(suggested(credit('119', { name: 'Acme' }), { invoices: [ONE, twin] })).toBeNull();
  });
});

describe('recorded payments', () => {
  test('one of the amount, the nearest with the most reasons', () => {
    const payments = [
      payment('far', '119', { paid_on: '2026-05-22' }),
      payment('near', '119', { paid_on: '2026-05-13', customer_id: 'beta', customer_name: 'Beta' }),
    ];
    expect(suggested(credit('119'), { payments })).toEqual({
      payment_ids: ['near'],
      customer_id: 'beta',
      allocations: [],
      certainty: 'likely',
      because: ['amount'],
    });
    expect(suggested(credit('119', { name: 'Acme' }), { payments })).toMatchObject({
      payment_ids: ['far'],
      because: ['amount', 'name'],
    });
  });

  test('all of one customer, or all of one day', () => {
    const payments = [
      payment('a', '100', { paid_on: '2026-05-10' }),
      payment('b', '19', { paid_on: '2026-05-11' }),
      payment('c', '50', { customer_id: 'beta', paid_on: '2026-05-11' }),
    ];
    expect(suggested(credit('119'), { payments })).toMatchObject({
      payment_ids: ['b', 'a'],
      customer_id: 'acme',
    });
    expect(suggested(credit('69'), { payments })).toMatchObject({
      payment_ids: ['b', 'c'],
      customer_id: null,
    });
  });

  test('none more than ten days away, and only those of the customer whom the text names', () => {
    const far = payment('far', '119', { paid_on: '2026-05-01' });
    expect(suggested(credit('119'), { payments: [far] })).toBeNull();
    const foreign = payment('foreign', '119', { customer_id: 'beta' });
    const named = credit('119', { text: 'INV-00042' });
    expect(suggested(named, { invoices: [ONE], payments: [foreign] })).toMatchObject({
      payment_ids: [],
      certainty: 'sure',
    });
  });
});
