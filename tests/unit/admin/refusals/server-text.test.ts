import { readdirSync, readFileSync } from 'node:fs';
import Big from 'big.js';
import ts from 'typescript';
import { DE as FINDINGS } from '../../../../src/admin/refusals/findings/de';
import { ES as FINDINGS_ES } from '../../../../src/admin/refusals/findings/es';
import { FR as FINDINGS_FR } from '../../../../src/admin/refusals/findings/fr';
import { DE as IMPORTS } from '../../../../src/admin/refusals/imports/de';
import { DE as RECORDS } from '../../../../src/admin/refusals/records/de';
import { serverText } from '../../../../src/admin/refusals/server-text';
import { DE as VALUES } from '../../../../src/admin/refusals/values/de';
import { ES as VALUES_ES } from '../../../../src/admin/refusals/values/es';
import { FR as VALUES_FR } from '../../../../src/admin/refusals/values/fr';
import { ES as RECORDS_ES } from '../../../../src/admin/refusals/records/es';
import { FR as RECORDS_FR } from '../../../../src/admin/refusals/records/fr';
import { ES as IMPORTS_ES } from '../../../../src/admin/refusals/imports/es';
import { FR as IMPORTS_FR } from '../../../../src/admin/refusals/imports/fr';
import { followLanguage } from '../../../../src/admin/words/language';
import { roundedAmount } from '../../../../src/billing/settle';
import { checkBic, checkIban } from '../../../../src/domain/bank-account';
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
} from '../../../../src/domain/checks';
import { checkCodedNotes } from '../../../../src/domain/coded-notes';
import { checkCountryCode } from '../../../../src/domain/country';
import { checkCurrency } from '../../../../src/domain/currency';
import {
  checkAddressScheme,
  checkRegistrationScheme,
} from '../../../../src/domain/identifier-schemes';
import { refuseReopening } from '../../../../src/domain/issued';
import { checkNumberPattern } from '../../../../src/domain/number-pattern';
import { checkPaymentLink } from '../../../../src/domain/payment-link';
import { checkRecipient, checkSubject } from '../../../../src/domain/recipients';
import { checkReminderDays } from '../../../../src/domain/reminders';
import { recordRefund } from '../../../../src/domain/refunds';
import { recordPayment, type Settlement } from '../../../../src/domain/settlement';
import { checkVatId } from '../../../../src/domain/vat-id';

beforeEach(() => followLanguage(() => 'de'));
afterEach(() => followLanguage(() => undefined));

function problem(check: Check<unknown>, input: unknown): string {
  const checked = check(input);
  if ('problem' in checked) return checked.problem;
  throw new Error(`${JSON.stringify(input)} is no problem`);
}

function thrown(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown');
}

const rate = checkDecimal({ maxDecimals: 2, min: new Big(0), max: new Big(100) });
const large = checkDecimal({ maxDecimals: 2, above: new Big(0), sizeBelow: new Big(1000000) });

const settlement = (status: Settlement['status']): Settlement => ({
  ...{ status, total: new Big('1234.5'), amountPaid: new Big(0), amountPaidBefore: new Big(0) },
  ...{ amountRecorded: new Big(0), amountCredited: new Big(0), creditTotal: new Big(0) },
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
    'hat falsche Prüfziffern: eine Ziffer oder ein Buchstabe ist vertippt',
  ],
  [problem(checkBic, 'x'), 'muss ein BIC aus 8 oder 11 Buchstaben und Ziffern wie COBADEFF sein'],
  [
    problem(checkVatId, 'DE1'),
    'muss eine USt-IdNr. sein, wie DE sie vergibt, zum Beispiel DE123456789',
  ],
  [problem(checkNumberPattern, 'INV'), 'braucht eine laufende Nummer wie {00000}'],
  [problem(checkNumberPattern, '{0}{00}'), 'darf nur eine laufende Nummer enthalten'],
  [
    problem(checkNumberPattern, '{MM}-{000}'),
    'hat einen Monat ohne Jahr: fügen Sie {YYYY} oder {YY} hinzu',
  ],
  [
    problem(checkNumberPattern, '{DD}-{000}'),
    'hat den unbekannten Teil {DD}: möglich sind {YYYY}, {YY}, {MM} und Nullen wie {00000}',
  ],
  [
    problem(checkNumberPattern, '{000'),
    'hat eine einzelne Klammer: schreiben Sie Teile wie {YYYY} und {00000}',
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
    thrown(() => recordPayment(settlement('sent'), new Big(2000))).replace('amount ', ''),
    'darf höchstens der offene Betrag sein: 1234,5',
  ],
  [
    thrown(() => recordRefund(settlement('paid'), note, new Big(50))).replace('amount ', ''),
    'darf höchstens der zu erstattende Betrag sein: 39,5',
  ],
  [
    thrown(() => roundedAmount(new Big('0.001'), 'EUR')).replace('amount ', ''),
    'muss gerundet auf die kleinste Einheit von EUR mehr als 0 sein',
  ],
  [
    thrown(() => refuseReopening('invoice', { ...issued, amount_recorded: '5' })),
    'Diese Rechnung kann nicht wieder zum Entwurf werden: eine Zahlung ist erfasst',
  ],
  [
    thrown(() => refuseReopening('invoice', { ...issued, created_at: '2026-05-01' })),
    'Diese Rechnung kann nicht wieder zum Entwurf werden: sie wurde importiert',
  ],
  [
    thrown(() => refuseReopening('quotation', issued)),
    'Dieses Angebot kann nicht wieder zum Entwurf werden: es wurde herausgegeben',
  ],
  [
    'must not be before the issue date, 2026-05-03',
    'darf nicht vor dem Ausstellungsdatum liegen, dem 3. Mai 2026',
  ],
])('%s', (english, german) => {
  expect(serverText(english)).toBe(german);
});

test.each([
  ['fr', 'doit être au plus le montant dû, 1\u202f234,50'],
  ['es', 'puede ser como máximo el importe pendiente, 1.234,50'],
  ['en', 'must be at most the amount due, 1,234.50'],
  ['it', 'must be at most the amount due, 1,234.50'],
])('numbers in %s have the marks of the language', (language, text) => {
  followLanguage(() => language);
  expect(serverText('must be at most the amount due, 1,234.50')).toBe(text);
});

test('a text without a translation stays', () => {
  expect(serverText('must be at most as it was')).toBe('must be at most as it was');
  expect(serverText('Something new')).toBe('Something new');
});

const KEYS = Object.keys({ ...VALUES, ...RECORDS, ...IMPORTS, ...FINDINGS });
const places = (text: string) => [...new Set(text.match(/\[#?\w+\]/g))].sort();

test.each([
  ['de', { ...VALUES, ...RECORDS, ...IMPORTS, ...FINDINGS }],
  ['fr', { ...VALUES_FR, ...RECORDS_FR, ...IMPORTS_FR, ...FINDINGS_FR }],
  ['es', { ...VALUES_ES, ...RECORDS_ES, ...IMPORTS_ES, ...FINDINGS_ES }],
])('every translation in %s has the places of its English', (_language, texts) => {
  for (const [english, text] of Object.entries<string>(texts))
    expect([english, places(text)]).toEqual([english, places(english)]);
});

/** The texts of a source. A value within a text is a `%`, as it is in SQL. */
function textsOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('%'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022));
  return [...found, ...found.flatMap(textsOfSql)];
}

function textsOfSql(sql: string): string[] {
  return [...sql.matchAll(/'([^']*)'/g)].map(([, text = '']) => text.replaceAll('%s', '%'));
}

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`);

function serverPatterns(): RegExp[] {
  const sources = filesOf('src', '.ts').filter(
    (path) => !/^src\/(admin|words|generator)\//.test(path),
  );
  const sql = filesOf('database', '.sql').map((path) => readFileSync(path, 'utf8'));
  const texts = [...sources.flatMap(textsOf), ...sql.flatMap(textsOfSql)];
  return texts
    .filter((text) => /[a-z] [a-z]/.test(text))
    .map((text) => {
      const parts = text.split('%').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`, 'su');
    });
}

test('the server still says every text of the table', () => {
  const patterns = serverPatterns();
  const unknown = KEYS.filter((key) => {
    const said = key.replace(/\[#\w+\]/g, '7').replace(/\[\w+\]/g, 'x');
    return !patterns.some((pattern) => pattern.test(said));
  });
  expect(unknown).toEqual([]);
});
