import { assert, property, string } from 'fast-check';
import { checkPaymentLink, paymentLink } from '../../../src/domain/payment-link';

const INVOICE = { number: 'INV-00042', amount: '1234.5', currency: 'EUR' };

test.each([
  ['https://pay.example.com', 'https://pay.example.com'],
  ['https://paypal.me/acme/{amount}{currency}', 'https://paypal.me/acme/1234.50EUR'],
  [
    ' https://pay.example.com:8443/i?n={number}&n2={number}#{currency} ',
    'https://pay.example.com:8443/i?n=INV-00042&n2=INV-00042#EUR',
  ],
  ['https://pay.example.com?n={number}', 'https://pay.example.com?n=INV-00042'],
  ['HTTPS://pay.example.com/{number}', 'HTTPS://pay.example.com/INV-00042'],
  ['https://[2001:db8::1]/{number}', 'https://[2001:db8::1]/INV-00042'],
])('the pattern %p becomes a link', (pattern, link) => {
  const checked = checkPaymentLink(pattern);
  expect(checked).toEqual({ value: pattern.trim() });
  expect(paymentLink(pattern.trim(), INVOICE)).toBe(link);
});

const NO_URL = 'must be a URL such as https://pay.example.com/?invoice={number}&amount={amount}';
const AFTER_HOST = 'may have placeholders only after the host name';

test.each([
  ['javascript:alert(1)//https://a.example', NO_URL],
  ['data:text/html,<script>alert(1)</script>', NO_URL],
  ['http://pay.example.com/{number}', NO_URL],
  ['//pay.example.com', NO_URL],
  ['pay.example.com', NO_URL],
  ['', NO_URL],
  ['https://', AFTER_HOST],
  ['https:///', AFTER_HOST],
  ['https://pay.example.com:99999/', NO_URL],
  ['https://pay example.com', 'must not contain spaces or backslashes'],
  ['https://pay.example.com/\u0007', 'must not contain spaces or backslashes'],
  ['https://pay.example.com\\@evil.example', 'must not contain spaces or backslashes'],
  ['https://user:secret@pay.example.com', 'must not contain a user name or password'],
  ['https://user@pay.example.com', 'must not contain a user name or password'],
  ['https://{number}@pay.example.com', 'must not contain a user name or password'],
  ['https://pay.example.com@', AFTER_HOST],
  ['https://{number}/', AFTER_HOST],
  ['https://pay.example.com{number}', AFTER_HOST],
  [
    'https://pay.example.com/{total}',
    'has the unknown placeholder {total}; there are {number}, {amount}, {currency}',
  ],
  [
    'https://pay.example.com/{constructor}',
    'has the unknown placeholder {constructor}; there are {number}, {amount}, {currency}',
  ],
  ['https://pay.example.com/{number', 'has a brace without its pair'],
  ['https://pay.example.com/{{number}}', 'has a brace without its pair'],
  [`https://pay.example.com/${'a'.repeat(255)}`, 'must be at most 255 characters long'],
  [7, 'must be a string'],
])('the pattern %p is refused: %s', (pattern, problem) => {
  expect(checkPaymentLink(pattern)).toEqual({ problem });
  if (typeof pattern === 'string') expect(paymentLink(pattern, INVOICE)).toBeNull();
});

test('nothing to pay, and no pattern, have no link', () => {
  const pattern = 'https://pay.example.com/{number}';
  expect(paymentLink(pattern, { ...INVOICE, amount: '0' })).toBeNull();
  expect(paymentLink(null, INVOICE)).toBeNull();
});

test.each([
  ['JPY', '1200', '1200'],
  ['KWD', '1.25', '1.250'],
  ['EUR', '0.1', '0.10'],
  ['EUR', '9999999999999.99', '9999999999999.99'],
])('an amount in %s has the decimals of its currency', (currency, amount, printed) => {
  const link = paymentLink('https://pay.example.com/{amount}', { ...INVOICE, currency, amount });
  expect(link).toBe(`https://pay.example.com/${printed}`);
});

test('no number of an invoice leads to another host, or out of its own part of the URL', () => {
  const check = (number: string) => {
    const link = paymentLink('https://pay.example.com/?n={number}&x=1', { ...INVOICE, number });
    const url = new URL(link ?? '');
    expect(url.origin).toBe('https://pay.example.com');
    expect([...url.searchParams]).toEqual([
      ['n', number],
      ['x', '1'],
    ]);
    expect(url.hash).toBe('');
  };
  const examples: [string][] = [['.evil.example/'], ['{amount}'], ['$&'], ['a&x=2#"><b>'], ['é %']];
  assert(property(string({ unit: 'grapheme' }), check), { examples });
});
