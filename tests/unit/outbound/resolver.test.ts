import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createOutboundClient } from '../../../src/outbound/client';
import { Logos } from '../../../src/outbound/logo/logo';
import { createResolver } from '../../../src/outbound/resolver';
import { readHosts, readSearchDomains } from '../../../src/outbound/system-names';
import { serve } from './local-server';

const A = 1;

/** The name and the type in a question. */
function questionIn(packet: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = packet.readUInt8(at); length > 0; length = packet.readUInt8(at)) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: packet.readUInt16BE(at + 1), end: at + 5 };
}

/** An answer with one address, or the answer that the name does not exist. */
function answerTo(packet: Buffer, address: string | undefined): Buffer {
  const { type, end } = questionIn(packet);
  const has = address !== undefined && type === A;
  const head = Buffer.from(packet.subarray(0, end));
  head.writeUInt16BE(0x8180 | (address === undefined ? 3 : 0), 2);
  head.fill(0, 6, 12);
  head.writeUInt16BE(has ? 1 : 0, 6);
  if (!has) return head;
  const record = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4]);
  return Buffer.concat([head, record, Buffer.from(address.split('.').map(Number))]);
}

/** A name server on loopback. `addresses` gives an address, nothing, or says that it stays silent. */
async function nameServer(addresses: (name: string) => string | undefined | 'silence') {
  const asked: string[] = [];
  const socket: Socket = createSocket('udp4');
  socket.on('message', (packet, { port, address }) => {
    const { name } = questionIn(packet);
    asked.push(name);
    const found = addresses(name);
    if (found !== 'silence') socket.send(answerTo(packet, found), port, address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    asked,
    close: () => new Promise<void>((done) => socket.close(() => done())),
  };
}

const isAllowed = (address: string) => address === '127.0.0.1';

test('names whose server never answers stop neither webhooks nor other look-ups', async () => {
  const dns = await nameServer((name) => (name.endsWith('.slow.test') ? 'silence' : '127.0.0.1'));
  const receiver = await serve((_, reply) => reply.end('taken'));
  const resolve = createResolver(dns);
  const options = { isAllowed, allowAnyPort: true, resolve };
  const [forLogos, forWebhooks] = [createOutboundClient(options), createOutboundClient(options)];
  const logos = new Logos(forLogos);
  let answered = 0;
  const slow = Array.from({ length: 24 }, async (_, at) => {
    const result = await logos.get(`http://h${at}.slow.test/logo.png`);
    answered += 1;
    return result;
  });
  const { port } = new URL(receiver.url);
  const hook = await forWebhooks.request(`http://hooks.test:${port}/`, {
    method: 'POST',
    body: '{}',
    timeLimit: 60_000,
    maxBytes: 100,
  });
  await lookup('localhost');
  expect(hook.body.toString()).toBe('taken');
  // Only look-ups without a silent server have ended by now.
  expect(answered).toBe(0);
  for (const result of await Promise.all(slow)) expect(result.ok).toBe(false);
  await Promise.all([forLogos.close(), forWebhooks.close(), receiver.close(), dns.close()]);
}, 60_000);

test('a look-up with a silent server ends by itself', async () => {
  const dns = await nameServer(() => 'silence');
  await expect(createResolver(dns)('h.slow.test')).rejects.toMatchObject({
    code: expect.stringMatching(/^E(TIMEOUT|CANCELLED)$/) as string,
  });
  await dns.close();
}, 30_000);

test('a name server answers the addresses of a name, or that it has none', async () => {
  const dns = await nameServer((name) => (name === 'known.test' ? '192.0.2.7' : undefined));
  const resolve = createResolver(dns);
  expect(await resolve('Known.TEST.')).toEqual([{ address: '192.0.2.7', family: 4 }]);
  await expect(resolve('unknown.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await dns.close();
});

test('localhost is this machine, even if a name server disagrees', async () => {
  const dns = await nameServer(() => '192.0.2.7');
  const resolve = createResolver(dns);
  for (const name of ['localhost', 'LOCALHOST.', 'a.localhost']) {
    expect(await resolve(name)).toContainEqual({ address: '127.0.0.1', family: 4 });
  }
  expect(dns.asked).toEqual([]);
  await dns.close();
});

describe('files of the system', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'names-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (text: string) => {
    const name = path.join(folder, 'file');
    writeFileSync(name, text);
    return name;
  };

  test('a hosts file gives each name its addresses', async () => {
    const hosts = await readHosts(
      file('# intranet\n10.0.0.5  Hooks hooks.corp # ours\n\nfd00::5 hooks\nnonsense x\n'),
    );
    expect(hosts.get('hooks')).toEqual([
      { address: '10.0.0.5', family: 4 },
      { address: 'fd00::5', family: 6 },
    ]);
    expect([...hosts.keys()]).toEqual(['hooks', 'hooks.corp']);
    expect((await readHosts(path.join(folder, 'missing'))).size).toBe(0);
  });

  test('the last line of search domains counts', async () => {
    const text = 'nameserver 10.0.0.1\ndomain old.corp\nsearch a.corp b.corp .\noptions ndots:5\n';
    expect(await readSearchDomains(file(text))).toEqual(['a.corp', 'b.corp']);
  });
});
