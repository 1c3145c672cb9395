import Big from 'big.js';
import fc from 'fast-check';
import { eInvoiceOf, mapDocument } from '../../../src/einvoice/from-document';
import type { Line } from '../../../src/einvoice/model';
import {
  creditNoteSource,
  invoiceSource,
  totalOf,
  type Changes,
  type Item,
} from '../../support/e-invoices/build';
import { frenchChanges } from '../../support/e-invoices/countries';
import { randomSource } from '../../support/e-invoices/random';

function lineOf(item: Item, currency = 'EUR'): Line | undefined {
  const items = [item, { unit_price: '1000' }];
  return mapDocument(invoiceSource({ items, document: { currency } })).lines[0];
}

const sellerOf = (business: Parameters<typeof invoiceSource>[0] = {}) =>
  mapDocument(invoiceSource(business)).seller;

test('a negative price becomes a negative quantity', () => {
  expect(lineOf({ quantity: '2', unit_price: '-10.5', tax_rate: '19' })).toMatchObject({
    quantity: '-2',
    price: '10.5',
    net: '-21.00',
    allowances: [],
  });
});

test('a discount has base, percentage and amount, and the line adds up', () => {
  const line = lineOf({ quantity: '3', unit_price: '33.335', discount_rate: '12.5' });
  expect(line?.net).toBe('87.50');
  expect(line?.allowances).toEqual([
    {
      isCharge: false,
      amount: '12.51',
      base: '100.01',
      percentage: '12.5',
      reason: 'Discount',
      reasonCode: '95',
    },
  ]);
});

test('the RF reference is carried where the business wishes it and can be paid', () => {
  const paymentOf = (business: Changes['business']) =>
    mapDocument(
      invoiceSource({ items: [{ unit_price: '1' }], business, document: { number: 'G72-UUR' } }),
    ).payment;
  expect(paymentOf({ rf_reference: true })).toMatchObject({ reference: 'RF45G72UUR' });
  expect(paymentOf({ rf_reference: false })).toMatchObject({ reference: null });
  expect(paymentOf({ rf_reference: true, iban: null })).toBeNull();
});

test('a customer number is sent where it needs no scheme', () => {
  const buyerOf = (changes: Changes) =>
    mapDocument(
      invoiceSource({ ...changes, customer: { ...changes.customer, customer_number: 'K-7' } }),
    ).buyer;
  expect(buyerOf({})).toMatchObject({ partyId: 'K-7' });
  expect(buyerOf({ business: { country_code: 'DK' } })).toMatchObject({ partyId: null });
  expect(buyerOf(frenchChanges())).toMatchObject({ partyId: null });
});

test('whole yen are reached by a line for rounding', () => {
  const rounding = { base: null, percentage: null, reason: 'Rounding', reasonCode: null };
  const up = lineOf({ unit_price: '99.6' }, 'JPY');
  expect(up).toMatchObject({ net: '100.00', price: '99.6' });
  expect(up?.allowances).toEqual([{ ...rounding, isCharge: true, amount: '0.40' }]);
  const down = lineOf({ unit_price: '99.4' }, 'JPY');
  expect(down?.allowances).toEqual([{ ...rounding, isCharge: false, amount: '0.40' }]);
});

test('the first line of a description is the name of the item', () => {
  expect(lineOf({ unit_price: '1', description: ' Chair \n\n oak,\r\nold' })).toMatchObject({
    name: 'Chair',
    description: 'oak,\nold',
  });
});

test('what XML cannot hold is dropped', () => {
  const text = 'a\u0000b\u001Fc\uFFFEd\uD800e\u{1F600}';
  expect(sellerOf({ business: { name: text } }).name).toBe('abcde\u{1F600}');
});

test('a document outside the scope of tax shows no VAT number, and any other does', () => {
  const outside = { unit_price: '1', tax_category: 'O' } as const;
  expect(sellerOf({ items: [outside] }).vatId).toBeNull();
  expect(sellerOf({ items: [outside, { unit_price: '1', tax_rate: '19' }] }).vatId).toBe(
    'DE123456789',
  );
});

test('a tax number that is the VAT number is told once', () => {
  expect(sellerOf({ business: { tax_id: 'de 123 456 789' } }).taxId).toBeNull();
  expect(sellerOf({ business: { tax_id: '29/123' } }).taxId).toBe('29/123');
});

describe('the electronic address', () => {
  const addressOf = (business: Record<string, string | null>) =>
    sellerOf({ business }).electronicAddress;
  const given = { electronic_address: '4000001000005', electronic_address_scheme: '0088' };

  test('is the given one, else the VAT number, else the e-mail', () => {
    expect(addressOf(given)).toEqual({ id: '4000001000005', scheme: '0088' });
    expect(addressOf({})).toEqual({ id: 'DE123456789', scheme: '9930' });
    expect(addressOf({ vat_id: 'SE556016068001', email: 'a@b.se' })).toEqual({
      id: 'a@b.se',
      scheme: 'EM',
    });
    expect(addressOf({ vat_id: null, email: null })).toBeNull();
  });

  test('needs no scheme where it is an e-mail', () => {
    expect(addressOf({ electronic_address: 'a@b.de' })).toEqual({ id: 'a@b.de', scheme: 'EM' });
    expect(addressOf({ electronic_address: '123' })).toEqual({ id: '123', scheme: null });
  });

  test('is the SIREN in France', () => {
    const { seller, buyer } = mapDocument(invoiceSource(frenchChanges()));
    expect(seller.electronicAddress).toEqual({ id: '732829320', scheme: '0225' });
    expect(buyer.electronicAddress).toEqual({ id: '404833048', scheme: '0225' });
  });
});

test('a credit note names its invoice, has no account and keeps its prorated tax', () => {
  const source = creditNoteSource(
    { items: [{ quantity: '3', unit_price: '0.35', tax_rate: '19' }], tax_rounding: 'line' },
    [{ line: 0, quantity: '1' }],
  );
  const note = eInvoiceOf(source);
  expect(note).toMatchObject({
    kind: 'credit_note',
    typeCode: '381',
    payment: null,
    dueDate: null,
    precedingInvoice: { number: 'INV-00042', issueDate: '2026-11-20' },
    paymentTerms: 'Credit for invoice INV-00042',
  });
  expect(note.totals.withTax).toBe(new Big(totalOf(source)).toFixed(2));
});

test('the totals are those of the document, whatever it holds', () => {
  fc.assert(
    fc.property(randomSource, (source) => {
      if (source === null) return;
      const { totals, taxes, lines } = mapDocument(source);
      const add = (amounts: string[]) =>
        amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(6);
      const exact = (amount: string) => new Big(amount).toFixed(6);
      expect(exact(totals.withTax)).toBe(exact(totalOf(source)));
      expect(exact(totals.lines)).toBe(add(lines.map(({ net }) => net)));
      expect(exact(totals.tax)).toBe(add(taxes.map(({ tax }) => tax)));
      expect(exact(totals.lines)).toBe(add(taxes.map(({ taxable }) => taxable)));
    }),
    { examples: [[invoiceSource()]] },
  );
});
