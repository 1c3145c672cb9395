import {
  accountDetails,
  accountName,
  checkBic,
  checkIban,
  paidAccount,
  printIban,
  type BankAccount,
} from '../../../src/domain/bank-account';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['gb29-nwbk-6016-1331-9268-19', 'GB29NWBK60161331926819'],
  [' NO93 8601 1117 947 ', 'NO9386011117947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  // A bank of these countries may have check digits of its own; they are not looked at.
  ['BE68 5390 0754 7034', 'BE68539007547034'],
])('the IBAN %s is stored as %s', (input, value) => {
  expect(checkIban(input)).toEqual({ value });
});

const NO_IBAN = 'must be an IBAN such as DE89 3704 0044 0532 0130 00';

test.each([
  ['DE88370400440532013000', 'has wrong check digits: a digit or letter is mistyped'],
  ['DE89370400440532013001', 'has wrong check digits: a digit or letter is mistyped'],
  ['DE8937040044053201300', 'must have 22 letters and digits, as every IBAN of DE has'],
  ['DE893704004405320130000', 'must have 22 letters and digits, as every IBAN of DE has'],
  ['DE89370400440532O13000', 'must have the form of an IBAN of DE'],
  ['DEXX370400440532013000', NO_IBAN],
  ['US12345678901234567890', NO_IBAN],
  ['XX89370400440532013000', NO_IBAN],
  ['constructor', NO_IBAN],
  ['DE89 3704 0044 0532 0130 0٠', NO_IBAN],
  ['', NO_IBAN],
  [8937, NO_IBAN],
  [null, NO_IBAN],
  [['DE89370400440532013000'], NO_IBAN],
])('the IBAN %p %s', (input, problem) => {
  expect(checkIban(input)).toEqual({ problem });
});

test.each([
  ['cobadeff', 'COBADEFF'],
  ['COBA DE FF XXX', 'COBADEFFXXX'],
  ['NWBKGB2L', 'NWBKGB2L'],
])('the BIC %s is stored as %s', (input, value) => {
  expect(checkBic(input)).toEqual({ value });
});

test.each([
  'COBADEF',
  'COBADEFFXX',
  'COBADEFFXXXX',
  'COBAZZFF',
  '1OBADEFF',
  'COBADEÄF',
  '',
  7,
  null,
])('the BIC %p is refused', (input) => {
  const problem = 'must be a BIC of 8 or 11 letters and digits such as COBADEFF';
  expect(checkBic(input)).toEqual({ problem });
});

test('an IBAN is printed in groups of four', () => {
  expect(printIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(printIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  expect(printIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
});

const USD: Omit<BankAccount, 'id'> = {
  label: null,
  currency: 'USD',
  holder: null,
  iban: null,
  bic: null,
  account_number: '4455667788',
  bank_name: 'First Bank',
  details: 'ABA 021000021',
};

test('an account is paid in the name of its holder, else of the business', () => {
  const paid = (account: Partial<typeof USD>) =>
    paidAccount({ name: 'Acme', ...accountDetails({ ...USD, ...account }) });
  expect(paid({})).toEqual({
    holder: 'Acme',
    iban: null,
    bic: null,
    account_number: '4455667788',
    bank_name: 'First Bank',
    account_details: 'ABA 021000021',
  });
  expect(paid({ holder: 'Acme Inc.' })?.holder).toBe('Acme Inc.');
  expect(paidAccount({ name: 'Acme', ...accountDetails(null) })).toBeNull();
});

test.each([
  [{ label: 'Main' }, 'Main'],
  [{ iban: 'DE89370400440532013000' }, 'DE89 3704 0044 0532 0130 00'],
  [{}, '4455667788'],
  [{ account_number: null }, ''],
])('an account with %j is called %j', (fields, name) => {
  expect(accountName({ ...USD, ...fields })).toBe(name);
});
