import { INVOICE_CHANGES, QUOTATION_CHANGES } from '../../../src/admin/app/status-changes';
import { creditWords, lineWords, paymentWords, reminderWords } from '../../../src/admin/words';
import { storedAmount } from '../../../src/admin/forms/lines/line-amounts';
import { problemsOf } from '../../../src/admin/forms/lines/line-problems';
import { METHODS } from '../../../src/admin/kit/status/payment-words';
import { longDate } from '../../../src/admin/words/dates';
import { formProblems } from '../../../src/admin/forms/saving/form-problems';
import { withMarks } from '../../../src/admin/words/print-amount';
import { followLanguage } from '../../../src/admin/words/language';
import { saidInEach } from '../../support/panel-said';

afterEach(() => followLanguage(() => 'en'));

test('pasted lines are counted, one and many', () => {
  expect(saidInEach(() => [1, 2, 1234].map(lineWords().pasted))).toEqual([
    ['1 line pasted.', '2 lines pasted.', '1,234 lines pasted.'],
    ['1 Position eingefügt.', '2 Positionen eingefügt.', '1.234 Positionen eingefügt.'],
    ['1 ligne collée.', '2 lignes collées.', '1\u202f234 lignes collées.'],
    ['1 línea pegada.', '2 líneas pegadas.', '1234 líneas pegadas.'],
  ]);
});

test('the day of a reminder is told from the due date', () => {
  expect(saidInEach(() => [-3, -1, 0, 1, 14].map(reminderWords().day))).toEqual([
    [
      '3 days before the due date',
      '1 day before the due date',
      'on the due date',
      '1 day after the due date',
      '14 days after the due date',
    ],
    [
      '3 Tage vor der Fälligkeit',
      '1 Tag vor der Fälligkeit',
      'am Fälligkeitstag',
      '1 Tag nach der Fälligkeit',
      '14 Tage nach der Fälligkeit',
    ],
    [
      '3 jours avant l’échéance',
      '1 jour avant l’échéance',
      'à la date d’échéance',
      '1 jour après l’échéance',
      '14 jours après l’échéance',
    ],
    [
      '3 días antes del vencimiento',
      '1 día antes del vencimiento',
      'en la fecha de vencimiento',
      '1 día después del vencimiento',
      '14 días después del vencimiento',
    ],
  ]);
});

test('days and amounts of lines follow the language, also when it changes', () => {
  const line = { amount: '1234567.5', tax_amount: 0 };
  const shown = () => [longDate('2026-05-03'), storedAmount(line, 'EUR'), withMarks('1.5')];
  const expected = [
    ['3 May 2026', '1,234,567.50', '1.5'],
    ['3. Mai 2026', '1.234.567,50', '1,5'],
    ['3 mai 2026', '1\u202f234\u202f567,50', '1,5'],
    ['3 de mayo de 2026', '1.234.567,50', '1,5'],
  ];
  expect([...saidInEach(shown), ...saidInEach(shown)]).toEqual([...expected, ...expected]);
});

test('the methods of payment are read in the language of the moment', () => {
  expect(saidInEach(() => Object.values(METHODS).slice(0, 2))).toEqual([
    ['Bank transfer', 'Cash'],
    ['Überweisung', 'Barzahlung'],
    ['Virement', 'Espèces'],
    ['Transferencia', 'Efectivo'],
  ]);
});

test('a void names amount and day', () => {
  expect(saidInEach(() => paymentWords().void.done('1 EUR', longDate('2026-05-03')))).toEqual([
    'You voided the payment of 1 EUR of 3 May 2026.',
    'Sie haben die Zahlung über 1 EUR vom 3. Mai 2026 storniert.',
    'Vous avez annulé le paiement de 1 EUR du 3 mai 2026.',
    'Ha anulado el pago de 1 EUR del 3 de mayo de 2026.',
  ]);
  expect(
    saidInEach(() => creditWords().refunds.void.title('1 EUR', longDate('2026-05-03'))),
  ).toEqual([
    'Void the refund of 1 EUR of 3 May 2026?',
    'Die Erstattung von 1 EUR vom 3. Mai 2026 stornieren?',
    'Annuler le remboursement de 1 EUR du 3 mai 2026\u202f?',
    '¿Anular el reembolso de 1 EUR del 3 de mayo de 2026?',
  ]);
});

test('an invoice is feminine and a quotation masculine where the language says so', () => {
  const done = () =>
    [INVOICE_CHANGES[0], QUOTATION_CHANGES[0]].map((change) => change?.words().done('N-1'));
  expect(saidInEach(done)).toEqual([
    ['N-1 is sent.', 'N-1 is sent.'],
    ['N-1 ist als versendet markiert.', 'N-1 ist als versendet markiert.'],
    ['N-1 est marquée comme envoyée.', 'N-1 est marqué comme envoyé.'],
    ['N-1 está marcada como enviada.', 'N-1 está marcado como enviado.'],
  ]);
});

test('a refused cell has the name of its column, in the table and in the list of problems', () => {
  const atLine = () => problemsOf({}, 'items.1.unit_price', undefined, 'x')[0]?.label;
  expect(saidInEach(atLine)).toEqual([
    'Unit price',
    'Einzelpreis',
    'Prix unitaire',
    'Precio unitario',
  ]);
  const errors = {
    items: [undefined, { unit_price: 'wrong', product_id: 'wrong', other: 'wrong' }],
  };
  const listed = () => formProblems(errors, String).map(({ label }) => label);
  expect(saidInEach(listed)).toEqual([
    ['Line 2: Unit price', 'Line 2: Product', 'Line 2: other'],
    ['Position 2: Einzelpreis', 'Position 2: Produkt', 'Position 2: other'],
    ['Ligne 2\u00a0: Prix unitaire', 'Ligne 2\u00a0: Produit', 'Ligne 2\u00a0: other'],
    ['Línea 2: Precio unitario', 'Línea 2: Producto', 'Línea 2: other'],
  ]);
});
