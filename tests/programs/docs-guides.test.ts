import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAX_LINES } from '../../src/billing/schemas/document';
import { ERROR_STATUS } from '../../src/domain/errors';
import { EVENT_TYPES, OPT_IN_EVENTS, PING } from '../../src/domain/events';
import { SETTINGS } from '../../src/settings';
import { signedHeaders } from '../../src/webhooks/sign';
import { api, createKey } from '../support/api';
import { settledEvents } from '../support/events';
import { createCustomer, createInvoice, line, UNKNOWN_ID } from '../support/records';
import { runFolder } from '../support/run';
import { sharedService } from '../support/service';

/** Not the synchronous one: connections to the service would close unseen meanwhile. */
const run = promisify(execFile);

const read = (file: string): string => readFileSync(`docs/${file}.md`, 'utf8');

/** The blocks of code of a guide in one language. */
const blocks = (file: string, language: string): string[] =>
  [...read(file).matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

/** Fails with the answer when it refuses. */
const CURL = 'curl() { command curl -sS --fail-with-body "$@"; }\n';

/**
 * Runs the commands of a guide one after the other. `export ID=…` takes the id of the last answer, as its reader
 * would.
 * @returns what each of them prints
 */
async function runGuide(file: string, key: string, cwd: string): Promise<string[]> {
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    URL: sharedService().url,
    KEY: key,
  };
  const printed: string[] = [];
  for (const code of blocks(file, 'sh')) {
    const name = /^export (\w+)=…\n$/.exec(code)?.[1];
    if (name !== undefined) env[name] = JSON.parse(printed.at(-1) ?? '').id;
    else if (!code.startsWith('export '))
      printed.push((await run('sh', ['-ec', CURL + code], { cwd, env })).stdout);
  }
  return printed;
}

const newFolder = () => mkdtempSync(`${runFolder()}/guide-`);

test('the commands of the first call lead from a key to a paid invoice and its PDF', async () => {
  const { key } = await createKey();
  const folder = newFolder();
  const printed = await runGuide('api/first-call', key, folder);
  const [own, customer, invoice, issued, , payment] = printed.map((text) =>
    text === '' ? null : JSON.parse(text),
  );
  expect(own).toMatchObject({ scopes: ['read', 'write'] });
  expect(customer).toMatchObject({ name: 'Acme Corporation' });
  const { id, status, subtotal, tax_amount, total } = invoice;
  expect({ status, subtotal, tax_amount, total }).toEqual({
    status: 'draft',
    subtotal: 1500,
    tax_amount: 150,
    total: 1650,
  });
  expect(issued.status).toBe('sent');
  expect(readFileSync(path.join(folder, 'invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(payment.amount).toBe(1650);
  expect((await api(key).get(`/api/v1/invoices/${id}`)).body.status).toBe('paid');
});

test('the commands about lists read pages, cursors, changes, filters and CSV', async () => {
  const { key } = await createKey();
  const { id } = await createCustomer(api(key));
  await createInvoice(api(key), id, { status: 'sent', items: [line({ unit_price: 2000 })] });
  const folder = newFolder();
  const [pages, cursor, changed, events, filtered, , merged, byPair, ignored] = await runGuide(
    'api/lists',
    key,
    folder,
  );
  const paginationOf = (text = '') => Object.keys(JSON.parse(text).pagination);
  const countOf = (text = '') => JSON.parse(text).data.length;
  expect(paginationOf(pages)).toEqual(['page', 'limit', 'total', 'total_pages']);
  for (const text of [cursor, changed, events])
    expect(paginationOf(text)).toEqual(['limit', 'next_cursor']);
  expect([countOf(cursor), countOf(changed), countOf(filtered)]).toEqual([1, 1, 0]);
  const { id: marked, metadata } = JSON.parse(merged ?? '');
  expect(metadata).toEqual({ shop_id: '4712' });
  expect(JSON.parse(byPair ?? '').data).toMatchObject([{ id: marked, metadata }]);
  expect(ignored).toMatch(/^x-ignored: issued_after\r$/im);
  const csv = readFileSync(path.join(folder, 'invoices.csv'), 'utf8');
  expect(csv.split('\r\n')[0]).toContain('invoice_number');
});

test('the command about repeated requests makes one customer, however often it runs', async () => {
  const { key } = await createKey();
  const [first] = await runGuide('api/idempotency', key, newFolder());
  expect(await runGuide('api/idempotency', key, newFolder())).toEqual([first]);
  expect((await api(key).get('/api/v1/customers')).body.pagination.total).toBe(1);
});

test('the guide of errors has exactly the codes of the table, and a real body', async () => {
  const rows = [...read('api/errors').matchAll(/^\| `(\w+)` +\| (\d+) +\| \S/gm)];
  const named = rows.map(([, code, status]) => [code, Number(status)]);
  expect(Object.fromEntries(named)).toEqual(ERROR_STATUS);
  expect(named).toHaveLength(Object.keys(ERROR_STATUS).length);
  const { body } = await api((await createKey()).key).post('/api/v1/invoices', {
    customer_id: UNKNOWN_ID,
    items: [line()],
  });
  const shown = JSON.parse(blocks('api/errors', 'json')[0] ?? '');
  expect({ ...shown, request_id: body.request_id }).toEqual(body);
});

test('the guide of limits has the defaults of the settings and the statuses of the codes', () => {
  const rows = read('api/limits')
    .split('\n')
    .filter((row) => row.startsWith('| ') && !row.startsWith('| ---'))
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const numbers = (text = '') =>
    (text.match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replace(',', '')));
  let settings = 0;
  for (const [, what, limit, beyond = '', named = ''] of rows) {
    const names = [...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const defaults = names.map((name) =>
      SETTINGS.shape[name as 'EXPORTS_AT_ONCE'].parse(undefined),
    );
    if (names.length > 0) expect([what, numbers(limit)]).toEqual([what, defaults]);
    settings += names.length;
    const [, status, code] = /^(\d+) `(\w+)`$/.exec(beyond) ?? [];
    if (code !== undefined)
      expect([code, Number(status)]).toEqual([code, ERROR_STATUS[code as 'rate_limited']]);
    if (code === 'too_many_items') expect(numbers(limit)).toEqual([MAX_LINES]);
  }
  expect(settings).toBe(8);
});

test('the guide of webhooks names every event once, and its payloads have the fields of real ones', async () => {
  const guide = read('webhooks');
  const [usual = '', optIn = ''] = guide.split('Only endpoints whose `events` list them get these');
  const tableOf = (text: string) =>
    [...text.matchAll(/^\| ((?:`(?:[a-z_]+\.[a-z_]+|ping)`(?:, )?)+) +\|/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`([a-z_.]+)`/g)].map(([, type]) => type),
    );
  const isOptIn = (type: string) => (OPT_IN_EVENTS as readonly string[]).includes(type);
  expect(tableOf(usual).sort()).toEqual(
    [...EVENT_TYPES.filter((type) => !isOptIn(type)), PING].sort(),
  );
  expect(tableOf(optIn).sort()).toEqual([...OPT_IN_EVENTS].sort());

  const client = api((await createKey()).key);
  const { id } = await createCustomer(client);
  const { id: invoice } = await createInvoice(client, id);
  await client.patch(`/api/v1/invoices/${invoice}`, { status: 'paid' });
  const events = await settledEvents(client);
  const real = (type: string) => events.find((event) => event.type === type)?.data;
  const [customer, paid] = blocks('webhooks', 'json').map((text) => JSON.parse(text));
  const keysOf = (value: object) => Object.keys(value).sort();
  expect(keysOf(customer)).toEqual(keysOf(real('customer.created')));
  expect(keysOf(paid)).toEqual(keysOf(real('invoice.paid')));
  expect(keysOf(paid.items[0])).toEqual(keysOf(real('invoice.paid').items[0]));
});

/** How to run the function of a language with the arguments of the command line, as JSON. */
const LANGUAGES = [
  ['js', 'node', 'mjs', 'console.log(verify(...JSON.parse(process.argv[2])))'],
  [
    'python',
    'python3',
    'py',
    'import json, sys\na, b, c = json.loads(sys.argv[1])\nprint(json.dumps(verify(a, b, c.encode())))',
  ],
  ['php', 'php', 'php', 'echo json_encode(verify(...json_decode($argv[1], true)));'],
  ['ruby', 'ruby', 'rb', "require 'json'\nputs verify(*JSON.parse(ARGV[0]))"],
] as const;

const isHere = (program: string) => spawnSync('which', [program]).status === 0;
const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;

/** A machine without the interpreter of a language does not test it. */
test.each(LANGUAGES.filter(([, program]) => isHere(program)))(
  'the function in %s takes a right signature of now, and nothing else',
  async (language, program, ending, call) => {
    const file = path.join(newFolder(), `verify.${ending}`);
    writeFileSync(file, `${blocks('api/signatures', language)[0]}\n${call}\n`);
    const secret = secretOf('a secret of thirty-two bytes, yes');
    const body = '{"type":"ping","data":{"name":"Zoë"}}';
    const verified = async (headers: object, text = body) =>
      (await run(program, [file, JSON.stringify([secret, headers, text])])).stdout.trim();
    const at = (time: number, secrets = [secret]) =>
      signedHeaders(secrets, 'evt_1', body, new Date(time));
    const now = at(Date.now());
    const other = secretOf('another secret of thirty-two bytes');
    expect(await verified(now)).toBe('true');
    expect(await verified(at(Date.now(), [other, secret]))).toBe('true');
    expect(await verified(at(Date.now(), [other]))).toBe('false');
    expect(await verified(now, `${body} `)).toBe('false');
    expect(await verified(at(Date.now() - 600_000))).toBe('false');
    expect(await verified(at(Date.now() + 600_000))).toBe('false');
    expect(await verified({ ...now, 'webhook-timestamp': 'soon' })).toBe('false');
    expect(await verified({ ...now, 'webhook-id': 'evt_2' })).toBe('false');
    expect(await verified({})).toBe('false');
  },
);

test('the commands by hand print the same signature', async () => {
  const folder = newFolder();
  const secret = secretOf('a secret of thirty-two bytes, yes');
  const headers = signedHeaders([secret], 'evt_1', '{"a":1}', new Date()) as Record<string, string>;
  writeFileSync(path.join(folder, 'body.json'), '{"a":1}');
  const { stdout } = await run('sh', ['-ec', blocks('api/signatures', 'sh')[0] ?? ''], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      SECRET: secret,
      WEBHOOK_ID: 'evt_1',
      WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
    },
  });
  expect(`v1,${stdout.trim()}`).toBe(headers['webhook-signature']);
});
