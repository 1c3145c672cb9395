import { QUOTATION } from '../../../../src/billing/kind';
import { decimalText } from '../../../../src/domain/money';
import { defaultTexts } from '../../../../src/panel/saves/defaults';
import type { BusinessRow, CustomerRow } from '../../../../src/panel/saves/load';
import { BUSINESS, creation, CUSTOMER, invoiceBody, later, LINE_ROW, quotationBody } from './case';

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

describe('the tax rate of a line', () => {
  const line = { description: 'Work', quantity: 1, unit_price: 100 };
  const parties = { business: { default_tax_rate: '20' }, customer: { default_tax_rate: '5.5' } };
  const rates = (items: object[], of: Parties) =>
    invoiceBody(given({ items }, of)).items.map(({ tax_rate }) => decimalText(tax_rate));

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
      invoiceBody(later('update', { items }, { loaded })).items[0]?.tax_rate.toFixed();
    expect(rate([{ id: LINE_ROW }])).toBe('10');
    expect(rate([{ id: LINE_ROW, tax_rate: 10 }])).toBe('10');
    expect(rate([{ id: LINE_ROW, tax_rate: 0 }])).toBe('0');
    expect(rate([{ id: LINE_ROW, tax_rate: null }])).toBe('20');
  });
});

test('notes and terms of quotations are those of invoices until there are own ones', () => {
  const texts = (own: Partial<BusinessRow>) => {
    const { notes, terms } = quotationBody(given({}, { business: own }));
    return [notes, terms];
  };
  const invoices = { default_notes: 'Thanks.' };
  expect(texts(invoices)).toEqual(['Thanks.', 'Pay within 14 days.']);
  const own = { default_quotation_notes: 'Our offer.', default_quotation_terms: 'Half first.' };
  expect(texts({ ...invoices, ...own })).toEqual(['Our offer.', 'Half first.']);
  expect(invoiceBody(given({}, { business: { ...invoices, ...own } }))).toMatchObject({
    notes: 'Thanks.',
    terms: 'Pay within 14 days.',
  });
  expect(defaultTexts({ ...BUSINESS, default_quotation_terms: '' }, QUOTATION).terms).toBe(
    'Pay within 14 days.',
  );
  const typed = given({ notes: 'Mine.' }, { business: { ...invoices, ...own } });
  expect(quotationBody(typed)).toMatchObject({ notes: 'Mine.', terms: 'Half first.' });
});
