import { shownFinding, shownReason } from '../../../../src/admin/refusals/finding';
import { followLanguage } from '../../../../src/admin/words/language';

afterEach(() => followLanguage(() => undefined));

const finding = (pointer: string, field: string, message: string) => ({
  ...{ pointer, field, message },
  page: null,
});

test.each([
  [
    finding('/business/vat_id', 'Business: VAT number', 'is needed (BR-S-02)'),
    { field: 'Unternehmen: USt-IdNr.', message: 'ist erforderlich (BR-S-02)' },
  ],
  [
    finding(
      '/items/0/unit_code',
      'Line 1: unit code',
      'must be a code of UN/ECE Recommendation 20 (BR-CL-23)',
    ),
    {
      field: 'Position 1: Einheit',
      message: 'muss ein Code der UN/ECE-Empfehlung 20 sein (BR-CL-23)',
    },
  ],
  [
    finding('/due_date', 'due date', 'or terms are needed (BR-CO-25)'),
    { field: 'Fälligkeitsdatum', message: 'oder Bedingungen sind erforderlich (BR-CO-25)' },
  ],
  [
    finding('/invoice_number', 'invoice number', 'must have at most 35 characters (BR-FR-01)'),
    { field: 'Rechnungsnummer', message: 'darf höchstens 35 Zeichen haben (BR-FR-01)' },
  ],
])('%j', (problem, german) => {
  expect(shownFinding(problem)).toEqual({ field: problem.field, message: problem.message });
  followLanguage(() => 'de');
  expect(shownFinding(problem)).toEqual(german);
});

test('each sentence of a reason is translated', () => {
  const one =
    'tax_amount is 3.01 at 20 %, and an e-invoice needs 3 there (BR-CO-17): round the tax per rate';
  expect(shownReason(`${one}; ${one}`)).toBe(`${one}; ${one}`);
  followLanguage(() => 'de');
  const german =
    'Steuerbetrag: ist 3,01 bei 20 %, und eine E-Rechnung braucht dort 3 (BR-CO-17): runden Sie die Steuer je Steuersatz';
  const line =
    'items[1].amount comes to 0.125, and an e-invoice has at most two decimals (BR-DEC-23)';
  expect(shownReason(`${one}; ${line}`)).toBe(
    `${german}; Position 2: Betrag: ergibt 0,125, und eine E-Rechnung hat höchstens zwei Nachkommastellen (BR-DEC-23)`,
  );
});
