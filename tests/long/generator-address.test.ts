import { randomInt } from 'node:crypto';
import {
  expectQuotaHeaders,
  expectRefused,
  freshAddress,
  LEAST,
  PREVIEW,
  send,
} from '../support/generator';
import { startService, type Service } from '../support/service';

/** The rest of the quota after one more invoice, for the sender of this header. */
async function leftFor(forwarded: string, service?: Service, limit = 100): Promise<number> {
  const headers = { 'X-Forwarded-For': forwarded };
  const answer = await send(LEAST, { headers, ...(service ? { service } : {}) });
  expect(answer.status).toBe(200);
  return expectQuotaHeaders(answer, limit);
}

/** The /48 of a site in the documentation range, which no other test uses. */
const freshNetwork = () => `2001:db8:${randomInt(0x10000).toString(16)}`;

describe('behind a trusted proxy', () => {
  test('an invoice counts for the last forwarded address', async () => {
    const address = freshAddress();
    expect(await leftFor(address)).toBe(99);
    expect(await leftFor(`10.1.2.3, ${address}`)).toBe(98);
  });

  test('text that a client puts before its address changes nothing', async () => {
    const address = freshAddress();
    for (const [index, forged] of ['1.1.1.1', '::1', 'x', '127.0.0.1', ' ,, '].entries()) {
      expect(await leftFor(`${forged}, ${address}`)).toBe(99 - index);
    }
  });

  test('trusted proxies are skipped', async () => {
    const address = freshAddress();
    expect(await leftFor(`${address}, 127.0.0.1`)).toBe(99);
    expect(await leftFor(`6.6.6.6, ${address}, ::ffff:127.0.0.1 `)).toBe(98);
  });

  test('addresses of one IPv6 network count together, those of another count separately', async () => {
    const network = freshNetwork();
    expect(await leftFor(`${network}:1::1`)).toBe(99);
    expect(await leftFor(`${network}:1:ffff:1:2:3`)).toBe(98);
    expect(await leftFor(`[${network}:1::2]`)).toBe(97);
    expect(await leftFor(`${network}:2::1`)).toBe(99);
  });

  test('a /48 does not get a quota per /64 in it', async () => {
    const own = await startService({
      env: { TRUSTED_PROXIES: '127.0.0.1/32', GENERATOR_MONTHLY_LIMIT: '1' },
    });
    try {
      const network = freshNetwork();
      for (let at = 1; at <= 10; at += 1) {
        expect(await leftFor(`${network}:${at}::1`, own, 1)).toBe(0);
      }
      const headers = { 'X-Forwarded-For': `${network}:ff::1` };
      const refused = await send(LEAST, { service: own, headers });
      expectRefused(refused, 429, 'quota_exceeded', 1);
      expect(expectQuotaHeaders(refused, 1)).toBe(0);
      expect(await leftFor(`${freshNetwork()}:1::1`, own, 1)).toBe(0);
    } finally {
      await own.stop();
    }
  });

  test('IPv4 within IPv6 is the IPv4 address', async () => {
    const address = freshAddress();
    expect(await leftFor(address)).toBe(99);
    expect(await leftFor(`::ffff:${address}`)).toBe(98);
  });
});

describe('without a trusted proxy', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ env: { GENERATOR_MONTHLY_LIMIT: '3' } });
  });
  afterAll(() => service.stop());

  test('every X-Forwarded-For is ignored', async () => {
    const forged = [freshAddress(), `${freshAddress()}, 127.0.0.1`, `${freshNetwork()}::1`];
    for (const [index, header] of forged.entries()) {
      expect(await leftFor(header, service, 3)).toBe(2 - index);
    }
    const answer = await send(LEAST, { service });
    expect(expectRefused(answer, 429, 'quota_exceeded', 3)).toMatch(/^The 3 free invoices/);
    for (const name of ['Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP']) {
      const headers = { [name]: name === 'Forwarded' ? 'for=6.6.6.6' : '6.6.6.6' };
      expect((await send(LEAST, { service, headers })).status).toBe(429);
    }
  });
});

describe('attempts per minute', () => {
  let service: Service;
  beforeAll(async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.1/32', GENERATOR_ATTEMPTS_PER_MINUTE: '5' };
    service = await startService({ env });
  });
  afterAll(() => service.stop());

  const attempt = (address: string, body: unknown = LEAST, path?: string) =>
    send(body, { service, headers: { 'X-Forwarded-For': address }, ...(path ? { path } : {}) });

  test('valid and invalid ones count together, and all beyond the limit are refused', async () => {
    const address = freshAddress();
    expect((await attempt(address)).status).toBe(200);
    expect((await attempt(address, {})).status).toBe(400);
    expect((await attempt(address, '{')).status).toBe(400);
    expect((await attempt(address, LEAST, PREVIEW)).status).toBe(200);
    expect((await attempt(address, LEAST, '/api/invoice/nothing')).status).toBe(404);
    for (const body of [LEAST, {}, '{']) {
      const answer = await attempt(address, body);
      expect(expectRefused(answer, 429, 'rate_limited')).toMatch(
        /^Too many requests; try again in/,
      );
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(60);
      expect(expectQuotaHeaders(answer)).toBe(99);
    }
    expectRefused(await attempt(address, LEAST, PREVIEW), 429, 'rate_limited');
  });

  test('at once, exactly as many succeed as the limit allows', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(address, {})));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('one IPv6 network counts as one attacker, and other addresses are not affected', async () => {
    const network = freshNetwork();
    for (let index = 1; index <= 5; index += 1) {
      expect((await attempt(`${network}:1::${index}`, {})).status).toBe(400);
    }
    expectRefused(await attempt(`${network}:1::99`), 429, 'rate_limited');
    expect((await attempt(freshAddress())).status).toBe(200);
  });
});
