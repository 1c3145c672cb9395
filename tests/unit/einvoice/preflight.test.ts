import { E_INVOICE_FORMATS } from '../../../src/domain/e-invoice-formats';
import { mapDocument } from '../../../src/einvoice/from-document';
import { missingFor } from '../../../src/einvoice/preflight/missing-for';
import { invoiceSource, type Changes } from '../../support/e-invoices/build';
import { frenchChanges } from '../../support/e-invoices/countries';

const found = (changes: Changes, format: Parameters<typeof missingFor>[1] = 'ubl') =>
  missingFor(mapDocument(invoiceSource(changes)), format);

test('a finding names the field, what is wrong, and the rule', () => {
  expect(found({ business: { vat_id: null } })).toEqual([
    { pointer: '/business/vat_id', message: 'is needed (BR-S-02)', rule: 'BR-S-02' },
  ]);
});

test('a field has one finding, however many rules want it', () => {
  const nobody = {
    business: { vat_id: null, country_code: null },
    customer: { country_code: null },
  };
  const pointers = found(nobody, 'xrechnung-cii').map(({ pointer }) => pointer);
  expect(pointers).toEqual([
    '/business/vat_id',
    '/business/country_code',
    '/customer/country_code',
  ]);
});

test('every line at fault is named by its place', () => {
  const items = ['C62', 'QQQ', 'HUR', 'q'].map((unit_code) => ({
    unit_price: '1',
    tax_rate: '19',
    unit_code,
  }));
  expect(found({ items }).map(({ pointer }) => pointer)).toEqual([
    '/items/1/unit_code',
    '/items/3/unit_code',
  ]);
});

test('check digits of an IBAN are ours to check, in every format', () => {
  for (const format of E_INVOICE_FORMATS) {
    expect(found({ business: { iban: 'DE88370400440532013000' } }, format)).toEqual([
      {
        pointer: '/business/iban',
        message: 'has wrong check digits: a digit or letter is mistyped (BR-DE-19)',
        rule: 'BR-DE-19',
      },
    ]);
  }
  expect(found({ business: { iban: 'DE89 3704 0044 0532 0130 00' } })).toEqual([]);
});

test('an e-mail is an address for XRechnung and none for Peppol', () => {
  const mails: Changes = { business: { electronic_address: 'a@b.example' } };
  expect(found(mails, 'xrechnung-ubl')).toEqual([]);
  expect(found(mails, 'peppol').map(({ rule }) => rule)).toEqual(['PEPPOL-EN16931-CL008']);
});

test('a place of delivery in Germany has a city and a post code', () => {
  const place = {
    name: null,
    address: null,
    city: null,
    state: null,
    postal_code: null,
    country_code: 'DE',
  };
  const delivered: Changes = { document: { delivery_address: place } };
  expect(found(delivered, 'xrechnung-cii').map(({ pointer, rule }) => [pointer, rule])).toEqual([
    ['/delivery_address/city', 'BR-DE-10'],
    ['/delivery_address/postal_code', 'BR-DE-11'],
  ]);
  expect(found(delivered, 'peppol').map(({ rule }) => rule)).toEqual(['DE-R-010', 'DE-R-011']);
  expect(found(delivered, 'factur-x')).toEqual([]);
  const whole = { ...place, city: 'Kiel', postal_code: '24103' };
  expect(found({ document: { delivery_address: whole } }, 'xrechnung-ubl')).toEqual([]);
});

test('a credit note and a paid invoice need no account', () => {
  const noAccount: Changes = { business: { iban: null } };
  expect(found(noAccount, 'xrechnung-ubl').map(({ rule }) => rule)).toEqual(['BR-DE-1']);
  const paid = { ...noAccount, document: { amount_paid: '989.09' } };
  expect(found(paid, 'xrechnung-ubl')).toEqual([]);
});

test("France's rules hold for a French seller, in the formats that France accepts", () => {
  const bare: Changes = { ...frenchChanges(), customer: { electronic_address: null } };
  const plain = {
    ...bare,
    business: { ...bare.business, coded_notes: [], business_process: null },
  };
  expect(found(plain).map(({ rule }) => rule)).toEqual(['BR-FR-08', 'BR-FR-05']);
  expect(found(plain, 'peppol')).toEqual([]);
});

test("a seller elsewhere who fills in a field of France is held to France's rules", () => {
  const pointers = found({ business: { business_process: 'B1' } }).map(({ pointer }) => pointer);
  expect(pointers).toContain('/business/coded_notes');
});
