import { assert, bigInt, nat, property, string } from 'fast-check';
import { isRfReference, printRf, rfReference, wishedRf } from '../../../src/domain/rf-reference';

/** Examples that other implementations of ISO 11649 publish. */
test.each([
  'RF18539007547034',
  'RF18000000000539007547034',
  'RF45G72UUR',
  'RF6518K5',
  'RF68AB2G5',
  'RF451234512345',
  'RF471234567890',
  'RF712348231',
])('%s has the published check digits', (reference) => {
  expect(isRfReference(reference)).toBe(true);
  expect(rfReference(reference.slice(4))).toBe(reference);
});

test('letters are upper-cased, and all but A–Z and 0–9 is left out', () => {
  expect(rfReference(' g7-2/u.Ür ')).toBe(rfReference('G72UR'));
  expect(rfReference('straße 1')).toBe(rfReference('STRASSE1'));
});

test('check digits below ten have a zero in front', () => {
  const numbers = Array.from({ length: 400 }, (_, at) => rfReference(String(at)));
  const short = numbers.filter((reference) => reference?.startsWith('RF0'));
  expect(short.length).toBeGreaterThan(5);
  expect(short.every((reference) => reference && isRfReference(reference))).toBe(true);
});

test.each(['', '---', 'ÄÖÜ', 'A'.repeat(22)])('%p has none', (number) => {
  expect(rfReference(number)).toBeNull();
});

test('21 characters still have one', () => {
  expect(rfReference('A'.repeat(21))).toHaveLength(25);
});

test('every reference is valid', () => {
  assert(
    property(string({ unit: 'binary', minLength: 1, maxLength: 30 }), (number) => {
      const reference = rfReference(number);
      if (reference !== null) expect(isRfReference(reference)).toBe(true);
    }),
  );
});

test('a wrong digit shows', () => {
  assert(
    property(
      bigInt({ min: 0n, max: 10n ** 20n }),
      nat({ max: 22 }),
      nat({ max: 8 }),
      (body, place, more) => {
        const reference = rfReference(String(body)) ?? '';
        const at = 2 + (place % (reference.length - 2));
        const wrong = (Number(reference[at]) + 1 + more) % 10;
        expect(isRfReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBe(false);
      },
    ),
  );
});

test.each([
  'RF18',
  'RF35C4',
  'RF214377',
  'rf18539007547034',
  'RF18 5390 0754 7034',
  'RFA8539007547034',
  `RF18${'1'.repeat(22)}`,
])('%s is none', (text) => {
  expect(isRfReference(text)).toBe(false);
});

test('it is printed in groups of four', () => {
  expect(printRf('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(printRf('RF6518K5')).toBe('RF65 18K5');
});

test('a business that does not wish it has none', () => {
  expect(wishedRf({ rf_reference: true }, 'INV-1')).toBe(rfReference('INV1'));
  expect(wishedRf({ rf_reference: false }, 'INV-1')).toBeNull();
  expect(wishedRf({}, 'INV-1')).toBeNull();
});
