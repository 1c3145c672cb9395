import { api, createKey, issueToken } from '../support/api';
import { camt, createBank, entryXml, transactionsOf, upload, type Bank } from '../support/bank';
import { expectError } from '../support/expect-error';
import { UNKNOWN_ID } from '../support/records';
import { zip } from '../support/workbooks';

let bank: Bank;

beforeAll(async () => {
  bank = await createBank();
});

const at = '/api/v1/bank-statements';
const one = camt([{ lines: [{ amount: '1' }] }]);

test.each<[string, string, string]>([
  ['no XML', 'x', '/lines/1'],
  ['half a file', one.slice(0, -20), '/lines/8'],
  ['a DOCTYPE', one.replace('?>', '?><!DOCTYPE a>'), '/lines/1'],
  [
    'entities in entities',
    one.replace('?>', '?><!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;">]>'),
    '/lines/1',
  ],
  ['an unknown entity', one.replace('Invoice', '&b;'), '/lines/8'],
  [
    'a file that it names',
    one.replace('?>', '?><!DOCTYPE a SYSTEM "file:///etc/passwd">'),
    '/lines/1',
  ],
  ['deep elements', one.replace('Invoice', '<a>'.repeat(101) + '</a>'.repeat(101)), '/lines/8'],
  ['a NUL character', one.replace('Invoice', '\u0000'), '/lines/8'],
  ['no statement', one.replace(/<Stmt>.*<\/Stmt>/s, ''), ''],
])('XML with %s is refused', async (_name, text, pointer) => {
  expectError(await upload(bank, text), 400, 'invalid_statement', [pointer]);
});

test('bytes that are no UTF-8 are refused', async () => {
  const bytes = Buffer.from(one.replace('Invoice', 'Gr\u00fc\u00dfe'), 'latin1');
  expectError(await upload(bank, new Uint8Array(bytes)), 400, 'invalid_statement', ['/lines/1']);
});

test('as many levels as are allowed are read, and text in other encodings', async () => {
  const deep = one.replace('Invoice', '<a>'.repeat(80) + '</a>'.repeat(80));
  expect((await upload(bank, deep)).status).toBe(201);
  const latin = Buffer.from(
    camt([{ lines: [{ amount: '2', text: 'Grüße' }] }]).replace('UTF-8', 'ISO-8859-1'),
    'latin1',
  );
  const wide = Buffer.from(
    `\ufeff${camt([{ lines: [{ amount: '3', text: 'Wörter' }] }])}`,
    'utf16le',
  );
  for (const file of [latin, wide]) expect((await upload(bank, file)).status).toBe(201);
  const texts = (await transactionsOf(bank)).map(({ text }: { text: string | null }) => text);
  expect(texts).toEqual([null, 'Grüße', 'Wörter']);
});

test('many elements in one entry end the process that reads them, and not the service', async () => {
  const file = one.replace('Invoice', '<a/>'.repeat(4_000_000));
  expectError(await upload(bank, file), 400, 'invalid_statement', ['']);
});

test('other types, compressed bodies and files that are too large are refused', async () => {
  const send = (type: string, content: string | Uint8Array, headers = {}) =>
    bank.client.post(at, content, { 'Content-Type': type, ...headers });
  expectError(await send('application/pdf', one), 415, 'unsupported_media_type');
  expectError(await send('application/json', '{}'), 415, 'unsupported_media_type');
  const packed = { 'Content-Encoding': 'gzip' };
  expectError(await send('text/xml', one, packed), 415, 'unsupported_media_type');
  const large = new Uint8Array(20_000_001).fill(0x20);
  expectError(await send('text/xml', large), 413, 'payload_too_large');
  expect((await send('text/xml; charset=utf-8', camt([{ lines: [{ amount: '4' }] }]))).status).toBe(
    201,
  );
  for (const name of ['', 'x'.repeat(121), 'a\nb'])
    expectError(await upload(bank, one, { name }), 400, 'validation_failed', ['/name']);
});

test('a file of 20,000 entries is stored, and of one more refused', async () => {
  const own = await createBank();
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      entryXml({ amount: `${place % 100}.01`, reference: `R${place}`, day: '2026-01-02' }),
    ).join('');
  const fileOf = (count: number) => camt([{}]).replace('</Stmt>', `${lines(count)}</Stmt>`);
  expectError(await upload(own, fileOf(20_001)), 400, 'too_many_entries');
  const first = await upload(own, fileOf(20_000));
  expect([first.status, first.body.counts.new]).toEqual([201, 20_000]);
  const second = await upload(own, `${fileOf(20_000)}\n`);
  expect([second.status, second.body.counts]).toEqual([
    201,
    { new: 0, known: 20_000, credits: 0, debits: 0 },
  ]);
  expect((await own.client.delete(`${at}/${first.body.id}`)).status).toBe(204);
});

test('a ZIP has XML files only, and is counted while it is unpacked', async () => {
  const refused = async (file: Uint8Array) =>
    expectError(await upload(bank, new Uint8Array(file), {}, 'zip'), 400, 'invalid_statement', [
      '',
    ]);
  await refused(Buffer.from('PK\x03\x04 no zip'));
  await refused(zip({ 'a.xml': one, 'b.txt': 'x' }));
  await refused(zip({ 'a.zip': 'PK' }));
  await refused(zip({}));
  await refused(zip({ 'a.xml': one }, { flags: 1 }));
  await refused(zip({ 'a.xml': one }, { crc: 7 }));
  await refused(zip({ 'a.xml': one }, { size: 10 }));
  await refused(zip({ 'a.xml': ' '.repeat(60_000_001) }));
  await refused(zip({ 'a.xml': ' '.repeat(61_000_000) }, { size: 100 }));
  await refused(zip(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.xml`, one]))));
  const within = zip({ 'a.xml': zip({ 'b.xml': one }).toString('latin1') });
  expectError(await upload(bank, new Uint8Array(within), {}, 'zip'), 400, 'invalid_statement', [
    '/lines/1',
  ]);
});

test('each file of a ZIP is one of its own, and a fault names its statement among all', async () => {
  const own = await createBank();
  const cash = [{ amount: '5', text: 'Cash' }];
  const files = {
    'a/': '',
    'a/1.xml': camt([{ lines: cash }]),
    '2.XML': camt([{ lines: [...cash, ...cash] }]),
  };
  const { status, body } = await upload(own, new Uint8Array(zip(files)), {}, 'zip');
  expect([status, body.counts, body.statements.length]).toEqual([
    201,
    { new: 2, known: 1, credits: 2, debits: 0 },
    2,
  ]);
  const bad = zip({ '1.xml': one, '2.xml': camt([{}, { lines: [{ amount: 'x' }] }]) });
  expectError(await upload(own, new Uint8Array(bad), {}, 'zip'), 400, 'invalid_statement', [
    '/statements/2/entries/0',
  ]);
});

test('MT940 and CSV are uploaded by their types, and a CSV without an account needs one', async () => {
  const own = await createBank();
  const mt940 = `:20:A\n:25:37040044/0532013000EUR\n:60F:C260301EUR0,\n:61:260302C1,50NTRFNONREF\n:86:Cash\n:62F:C260302EUR1,50\n-`;
  const first = await upload(own, mt940, {}, 'mt940');
  expect([first.status, first.body.format, first.body.statements[0].account.id]).toEqual([
    201,
    'mt940',
    own.accounts[0],
  ]);
  const csv = `Booking Date,Partner Name,Payment Reference,Amount (EUR)\n2026-03-02,Shop,Card,1.50\n`;
  const places = ['/statements/0/account'];
  expectError(await upload(own, csv, {}, 'csv'), 400, 'invalid_statement', places);
  const usd = await upload(own, csv, { account_id: own.accounts[2] ?? '' }, 'csv');
  expectError(usd, 400, 'invalid_statement', places);
  const second = await upload(own, csv, { account_id: own.accounts[0] ?? '' }, 'csv');
  expect([second.status, second.body.format]).toEqual([201, 'csv']);
  const [known, fresh] = await transactionsOf(own);
  expect(fresh.possible_duplicate_of).toBe(known.id);
});

test('keys without the scope bank, strangers and other businesses are refused', async () => {
  const { body } = await upload(bank, camt([{ lines: [{ amount: '77' }] }]));
  const [transaction] = await transactionsOf(bank);
  const business = bank.business;
  const { key } = await createKey({ business, scopes: ['read', 'write', 'webhooks'] });
  const readOnly = api(await issueToken('read-only', [business]));
  const paths = [at, `${at}/${body.id}`, `${at}/${body.id}/file`, '/api/v1/bank-transactions'];
  paths.push(`/api/v1/bank-transactions/${transaction.id}`);
  for (const path of paths) {
    for (const client of [api(key), readOnly])
      expectError(await client.get(path), 403, 'insufficient_scope');
    expectError(await api().get(path), 401, 'unauthorized');
  }
  expectError(await upload({ client: api(key) }, one), 403, 'insufficient_scope');
  expectError(await upload({ client: api() }, one), 401, 'unauthorized');
  const other = await createBank();
  for (const path of paths.slice(1).filter((path) => !path.endsWith('transactions')))
    expectError(await other.client.get(path), 404, 'not_found');
  expectError(await other.client.delete(`${at}/${body.id}`), 404, 'not_found');
  expectError(await other.client.delete(`${at}/${UNKNOWN_ID}`), 404, 'not_found');
  const query = `&statement_id=${body.id}`;
  expect(await transactionsOf(other, query)).toEqual([]);
  const account = bank.accounts[0] ?? '';
  expectError(await upload(other, one, { account_id: account }), 400, 'validation_failed', [
    '/account_id',
  ]);
});

test('of two uploads of one file at once, one wins, and of two with one entry, one brings it', async () => {
  const own = await createBank();
  const file = camt([{ lines: [{ amount: '9', reference: 'A' }] }]);
  const same = await Promise.all([upload(own, file), upload(own, file), upload(own, file)]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const others = await Promise.all(['<!--1-->', '<!--2-->'].map((end) => upload(own, file + end)));
  expect(others.map(({ body }) => body.counts.known)).toEqual([1, 1]);
  expect(await transactionsOf(own)).toHaveLength(1);
});

test('other requests do not wait for the files that are read, with an Idempotency-Key or without', async () => {
  const file = one.replace('Invoice', '<a/>'.repeat(1_000_000));
  const uploads = Array.from({ length: 8 }, (_, place) =>
    bank.client.post(at, `${file}<!--${place}-->`, {
      'Content-Type': 'application/xml',
      'Idempotency-Key': `busy ${place}`,
    }),
  );
  let [answered, isOver] = [0, false];
  const all = Promise.all(uploads).finally(() => void (isOver = true));
  while (!isOver) {
    const began = performance.now();
    expect((await bank.client.get('/api/v1/bank-transactions?limit=1')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    answered += 1;
  }
  expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([201]));
  expect(answered).toBeGreaterThan(10);
});
