import { isSameOrigin } from '../../../src/portal/same-origin';

const PUBLIC = 'https://invoices.example';
const from = (headers: Record<string, string>, protocol = 'https'): boolean =>
  isSameOrigin({ headers: { host: 'invoices.example', ...headers }, protocol }, PUBLIC);

test.each<[string, Record<string, string>]>([
  ['its own origin', { origin: PUBLIC }],
  [
    'its own origin and the word of the browser',
    { origin: PUBLIC, 'sec-fetch-site': 'same-origin' },
  ],
  [
    'the public origin, behind a proxy that names another host',
    { origin: PUBLIC, host: 'app:1337' },
  ],
  [
    'the host that the browser asked, where PUBLIC_URL names another',
    { origin: 'https://other.example', host: 'other.example' },
  ],
  ['a page of its own as referer alone', { referer: `${PUBLIC}/portal/sign-in` }],
  ['no word of a page, as programs send', {}],
])('a form with %s is taken', (_, headers) => {
  expect(from(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that hides', { origin: 'null' }],
  ['no origin that can be read', { origin: '' }],
  ['a host that begins like its own', { origin: 'https://invoices.example.evil.example' }],
  ['another port', { origin: `${PUBLIC}:8443` }],
  ['plain http of its own host', { origin: 'http://invoices.example' }],
  ['the word cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['the word same-site, of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['its own origin, and the word cross-site', { origin: PUBLIC, 'sec-fetch-site': 'cross-site' }],
  [
    'a page of another site as referer',
    { referer: 'https://evil.example/?x=https://invoices.example' },
  ],
])('a form with %s is refused', (_, headers) => {
  expect(from(headers)).toBe(false);
});

test('without https, the host over http is its own', () => {
  const headers = { host: 'localhost:1337', origin: 'http://localhost:1337' };
  expect(isSameOrigin({ headers, protocol: 'http' }, 'http://localhost:1')).toBe(true);
});
