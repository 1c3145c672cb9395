import { api, createKey } from '../support/api';
import { rawRequest } from '../support/raw-http';
import { createCustomer } from '../support/records';
import { sharedService } from '../support/service';

/** Answers are compressed for who asks, and for nobody who refuses it. */

let key: string;
beforeAll(async () => {
  ({ key } = await createKey());
  const client = api(key);
  for (let made = 0; made < 5; made += 1) await createCustomer(client, { name: 'x'.repeat(200) });
});

test.each([
  ['gzip', 'gzip'],
  ['br, gzip;q=0.8, *;q=0.1', 'gzip'],
  ['*', 'gzip'],
  ['br', null],
  ['identity', null],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['identity;q=1, *;q=0', null],
  ['gzip;q=0, *', null],
  ['identity;q=0, gzip;q=0', null],
])('a list for Accept-Encoding: %s has the encoding %s', async (accepted, encoding) => {
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Encoding': accepted };
  const { status, headers: answered } = await rawRequest(
    sharedService(),
    '/api/v1/customers?limit=5',
    { headers },
  );
  expect([status, answered.get('content-encoding'), answered.get('vary')]).toEqual([
    200,
    encoding,
    'Accept-Encoding',
  ]);
});
