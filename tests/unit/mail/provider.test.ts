import { providerOptions } from '../../../src/mail/provider';

const ALWAYS = { pool: true, maxConnections: 3, maxRequeues: 0, socketTimeout: 30_000 };

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
  [
    'smtp://me%40a.example:p%3Aw%2F%25@mail.example:25',
    { port: 25, auth: { user: 'me@a.example', pass: 'p:w/%' }, requireTLS: true },
  ],
  ['smtp://me:word@localhost', { auth: { user: 'me', pass: 'word' }, requireTLS: false }],
  ['smtp://me:word@mail.example?requireTLS=false', { requireTLS: false }],
])('%s is a pool of connections', (url, expected) => {
  expect(providerOptions(url)).toMatchObject({ ...ALWAYS, ...expected });
});

test('the query of the URL goes before our options', () => {
  const query = 'maxConnections=10&tls.rejectUnauthorized=false&tls.servername=a.example&name=b';
  expect(providerOptions(`smtp://mail.example?${query}`)).toMatchObject({
    maxConnections: 10,
    tls: { rejectUnauthorized: false, servername: 'a.example' },
    name: 'b',
  });
});

test('without a user nothing logs in', () => {
  expect(providerOptions('smtp://mail.example')).not.toHaveProperty('auth');
});
