import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createOutboundClient, type OutboundOptions } from '../../../src/outbound/client';
import { serve, type Handler } from './local-server';

const LIMITS = { timeLimit: 2_000, maxBytes: 1_000 };
/** Treats only this address as public. */
const isAllowed = (address: string) => address === '127.0.0.1';

async function ask(handler: Handler, path: string, request = {}, options: OutboundOptions = {}) {
  const server = await serve(handler);
  const client = createOutboundClient({ isAllowed, allowAnyPort: true, ...options });
  try {
    return await client.request(`${server.url}${path}`, { ...LIMITS, ...request });
  } finally {
    await client.close();
    await server.close();
  }
}

test('a response has its status, headers and body', async () => {
  const response = await ask((_, reply) => reply.writeHead(201, { 'x-a': 'b' }).end('hello'), '/');
  expect(response.status).toBe(201);
  expect(response.headers['x-a']).toBe('b');
  expect(response.body.toString()).toBe('hello');
});

test('a POST sends its body and headers, and its redirect is not followed', async () => {
  let received = '';
  const response = await ask(
    (request, reply) => {
      request.on('data', (chunk) => (received += String(chunk)));
      request.on('end', () => reply.writeHead(302, { location: '/other' }).end());
    },
    '/hook',
    { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } },
  );
  expect(received).toBe('{"a":1}');
  expect(response.status).toBe(302);
});

test('redirects are followed to their end, and not beyond the limit', async () => {
  const hops: Handler = ({ url }, reply) => {
    const left = Number(url?.slice(1));
    if (left === 0) reply.end('there');
    else reply.writeHead(302, { location: `/${left - 1}` }).end();
  };
  const response = await ask(hops, '/3', { maxRedirects: 3 });
  expect(response.body.toString()).toBe('there');
  expect(response.url).toMatch(/\/0$/);
  await expect(ask(hops, '/4', { maxRedirects: 3 })).rejects.toMatchObject({
    code: 'too_many_redirects',
  });
});

test.each([
  ['http://127.0.0.2:1/', 'forbidden_address'],
  ['http://[::1]/', 'forbidden_address'],
  ['http://169.254.169.254/', 'forbidden_address'],
  ['file:///etc/passwd', 'bad_url'],
  ['http://u:p@127.0.0.1/', 'bad_url'],
])('a redirect to %s is refused', async (location, code) => {
  const redirect: Handler = (_, reply) => reply.writeHead(302, { location }).end();
  await expect(ask(redirect, '/', { maxRedirects: 3 })).rejects.toMatchObject({ code });
});

test('a redirect to a name is resolved and checked like the first', async () => {
  const redirect: Handler = ({ url }, reply) =>
    reply.writeHead(302, { location: url === '/' ? 'http://inside.test/' : '/' }).end();
  const resolve = async () => [{ address: '10.0.0.5', family: 4 }];
  await expect(ask(redirect, '/', { maxRedirects: 3 }, { resolve })).rejects.toMatchObject({
    code: 'forbidden_address',
  });
});

describe('a name', () => {
  const named = async (answers: readonly string[][]) => {
    let asked = 0;
    const resolve = async () => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    const server = await serve((_, reply) => reply.end('reached'));
    const client = createOutboundClient({ isAllowed, allowAnyPort: true, resolve });
    const url = server.url.replace('127.0.0.1', 'rebinding.test');
    const outcome = await client.request(url, LIMITS).then(
      ({ body }) => body.toString(),
      (error: { code: string }) => error.code,
    );
    await client.close();
    await server.close();
    return { outcome, asked };
  };

  test('is reached at the checked address, without a second look-up', async () => {
    expect(await named([['127.0.0.1'], ['10.0.0.1']])).toEqual({ outcome: 'reached', asked: 1 });
  });

  test('that resolves to a private address is refused', async () => {
    expect((await named([['10.0.0.1']])).outcome).toBe('forbidden_address');
  });

  test('with one public and one private address is refused', async () => {
    expect((await named([['127.0.0.1', '::1']])).outcome).toBe('forbidden_address');
  });

  test('without an address is unreachable', async () => {
    expect((await named([[]])).outcome).toBe('unreachable');
  });
});

test('localhost is refused by what it resolves to', async () => {
  const client = createOutboundClient();
  await expect(client.request('http://localhost/', LIMITS)).rejects.toMatchObject({
    code: 'forbidden_address',
  });
  await client.close();
});

test('with the private network allowed, a local port answers', async () => {
  const options = { allowPrivateNetwork: true, isAllowed: () => false };
  const response = await ask((_, reply) => reply.end('intranet'), '/', {}, options);
  expect(response.body.toString()).toBe('intranet');
});

test('a body over the limit fails, announced or not, or is cut if wanted', async () => {
  const long = 'x'.repeat(5_000);
  const announced: Handler = (_, reply) => reply.setHeader('content-length', 5_000).end(long);
  const chunked: Handler = (_, reply) => {
    reply.write(long.slice(2_500));
    reply.end(long.slice(2_500));
  };
  await expect(ask(announced, '/')).rejects.toMatchObject({ code: 'too_large' });
  await expect(ask(chunked, '/')).rejects.toMatchObject({ code: 'too_large' });
  expect((await ask(chunked, '/', { cutLongBody: true })).body).toHaveLength(1_000);
});

test('the time limit covers headers and body', async () => {
  const silent: Handler = () => undefined;
  const dripping: Handler = (_, reply) => reply.write('x');
  await expect(ask(silent, '/', { timeLimit: 150 })).rejects.toMatchObject({ code: 'timeout' });
  await expect(ask(dripping, '/', { timeLimit: 150 })).rejects.toMatchObject({ code: 'timeout' });
});

test('a refused connection is unreachable', async () => {
  const server = await serve(() => undefined);
  await server.close();
  const client = createOutboundClient({ isAllowed, allowAnyPort: true });
  await expect(client.request(server.url, LIMITS)).rejects.toMatchObject({ code: 'unreachable' });
  await client.close();
});

test('an answered request leaves no timer behind', async () => {
  const timeLimit = 54_321;
  const [made, open]: [Set<number>, Set<number>] = [new Set(), new Set()];
  const hook = createHook({
    init: (id, type, _, resource) => {
      if (type !== 'Timeout' || Reflect.get(resource, '_idleTimeout') !== timeLimit) return;
      made.add(id);
      open.add(id);
    },
    destroy: (id) => open.delete(id),
  }).enable();
  await ask((_, reply) => reply.end('hello'), '/', { timeLimit });
  // Hooks hear of a cleared timer in the next turn.
  await nextTurn();
  hook.disable();
  expect([made.size, open.size]).toEqual([1, 0]);
});
