import Big from 'big.js';
import { ApiError } from '../../../src/domain/errors';
import { roundedAmount } from '../../../src/billing/settle';
import { checkBic, checkIban } from '../../../src/domain/bank-account';
import {
  checkDate,
  checkDecimal,
  checkEmail,
  checkFlag,
  checkName,
  checkOneOf,
  checkText,
  checkUnitCode,
  checkWhole,
  type Check,
} from '../../../src/domain/checks';
import { checkCodedNotes } from '../../../src/domain/coded-notes';
import { checkCountryCode } from '../../../src/domain/country';
import { checkCurrency } from '../../../src/domain/currency';
import {
  checkAddressScheme,
  checkRegistrationScheme,
} from '../../../src/domain/identifier-schemes';
import { refuseReopening } from '../../../src/domain/issued';
import { checkNumberPattern } from '../../../src/domain/number-pattern';
import { checkPaymentLink } from '../../../src/domain/payment-link';
import { checkRecipient, checkSubject } from '../../../src/domain/recipients';
import { checkReminderDays } from '../../../src/domain/reminders';
import { recordRefund } from '../../../src/domain/refunds';
import { recordPayment, type Settlement } from '../../../src/domain/settlement';
import { checkVatId } from '../../../src/domain/vat-id';
import { DE } from '../../../src/messages/de';
import { EN } from '../../../src/messages/en';
import { ES } from '../../../src/messages/es';
import { FR } from '../../../src/messages/fr';
import { inLanguage } from '../../../src/messages/in-language';
import { say, type Message, type MessageKey, type Sentence } from '../../../src/messages/message';

function problem(check: Check<unknown>, input: unknown): Message {
  const checked = check(input);
  if ('problem' in checked) return checked.problem;
  throw new Error(`${JSON.stringify(input)} is no problem`);
}

function thrown(work: () => unknown): Sentence {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields[0]?.message ?? error.said;
  }
  throw new Error('Nothing was thrown');
}

const rate = checkDecimal({ maxDecimals: 2, min: new Big(0), max: new Big(100) });
const large = checkDecimal({ maxDecimals: 2, above: new Big(0), sizeBelow: new Big(1000000) });

const settlement = (status: Settlement['status']): Settlement => ({
  status,
  total: new Big('1234.5'),
  amountPaid: new Big(0),
  amountPaidBefore: new Big(0),
  amountRecorded: new Big(0),
  amountWrittenOff: new Big(0),
  amountCredited: new Big(0),
  creditTotal: new Big(0),
  amountRefunded: new Big(0),
});

const note = { total: new Big(50), applied: new Big(0), refunded: new Big('10.5') };
const issued = { issued_at: '2026-05-01', handed_out_at: '2026-05-01', created_at: '2026-04-30' };

test.each([
  [problem(checkName(5), ' '), 'darf nicht leer sein'],
  [problem(checkText(10_000), 'x'.repeat(10_001)), 'darf höchstens 10.000 Zeichen lang sein'],
  [problem(checkText(5), 7), 'muss ein Text sein'],
  [problem(checkEmail, 'ada'), 'muss eine E-Mail-Adresse sein'],
  [problem(checkDate, '31.02.'), 'muss ein Datum sein'],
  [problem(checkFlag, 1), 'muss ja oder nein sein'],
  [problem(checkWhole(0, 365), 400), 'muss eine ganze Zahl von 0 bis 365 sein'],
  [problem(checkOneOf(['a', 'b']), 'c'), 'muss eines von diesen sein: a, b'],
  [problem(rate, 'x'), 'muss eine Zahl sein'],
  [problem(rate, -1), 'muss mindestens 0 sein'],
  [problem(rate, 101), 'darf höchstens 100 sein'],
  [problem(rate, 1.234), 'darf höchstens 2 Nachkommastellen haben'],
  [problem(large, 0), 'muss größer als 0 sein'],
  [problem(large, 1e6), 'muss dem Betrag nach kleiner als 1000000 sein'],
  [problem(checkCurrency, 'EURO'), 'muss ein Währungscode nach ISO 4217 wie USD sein'],
  [problem(checkCountryCode, 'XX'), 'muss ein Ländercode nach ISO 3166-1 wie DE sein'],
  [
    problem(checkUnitCode, 'piece'),
    'muss ein Code der UN/ECE-Empfehlung 20 wie C62, HUR oder KGM sein',
  ],
  [problem(checkRegistrationScheme, 'x'), 'muss ein Code nach ISO/IEC 6523 wie 0002 sein'],
  [problem(checkAddressScheme, 'x'), 'muss ein Code der Liste EAS wie 0088, 9930 oder EM sein'],
  [problem(checkIban, 'x'), 'muss eine IBAN wie DE89 3704 0044 0532 0130 00 sein'],
  [problem(checkIban, 'DE89'), 'muss eine IBAN wie DE89 3704 0044 0532 0130 00 sein'],
  [
    problem(checkIban, 'DE90 3704 0044 0532 0130 00'),
    'hat falsche Prüfziffern: Eine Ziffer oder ein Buchstabe ist vertippt',
  ],
  [problem(checkBic, 'x'), 'muss ein BIC aus 8 oder 11 Buchstaben und Ziffern wie COBADEFF sein'],
  [problem(checkVatId, 'DE1'), 'muss eine USt-IdNr. aus DE sein, zum Beispiel DE123456789'],
  [problem(checkNumberPattern, 'INV'), 'braucht eine laufende Nummer wie {00000}'],
  [problem(checkNumberPattern, '{0}{00}'), 'darf nur eine laufende Nummer enthalten'],
  [
    problem(checkNumberPattern, '{MM}-{000}'),
    'hat einen Monat ohne Jahr: Fügen Sie {YYYY} oder {YY} hinzu',
  ],
  [
    problem(checkNumberPattern, '{DD}-{000}'),
    'hat den unbekannten Teil {DD}: Möglich sind {YYYY}, {YY}, {MM} und Nullen wie {00000}',
  ],
  [
    problem(checkNumberPattern, '{000'),
    'hat eine einzelne Klammer: Schreiben Sie Teile wie {YYYY} und {00000}',
  ],
  [
    problem(checkReminderDays, 'x'),
    'darf höchstens 5 ganze Tage von 0 bis 365 enthalten, zum Beispiel „7, 14, 30“',
  ],
  [
    problem(checkCodedNotes, 'x'),
    'muss einen Hinweis je Zeile enthalten, zum Beispiel „PMT: Indemnité forfaitaire de 40 €“',
  ],
  [
    problem(checkPaymentLink, 'ftp://x'),
    'muss eine URL wie https://pay.example.com/?invoice={number}&amount={amount} sein',
  ],
  [
    problem(checkPaymentLink, 'https://a.example/{sum}'),
    'hat den unbekannten Platzhalter {sum}; es gibt {number}, {amount}, {currency}',
  ],
  [problem(checkRecipient, 'a\n@b.c'), 'darf keinen Zeilenumbruch enthalten'],
  [problem(checkSubject(checkText(5)), 'a\nb'), 'muss eine Zeile ohne Steuerzeichen sein'],
  [
    thrown(() => recordPayment(settlement('draft'), new Big(1))),
    'Für einen Entwurf kann keine Zahlung erfasst werden',
  ],
  [
    thrown(() => recordPayment(settlement('sent'), new Big(2000))),
    'darf höchstens der offene Betrag sein: 1234,5',
  ],
  [
    thrown(() => recordRefund(settlement('paid'), note, new Big(50))),
    'darf höchstens der zu erstattende Betrag sein: 39,5',
  ],
  [
    thrown(() => roundedAmount(new Big('0.001'), 'EUR')),
    'muss gerundet auf die kleinste Einheit von EUR mehr als 0 sein',
  ],
  [
    thrown(() => refuseReopening('invoice', { ...issued, amount_recorded: '5' }, null)),
    'Diese Rechnung kann nicht wieder zum Entwurf werden: Eine Zahlung ist erfasst',
  ],
  [
    thrown(() => refuseReopening('invoice', { ...issued, created_at: '2026-05-01' }, null)),
    'Diese Rechnung kann nicht wieder zum Entwurf werden: Sie wurde importiert',
  ],
  [
    thrown(() => refuseReopening('quotation', issued, null)),
    'Dieses Angebot kann nicht wieder zum Entwurf werden: Es wurde herausgegeben',
  ],
  [
    say('before_issue_date', { date: '2026-05-03' }),
    'darf nicht vor dem Ausstellungsdatum liegen (3. Mai 2026)',
  ],
])('%s', (sentence, german) => {
  expect(inLanguage(sentence, 'de')).toBe(german);
});

test.each([
  ['fr', 'doit être au plus le montant dû, 1\u202f234,50'],
  ['es', 'puede ser como máximo el importe pendiente, 1.234,50'],
  ['en', 'must be at most the amount due, 1,234.50'],
] as const)('numbers in %s have the marks of the language', (language, text) => {
  expect(inLanguage(say('above_due', { due: '1,234.50' }), language)).toBe(text);
});

test('a plain sentence is English in every language', () => {
  expect(inLanguage('There is nothing at this path', 'de')).toBe('There is nothing at this path');
});

test('the rule of a finding follows it in every language', () => {
  const finding = say('needed').of('BR-S-02');
  expect([inLanguage(finding, 'de'), String(finding)]).toEqual([
    'ist erforderlich (BR-S-02)',
    'is needed (BR-S-02)',
  ]);
});

const places = (text: string) => [...new Set(text.match(/\[\w+\]/g))].sort();

/** These name only the person; the words around them are of the English sentence. */
const SHORTER = ['outdated', 'outdated_by_service'];

test.each([
  ['de', DE],
  ['fr', FR],
  ['es', ES],
])('every message in %s has the places of its English', (_language, texts) => {
  for (const [key, english] of Object.entries(EN)) {
    if (SHORTER.includes(key)) continue;
    const text = texts[key as MessageKey];
    expect([key, places(text)]).toEqual([key, places(english)]);
  }
});
