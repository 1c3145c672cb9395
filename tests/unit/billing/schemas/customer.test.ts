import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../../src/billing/schemas/customer';
import { problemsOf } from './problems-of';

type Case = [fields: object, problem: string | null];

const REQUIRED = 'is required';
const EMPTY = 'must not be empty';
const NO_TEXT = 'must be a string';
const NUL = 'must not contain the NUL character';
const NO_EMAIL = 'must be an e-mail address';
const COUNTRY = 'must be an ISO 3166-1 alpha-2 country code such as DE';
const LANGUAGE = 'must be one of en, de, fr, es, it, nl, pt, pl';
const VAT_ID =
  'must be a VAT number that begins with the two letters of its country, such as DE123456789';

/** A field that a create and a PATCH refuse alike. */
const VALUES: Case[] = [
  [{ name: '' }, EMPTY],
  [{ name: ' \t\n\u00a0' }, EMPTY],
  [{ name: 7 }, NO_TEXT],
  [{ name: ['Jane'] }, NO_TEXT],
  [{ name: 'x'.repeat(255) }, null],
  [{ name: 'x'.repeat(256) }, 'must be at most 255 characters long'],
  [{ name: 'a\u0000b' }, NUL],
  [{ email: 'jane@acme.example' }, null],
  [{ email: 'not-an-address' }, NO_EMAIL],
  [{ email: 'a@' }, NO_EMAIL],
  [{ email: '@b.co' }, NO_EMAIL],
  [{ email: '' }, NO_EMAIL],
  [{ email: 'a b@c.co' }, NO_EMAIL],
  [{ email: 'x@y.co\r\nBcc: z@y.co' }, NO_EMAIL],
  [{ email: 7 }, NO_TEXT],
  [{ email: true }, NO_TEXT],
  [{ country_code: 'at' }, null],
  [{ country_code: 'Austria' }, COUNTRY],
  [{ country_code: 'UK' }, COUNTRY],
  [{ country_code: '' }, COUNTRY],
  [{ country_code: 40 }, COUNTRY],
  [{ registration_scheme: '0002' }, null],
  [{ registration_scheme: '9930' }, 'must be a code of ISO/IEC 6523 such as 0002'],
  [{ registration_scheme: 2 }, 'must be a code of ISO/IEC 6523 such as 0002'],
  [{ electronic_address_scheme: '9930' }, null],
  [
    { electronic_address_scheme: '0003' },
    'must be a code of the list EAS such as 0088, 9930 or EM',
  ],
  [{ vat_id: 'ATU12345678' }, null],
  [{ vat_id: 'AT12345678' }, 'must be a VAT number as AT has them, such as ATU12345678'],
  [{ vat_id: 'U' }, VAT_ID],
  [{ vat_id: '' }, VAT_ID],
  [{ vat_id: ['ATU12345678'] }, NO_TEXT],
  [{ language: 'de' }, null],
  [{ language: 'DE' }, LANGUAGE],
  [{ language: 'german' }, LANGUAGE],
  [{ language: '' }, LANGUAGE],
  [{ language: 1 }, LANGUAGE],
];

const problemOf = (fields: object, problem: string | null) =>
  problem === null ? [] : [[`/${Object.keys(fields)[0] ?? ''}`, problem]];

test.each<Case>([...VALUES, [{ name: undefined }, REQUIRED], [{ name: null }, REQUIRED]])(
  'a customer with %j has the problem: %s',
  (fields, problem) => {
    const body = { name: 'Jane', ...fields };
    expect(problemsOf(CUSTOMER_CREATE, body)).toEqual(problemOf(fields, problem));
  },
);

test.each(VALUES)('a change of a customer to %j has the problem: %s', (fields, problem) => {
  expect(problemsOf(CUSTOMER_UPDATE, fields)).toEqual(problemOf(fields, problem));
});

test.each([
  ['phone', 255],
  ['address', 1000],
  ['city', 255],
  ['state', 255],
  ['country', 255],
  ['postal_code', 255],
  ['tax_id', 255],
  ['customer_number', 255],
  ['buyer_reference', 255],
  ['registration_id', 255],
  ['electronic_address', 255],
  ['notes', 10_000],
])('%s is a text of at most %i characters', (field, max) => {
  for (const value of [7, true, {}, ['x']]) {
    const problems = problemsOf(CUSTOMER_CREATE, { name: 'Jane', [field]: value });
    expect(problems).toEqual([[`/${field}`, NO_TEXT]]);
  }
  const longest = '😀'.repeat(max);
  expect(problemsOf(CUSTOMER_CREATE, { name: 'Jane', [field]: longest })).toEqual([]);
  const message = `must be at most ${max === 255 ? '255' : max === 1000 ? '1,000' : '10,000'} characters long`;
  expect(problemsOf(CUSTOMER_CREATE, { name: 'Jane', [field]: `${longest}x` })).toEqual([
    [`/${field}`, message],
  ]);
});
