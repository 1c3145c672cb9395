import { isSameName } from '../../../../src/domain/matching/names';
import { numbersIn, rfReferencesIn } from '../../../../src/domain/matching/readings';
import { isMistyped, isOneMistakeAway } from '../../../../src/domain/matching/typing';
import { squeezedIn } from '../../../../src/domain/matching/readings';

test.each([
  ['Invoice INV-00042, thanks', 'inv-00042'],
  ['INV-00042', 'inv-00042'],
  ['inv-00042.', 'inv-00042'],
  ['(RE 2026/0815)', 're 2026/0815'],
  ['pays #12345', '#12345'],
  ['Rechnung ＩＮＶ－０００４２', 'inv-00042'],
])('%j holds the number %s', (text, number) => {
  expect(numbersIn(text)).toContain(number);
});

test.each([
  ['XINV-00042', 'inv-00042'],
  ['INV-000421', 'inv-00042'],
  ['INV-00042é', 'inv-00042'],
  ['a#12345', '#12345'],
  ['No. 1234', '1234'],
  ['INVOICE', 'invoice'],
])('%j does not hold %s', (text, number) => {
  expect(numbersIn(text)).not.toContain(number);
});

test.each([
  'RF18539007547034',
  'rf18 5390 0754 7034',
  'Ref: RF18 5390 0754 7034.',
  'RF18\u00a05390\n07547034 thanks',
  'EREF+RF18539007547034 SVWZ+none',
])('%j holds an RF reference', (text) => {
  expect(rfReferencesIn(text)).toEqual(['RF18539007547034']);
});

test.each(['RF19539007547034', 'XRF18539007547034', 'RF18-5390-0754-7034', 'RF185390075470341'])(
  '%j holds none',
  (text) => {
    expect(rfReferencesIn(text)).toEqual([]);
  },
);

test.each<[string, string, boolean]>([
  ['inv00042', 'inv00042', true],
  ['inv00042', 'inv00043', true],
  ['inv00042', 'inv0042', true],
  ['inv00042', 'inv000042', true],
  ['inv00042', 'inv00024', true],
  ['inv00042', 'ivn00042', true],
  ['inv00042', 'inv00053', false],
  ['inv00042', 'inv042', false],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
])('%s and %s: one mistake away is %s', (one, other, expected) => {
  expect(isOneMistakeAway(one, other)).toBe(expected);
  expect(isOneMistakeAway(other, one)).toBe(expected);
});

test('a number is mistyped with other signs between its parts, too', () => {
  expect(isMistyped(squeezedIn('RE 2026 0815'), 'RE-2026/0815')).toBe(true);
  expect(isMistyped(squeezedIn('RE-2026/0851'), 'RE-2026/0815')).toBe(true);
  expect(isMistyped(squeezedIn('RE-2027/0851'), 'RE-2026/0815')).toBe(false);
  expect(isMistyped(squeezedIn('1235'), '1234')).toBe(false);
});

test.each<[string, string, boolean]>([
  ['Acme GmbH', 'ACME', true],
  ['Müller & Söhne GmbH', 'MUELLER UND SOEHNE', true],
  ['Anna Meier', 'Meier, Anna', true],
  ['Dr. Anna Meier', 'ANNA MEIER', true],
  ['Atelier Nordlicht für Gestaltung GmbH', 'ATELIER NORDLICHT FUER GES', true],
  ['Nordlicht Software', 'Nordlicht Softwrae', true],
  ['Anna Maria Meier', 'Anna Meier', true],
  ['Acme GmbH', 'Acme Trading', false],
  ['GmbH', 'Ltd', false],
  ['Meier', 'Maier', false],
  ['Acme', '', false],
])('%s and %s are one name: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
  expect(isSameName(other, one)).toBe(expected);
});
