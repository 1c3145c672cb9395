import { QUOTATION } from '../../../../src/billing/kind';
import { decideInvoice, decideQuotation } from '../../../../src/panel/saves/decide';
import { defaultTexts } from '../../../../src/panel/saves/defaults';
import type { BusinessRow, CustomerRow } from '../../../../src/panel/saves/load';
import { BUSINESS, creation, CUSTOMER, later, LINE_ROW } from './case';

interface Parties {
  business?: Partial<BusinessRow>;
  customer?: Partial<CustomerRow>;
}

/** A new document of a business and a customer with such defaults. */
function given(data: object, { business = {}, customer = {} }: Parties) {
  const made = creation(data);
  const chosen = { ...BUSINESS, ...business };
  made.loaded.business = { current: null, chosen, implied: chosen };
  made.loaded.customer = { current: null, chosen: { ...CUSTOMER, ...customer } };
  return made;
}

describe('the due date of a new invoice', () => {
  const due = (data: object, parties: Parties) =>
    decideInvoice(given(data, parties)).data['due_date'];

  test.each([
    ['of the business', {}, { business: { payment_term_days: 14 } }, '2026-12-06'],
    [
      'of the customer first',
      {},
      { business: { payment_term_days: 14 }, customer: { payment_term_days: 0 } },
      '2026-11-22',
    ],
    [
      'from a typed issue date',
      { issue_date: '2024-02-01' },
      { customer: { payment_term_days: 30 } },
      '2024-03-02',
    ],
    ['of nobody', {}, {}, null],
    [
      'after the year 9999',
      { issue_date: '9999-12-31' },
      { customer: { payment_term_days: 30 } },
      null,
    ],
  ])('comes from the term %s', (_whose, data, parties, day) => {
    expect(due(data, parties)).toBe(day);
  });

  test('stays as it is typed', () => {
    const parties = { business: { payment_term_days: 14 } };
    expect(due({ due_date: '2026-11-30' }, parties)).toBe('2026-11-30');
  });

  test('is not filled in a change, in a copy, or in a quotation', () => {
    const term = { ...BUSINESS, payment_term_days: 14 };
    const loaded = { business: { current: term, chosen: null, implied: null } };
    const changed = later('update', { due_date: null }, { loaded });
    expect(decideInvoice(changed).data['due_date']).toBeNull();
    const copied = later('clone', {}, { loaded, record: { due_date: null } });
    expect(decideInvoice(copied).data['due_date']).toBeNull();
    expect(decideQuotation(given({}, { business: term })).data['valid_until']).toBeNull();
  });

  test('waits for an issue date that is a day', () => {
    const bad = given({ issue_date: '2026-02-30' }, { business: { payment_term_days: 14 } });
    expect(() => decideInvoice(bad)).toThrow('issue_date must be a calendar date');
  });
});

describe('the tax rate of a line', () => {
  const line = { description: 'Work', quantity: 1, unit_price: 100 };
  const parties = { business: { default_tax_rate: '20' }, customer: { default_tax_rate: '5.5' } };
  const rates = (items: object[], of: Parties) =>
    decideInvoice(given({ items }, of)).exact.lines.map(({ tax_rate }) => tax_rate);

  test('is the usual one of the customer, else of the business, where none is typed', () => {
    const items = [line, { ...line, tax_rate: null }, { ...line, tax_rate: '' }];
    expect(rates(items, parties)).toEqual(['5.5', '5.5', '5.5']);
    expect(rates(items, { business: parties.business })).toEqual(['20', '20', '20']);
    expect(rates(items, {})).toEqual(['0', '0', '0']);
    const none = { ...parties, customer: { default_tax_rate: '0' } };
    expect(rates(items, none)).toEqual(['0', '0', '0']);
  });

  test('is a typed 0, or whatever else is typed', () => {
    const items = [0, '0', 7.25].map((tax_rate) => ({ ...line, tax_rate }));
    expect(rates(items, parties)).toEqual(['0', '0', '7.25']);
  });

  test('of a stored line stays, and is the usual one again when it is emptied', () => {
    const usual = { ...BUSINESS, default_tax_rate: '20' };
    const loaded = { business: { current: usual, chosen: null, implied: null } };
    const rate = (items: object[]) =>
      decideInvoice(later('update', { items }, { loaded })).exact.lines[0]?.tax_rate;
    expect(rate([{ id: LINE_ROW }])).toBe('10');
    expect(rate([{ id: LINE_ROW, tax_rate: 10 }])).toBe('10');
    expect(rate([{ id: LINE_ROW, tax_rate: 0 }])).toBe('0');
    expect(rate([{ id: LINE_ROW, tax_rate: null }])).toBe('20');
  });
});

test('notes and terms of quotations are those of invoices until there are own ones', () => {
  const texts = (own: Partial<BusinessRow>) => {
    const { notes, terms } = decideQuotation(given({}, { business: own })).data;
    return [notes, terms];
  };
  const invoices = { default_notes: 'Thanks.' };
  expect(texts(invoices)).toEqual(['Thanks.', 'Pay within 14 days.']);
  const own = { default_quotation_notes: 'Our offer.', default_quotation_terms: 'Half first.' };
  expect(texts({ ...invoices, ...own })).toEqual(['Our offer.', 'Half first.']);
  expect(decideInvoice(given({}, { business: { ...invoices, ...own } })).data).toMatchObject({
    notes: 'Thanks.',
    terms: 'Pay within 14 days.',
  });
  expect(defaultTexts({ ...BUSINESS, default_quotation_terms: '' }, QUOTATION).terms).toBe(
    'Pay within 14 days.',
  );
  const typed = given({ notes: 'Mine.' }, { business: { ...invoices, ...own } });
  expect(decideQuotation(typed).data).toMatchObject({ notes: 'Mine.', terms: 'Half first.' });
});
