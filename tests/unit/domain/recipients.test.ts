import {
  checkRecipient,
  checkSubject,
  countedRecipients,
  distinct,
} from '../../../src/domain/recipients';
import { checkName } from '../../../src/domain/checks';

test.each([
  'ada@acme.example',
  ' ada@acme.example ',
  "o'neil+x@sub.acme.example",
  'jörg@müller.example',
])('%s is an address', (text) => expect(checkRecipient(text)).toEqual({ value: text.trim() }));

test.each([
  'ada@acme.example\n',
  '\r\nada@acme.example',
  'ada@acme.example\u2028Bcc: x@y.example',
  'ada@acme.example\u0085',
])('an address with a line break is refused before it is trimmed', (text) =>
  expect(checkRecipient(text)).toEqual({ problem: 'must not contain a line break' }),
);

test.each([
  'ada',
  '@acme.example',
  'ada@',
  'a b@c.example',
  'a@b@c.example',
  'a@b.example,c@d.example',
  'Ada <a@b.example>',
  '<a@b.example>',
  '"a"@b.example',
  'a:b@c.example;',
  'a@[127.0.0.1]',
  'a\\@b.example',
  'a\u202E@b.example',
  'a\u200B@b.example',
  'a\u0000@b.example',
  '',
])('%j is refused', (text) => expect(checkRecipient(text)).toHaveProperty('problem'));

test.each([null, 7, {}, ['ada@acme.example']])('%j is no address', (input) =>
  expect(checkRecipient(input)).toEqual({ problem: 'must be a string' }),
);

test('a subject is one line that is not blank', () => {
  const check = checkSubject(checkName(255));
  expect(check(' Your order <7> ')).toEqual({ value: 'Your order <7>' });
  for (const bad of ['', ' ', 'a\nb', 'a\rb', 'a\tb', 'a\u2029b', 'a\u0085', 7, 'x'.repeat(256)])
    expect(check(bad)).toHaveProperty('problem');
});

test('an address counts once, whatever its case', () => {
  expect(distinct(['a@b.c', 'A@b.c', 'd@b.c', 'e@b.c'], ['D@B.C'])).toEqual(['a@b.c', 'e@b.c']);
});

test.each<[string[], string[], number]>([
  [['ada@acme.example'], ['ada@acme.example'], 1],
  [['Ada@ACME.example'], [' ada@acme.example '], 1],
  [['ada@acme.example', 'bob@acme.example'], ['ada@acme.example'], 6],
  [['ada@acme.example', 'bob@acme.example'], ['ada@acme.example', 'bob@acme.example'], 2],
  [['ada@acme.example'], [], 5],
  [[], ['ada@acme.example'], 0],
])('%j to a customer with %j counts as %d', (addresses, own, counted) =>
  expect(countedRecipients(addresses, own)).toBe(counted),
);
