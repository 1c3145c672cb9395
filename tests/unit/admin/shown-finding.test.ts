import { fieldOf, shownReason } from '../../../src/admin/features/e-invoices/shown-finding';
import { followLanguage } from '../../../src/admin/words/language';

afterEach(() => followLanguage(() => undefined));

test.each([
  ['/business/vat_id', 'Business: VAT number', 'Unternehmen: USt-IdNr.'],
  ['/items/0/unit_code', 'Line 1: unit code', 'Position 1: Einheit'],
  ['/due_date', 'due date', 'Fälligkeitsdatum'],
  ['/invoice_number', 'invoice number', 'Rechnungsnummer'],
])('the field %s is %s, in German %s', (pointer, field, german) => {
  expect(fieldOf({ pointer, field })).toBe(field);
  followLanguage(() => 'de');
  expect(fieldOf({ pointer, field })).toBe(german);
});

test('each sentence of a reason names its field in the language of the panel', () => {
  const refusal = [
    { path: ['tax_amount'], message: 'ist 3,01' },
    { path: ['items', 1, 'amount'], message: 'ergibt 0,125' },
  ];
  expect(shownReason(refusal)).toBe('tax_amount ist 3,01; items[1].amount ergibt 0,125');
  followLanguage(() => 'de');
  expect(shownReason(refusal)).toBe('Steuerbetrag: ist 3,01; Position 2, Betrag: ergibt 0,125');
});
