import { similarName } from '../../../src/domain/similar-name';

const KNOWN = ['HOST', 'DATABASE_URL', 'MAIL_FROM', 'MAIL_FORM'];

test.each([
  ['database_url', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URI', 'DATABASE_URL'],
  ['DATABSE_UR', 'DATABASE_URL'],
  ['DATBSE_UR', null],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['host', 'HOST'],
  ['HOME', null],
  ['HOSTS', null],
  ['MAIL_FRM', 'MAIL_FROM'],
  ['MAIL_FORM', 'MAIL_FORM'],
  ['', null],
])('the name "%s" most likely means %s', (name, expected) => {
  expect(similarName(name, KNOWN)).toBe(expected);
});
