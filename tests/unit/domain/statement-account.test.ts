import type { BankAccount } from '../../../src/domain/bank-account';
import { accountOfStatement } from '../../../src/domain/statement-account';

const account = (id: string, fields: Partial<BankAccount>): BankAccount => ({
  id,
  label: null,
  currency: null,
  holder: null,
  iban: null,
  bic: null,
  account_number: null,
  bank_name: null,
  details: null,
  ...fields,
});

const GERMAN = 'DE89370400440532013000';
const ACCOUNTS = [
  account('any', { iban: GERMAN }),
  account('usd', { iban: GERMAN, currency: 'USD' }),
  account('number', { account_number: '44 556-677', currency: 'GBP' }),
  account('dutch', { iban: 'NL91ABNA0417164300', currency: 'EUR' }),
];

const NONE = { iban: null, bank_code: null, number: null };
const byIban = { ...NONE, iban: 'DE89 3704 0044 0532 0130 00' };

test.each([
  ['an IBAN with blanks', byIban, 'EUR', 'any'],
  ['one in the currency before one in any', byIban, 'USD', 'usd'],
  ['the first where no currency is named', byIban, null, 'any'],
  ['bank code and number', { ...NONE, bank_code: '37040044', number: '532013000' }, 'EUR', 'any'],
  ['a number with zeros', { ...NONE, bank_code: '37040044', number: '0532013000' }, 'EUR', 'any'],
  ['an IBAN as a number', { ...NONE, number: GERMAN.toLowerCase() }, 'EUR', 'any'],
  ['a number alone', { ...NONE, number: '44556677' }, 'GBP', 'number'],
  ['another currency', { ...NONE, number: '44556677' }, 'EUR', null],
  ['another bank code', { ...NONE, bank_code: '37040045', number: '532013000' }, 'EUR', null],
  ['no bank code', { ...NONE, number: '532013000' }, 'EUR', null],
  ['an IBAN in another currency', { ...NONE, iban: 'NL91ABNA0417164300' }, 'USD', null],
  ['an unknown IBAN', { ...NONE, iban: 'GB33BUKB20201555555555' }, 'EUR', null],
  [
    'a bank code with a country that has none',
    { ...NONE, bank_code: 'ABNA', number: '0417164300' },
    'EUR',
    null,
  ],
  ['nothing', NONE, 'EUR', null],
] as const)('an account is found by %s', (_name, stated, currency, id) => {
  expect(accountOfStatement(stated, currency, ACCOUNTS, [])?.id ?? null).toBe(id);
});
