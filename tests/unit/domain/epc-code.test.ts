import Big from 'big.js';
import { assert, bigInt, constantFrom, oneof, option, property, record, string } from 'fast-check';
import { epcCode, type Transfer } from '../../../src/domain/epc-code';
import { qrPath } from '../../../src/domain/qr-path';
import { painted, readCode } from '../../support/qr';
import { times } from '../../support/times';

const TRANSFER: Transfer = {
  currency: 'EUR',
  amount: '1234.5',
  name: 'Müller & Söhne GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  reference: 'INV-00042',
  structured: null,
};

const linesOf = (change: Partial<Transfer>) => epcCode({ ...TRANSFER, ...change })?.split('\n');

test('the code has the lines of EPC069-12', () => {
  expect(linesOf({})).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Müller & Söhne GmbH',
    'DE89370400440532013000',
    'EUR1234.50',
    '',
    '',
    'INV-00042',
  ]);
});

test('a structured reference stands in its own line, and takes the place of the text', () => {
  const lines = linesOf({ structured: 'RF18539007547034', reference: 'R'.repeat(141) });
  expect(lines?.slice(7)).toEqual(['EUR1234.50', '', 'RF18539007547034']);
});

test('an account without a BIC has an empty line for it', () => {
  expect(linesOf({ bic: null })?.[4]).toBe('');
});

test.each([
  ['another currency', { currency: 'USD' }],
  ['nothing to pay', { amount: '0' }],
  ['an amount below zero', { amount: '-1' }],
  ['less than a cent', { amount: '0.009' }],
  ['parts of a cent', { amount: '1.001' }],
  ['a billion', { amount: '1000000000' }],
  ['no IBAN', { iban: null }],
  ['an account outside SEPA', { iban: 'BR1800360305000010009795493C1' }],
  ['a country that is a name of JavaScript', { iban: '__proto__' }],
  ['a holder without a name', { name: ' \u200b\n' }],
  ['a reference that would be cut', { reference: 'R'.repeat(141) }],
  ['more than 331 bytes', { name: '漢'.repeat(70), reference: '漢'.repeat(60) }],
])('%s has no code', (_, change) => {
  expect(epcCode({ ...TRANSFER, ...change })).toBeNull();
});

test.each(['0.01', '999999999.99'])('%s EUR has a code', (amount) => {
  expect(linesOf({ amount })?.[7]).toBe(`EUR${amount}`);
});

test.each(['NO9386011117947', 'CH9300762011623852957', 'RS35260005601001611379'])(
  'the account %s of SEPA has a code',
  (iban) => {
    expect(linesOf({ iban })?.[6]).toBe(iban);
  },
);

test('a long name is cut between characters, not within one', () => {
  expect(linesOf({ name: `${'é'.repeat(69)}🎉🎉` })?.[5]).toBe(`${'é'.repeat(69)}🎉`);
});

test('line breaks in a name or a number make no lines of the code', () => {
  const lines = linesOf({ name: 'Acme\r\nEvil\u2028Ltd', reference: '1\nEUR9\u0000' });
  expect(lines).toHaveLength(11);
  expect([lines?.[5], lines?.[7], lines?.[10]]).toEqual(['Acme Evil Ltd', 'EUR1234.50', '1 EUR9']);
});

const text = oneof(
  string({ unit: 'grapheme', maxLength: 150 }),
  string({ unit: 'binary', maxLength: 150 }),
  constantFrom('A', 'Ł'.repeat(70), '\n\n', 'Zoë\tSmith', '漢'.repeat(140), '🎉'.repeat(80)),
);

const transfers = record({
  currency: constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  amount: bigInt({ min: -100n, max: 200_000_000_000n }).map((cents) =>
    new Big(cents.toString()).div(100).toFixed(),
  ),
  name: text,
  iban: constantFrom('DE89370400440532013000', 'MT84MALT011000012345MTLCAST001S', null),
  bic: option(constantFrom('COBADEFF', 'COBADEFFXXX')),
  reference: text,
  structured: option(constantFrom('RF18539007547034', `RF32${'A'.repeat(21)}`)),
});

test('every code keeps the limits, says the amount exactly, and is read by another decoder', () => {
  const check = (transfer: Transfer) => {
    const code = epcCode(transfer);
    if (code === null) return;
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
    const lines = code.split('\n');
    expect(lines.length).toBeLessThanOrEqual(11);
    expect(lines.slice(0, 5)).toEqual(['BCD', '002', '1', 'SCT', transfer.bic ?? '']);
    expect(Array.from(lines[5] ?? '').length).toBeLessThanOrEqual(70);
    expect(lines[6]).toBe(transfer.iban);
    expect(lines[7]).toMatch(/^EUR\d+\.\d{2}$/);
    expect(new Big(lines[7]?.slice(3) ?? '').eq(transfer.amount)).toBe(true);
    const read = readCode(painted(qrPath(code)));
    expect(read.text).toBe(code);
    expect(read.version).toBeLessThanOrEqual(13);
  };
  const examples: [Transfer][] = [
    [TRANSFER],
    [{ ...TRANSFER, amount: '999999999.99', name: 'Ł'.repeat(70), reference: 'Ł'.repeat(56) }],
    [{ ...TRANSFER, amount: '999999999.99', name: 'Ł'.repeat(70), reference: 'R'.repeat(140) }],
    [{ ...TRANSFER, reference: '' }],
    [{ ...TRANSFER, currency: 'USD' }],
  ];
  assert(property(transfers, check), { examples, numRuns: times(60) });
});
