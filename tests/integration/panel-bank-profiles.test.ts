import { adminApi } from '../support/api';
import { createBank, transactionsOf, upload, type Bank } from '../support/bank';
import { inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { httpClient } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import { UNKNOWN_ID, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { bookkeeperOf, collection, memberOf } from '../support/two-businesses';

/** The columns of a bank's CSV, which a business describes and saves. */

let bank: Bank;
let other: Bank;
let keeper: OperatorAccount;
beforeAll(async () => {
  [bank, other] = [await createBank(), await createBank()];
  keeper = await bookkeeperOf(bank.business);
});

const at = (id = '', business = bank.business) =>
  `/invoicing/businesses/${business}/profiles/bank${id === '' ? '' : `/${id}`}`;

const CSV = [
  'Account of Acme',
  '',
  'Posted;Money in;Money out;Cur;Who;Account;Info;Info;Ref',
  '03/04/2026;1.190,00;;€;Muster GmbH;DE75512108001245126199;Invoice;INV-00001;E2E-1',
  '13/04/2026;;45,50;EUR;Stadtwerke;;Strom;;E2E-2',
].join('\n');

const COLUMNS = 'Posted,Money in,Money out,Cur,Who,Account,Info (1),Info (2),Ref'.split(',');

const SAID = {
  booked_on: 'Posted',
  credit: 'Money in',
  debit: 'Money out',
  currency_column: 'Cur',
  counterparty: 'Who',
  account: 'Account',
  text: ['Info (1)', 'Info (2)'],
  bank_reference: 'Ref',
  dates: 'dmy',
  decimal: ',',
};

const profile = (name: string, more: object = {}) => ({ name, columns: COLUMNS, ...SAID, ...more });

const sample = (who: Pick<OperatorAccount, 'post'>, content: string | Uint8Array, search = {}) =>
  who.post(
    `/invoicing/businesses/${bank.business}/bank/sample?${new URLSearchParams(search).toString()}`,
    content,
    { 'Content-Type': 'application/octet-stream' },
  );

const pathsOf = ({ body }: { body: Fields }): string[] => {
  const { details } = body['error'] as { details: { errors: { path: string[] }[] } };
  return details.errors.map(({ path }) => path.join('/'));
};

describe('nobody else', () => {
  test('a stranger gets 401, an operator of another business 404', async () => {
    const stranger = httpClient(sharedService().url);
    const foreign = await bookkeeperOf(other.business);
    for (const [who, status] of [
      [stranger, 401],
      [foreign, 404],
    ] as const) {
      const answers = [
        await who.get(at()),
        await who.post(at(), profile('X')),
        await who.put(at(UNKNOWN_ID), { name: 'X' }),
        await who.delete(at(UNKNOWN_ID)),
        await sample(who, CSV),
      ];
      expect(answers.map((one) => one.status)).toEqual(answers.map(() => status));
    }
  });

  test('who may not upload gets 403, before the body is looked at', async () => {
    const reader = await memberOf(
      bank.business,
      inMyBusinesses(['business', 'bankStatement', 'bankTransaction'], ['read']),
    );
    const answers = [
      await reader.get(at()),
      await reader.post(at(), { name: 7 }),
      await reader.put(at(UNKNOWN_ID), {}),
      await reader.delete(at(UNKNOWN_ID)),
      await sample(reader, CSV),
    ];
    expect(answers.map((one) => one.status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('a profile of one business reads no file of another, and is neither renamed nor deleted there', async () => {
    const foreign = await bookkeeperOf(other.business);
    const { body } = await keeper.post(at(), profile('Mine'));
    const { id } = body.data as { id: string };
    expect((await foreign.get(at('', other.business))).body.data).toEqual([]);
    expect((await foreign.put(at(id, other.business), { name: 'Y' })).status).toBe(404);
    expect((await foreign.delete(at(id, other.business))).status).toBe(404);
    const file = { account_id: other.accounts[0] ?? '' };
    expectError(await upload(other, CSV, file, 'csv'), 400, 'unknown_format');
    expect((await keeper.delete(at(id))).status).toBe(200);
  });
});

test('an unknown header is described, saved, and known from then on, in the API, too', async () => {
  const account = bank.accounts[0] ?? '';
  const sent = await keeper.post(
    `/invoicing/businesses/${bank.business}/bank/statements?account_id=${account}`,
    CSV,
    { 'Content-Type': 'application/octet-stream' },
  );
  expect([sent.status, pathsOf(sent)]).toEqual([400, ['columns']]);
  const { data } = (await sample(keeper, CSV)).body;
  expect([data.header, data.columns.map(({ name }: Fields) => name)]).toEqual([3, COLUMNS]);
  expect(data.columns[0]).toEqual({ name: 'Posted', examples: ['03/04/2026', '13/04/2026'] });
  const read = await sample(keeper, CSV, { columns: JSON.stringify(SAID) });
  expect(read.body.data.entries).toEqual([
    {
      booked_on: '2026-04-03',
      amount: '1190',
      currency: 'EUR',
      counterparty_name: 'Muster GmbH',
      counterparty_iban: 'DE75512108001245126199',
      counterparty_account_number: null,
      text: 'Invoice INV-00001',
      reference: null,
      bank_reference: 'E2E-1',
    },
    {
      booked_on: '2026-04-13',
      amount: '-45.5',
      currency: 'EUR',
      counterparty_name: 'Stadtwerke',
      counterparty_iban: null,
      counterparty_account_number: null,
      text: 'Strom',
      reference: null,
      bank_reference: 'E2E-2',
    },
  ]);
  const saved = await keeper.post(at(), profile('House bank'));
  expect([saved.status, saved.body.data]).toEqual([
    201,
    { id: expect.any(String), name: 'House bank' },
  ]);
  expect((await upload(bank, CSV, { account_id: account }, 'csv')).body.counts).toEqual({
    new: 2,
    known: 0,
    credits: 1,
    debits: 1,
  });
  const amounts = (await transactionsOf(bank)).map(({ amount }: Fields) => Number(amount));
  expect(amounts).toEqual([1190, -45.5]);
  // The order of the columns does not matter; another column does.
  const turned =
    'Who;Posted;Money in;Money out;Cur;Account;Info;Info;Ref\nAda;20/04/2026;5;;EUR;;a;b;c';
  expect((await upload(bank, turned, { account_id: account }, 'csv')).status).toBe(201);
  const wider = turned.replace('Ref', 'Ref;Fee').replace(';c', ';c;1');
  expectError(await upload(bank, wider, { account_id: account }, 'csv'), 400, 'unknown_format');
});

test.each([
  ['nothing of it', {}, ['name', 'columns']],
  ['no day', profile('A', { booked_on: null }), ['booked_on']],
  ['no amount', profile('A', { credit: null, debit: null }), ['amount']],
  ['one of two columns', profile('A', { debit: null }), ['amount']],
  ['an amount beside them', profile('A', { amount: 'Cur' }), ['amount']],
  ['no currency', profile('A', { currency_column: null }), ['currency']],
  ['a currency that is none', profile('A', { currency: 'EURO' }), ['currency']],
  [
    'columns that are not in the file',
    profile('A', { booked_on: 'Day', text: ['Info (1)', 'Note'] }),
    ['booked_on', 'text/1'],
  ],
  ['an order of dates that is none', profile('A', { dates: 'ymd' }), ['dates']],
  ['a name of 81 characters', profile('x'.repeat(81)), ['name']],
  ['a blank name', profile(' '), ['name']],
  ['a name of two lines', profile('a\nb'), ['name']],
  ['columns that are no list', profile('A', { columns: 'Posted' }), ['columns']],
  ['columns that are no texts', profile('A', { columns: [{ a: 1 }] }), ['columns']],
  ['a long name of a column', profile('A', { columns: ['x'.repeat(256)] }), ['columns']],
  [
    '1,000 columns with long names',
    profile('A', { columns: Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(250)}${n}`) }),
    ['columns'],
  ],
])('a profile with %s is refused at its place', async (_name, body, paths) => {
  const refused = await keeper.post(at(), body);
  expect([refused.status, pathsOf(refused)]).toEqual([400, paths]);
});

test('deep and huge bodies are refused at once', async () => {
  const deep = `{"name":"A","columns":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  const began = Date.now();
  expect((await keeper.post(at(), deep)).status).toBe(400);
  expect((await keeper.post(at(), { ...profile('A'), text: ['x'.repeat(2_000_000)] })).status).toBe(
    413,
  );
  const said = { columns: `{"text":${'['.repeat(2_000)}${']'.repeat(2_000)}}` };
  expect((await sample(keeper, CSV, said)).status).toBe(400);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test.each([
  ['nothing', '', 'in a format that is known here'],
  ['one column', 'a\nb\nc', 'in a format that is known here'],
  ['201 columns', `${'a;'.repeat(200)}b\n${'1;'.repeat(200)}2`, 'at most 200 columns'],
  ['too much', 'x'.repeat(250_001), 'at most 0.25 MB'],
  ['quotes that are never closed', `a;"${'b'.repeat(240_000)}`, 'in a format that is known here'],
])('a sample with %s is refused', async (_name, content, text) => {
  const refused = await sample(keeper, content);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(text)]);
});

test('a sample that was cut is read by its whole rows, in its encoding', async () => {
  const rows = Array.from({ length: 20_000 }, () => '01.02.2026;1,00;Müller').join('\n');
  const bytes = new Uint8Array(Buffer.from(`Tag;Betrag;Empfänger\n${rows}`)).slice(0, 250_000);
  const { data } = (await sample(keeper, bytes)).body;
  expect(data.columns[2]).toEqual({ name: 'Empfänger', examples: ['Müller', 'Müller', 'Müller'] });
});

test('a bank writes all money that went with a minus, or none; a row that differs is refused', async () => {
  const saved = await keeper.post(at(), {
    name: 'Two sides',
    columns: ['Day', 'In', 'Out'],
    booked_on: 'Day',
    credit: 'In',
    debit: 'Out',
    currency: 'EUR',
    decimal: '.',
  });
  expect(saved.status).toBe(201);
  const send = (...rows: string[]) =>
    upload(bank, ['Day,In,Out', ...rows].join('\n'), { account_id: bank.accounts[0] ?? '' }, 'csv');
  expect((await send('2026-05-01,,-3.00', '2026-05-02,4,0.00')).status).toBe(201);
  expect((await send('2026-05-03,,(6.00)', '2026-05-04,,7.00-')).status).toBe(201);
  for (const rows of [
    ['2026-05-05,,-8', '2026-05-06,,9'],
    ['2026-05-05,1,1', '2026-05-06,,'],
    ['2026-05-05,1,', '2026-05-06,-1,'],
  ])
    expectError(await send(...rows), 400, 'invalid_statement', [
      ...(rows[0] === '2026-05-05,1,1' ? ['/lines/2'] : []),
      '/lines/3',
    ]);
  const amounts = (await transactionsOf(bank, '&from=2026-05-01')).map(({ amount }: Fields) =>
    Number(amount),
  );
  expect(amounts).toEqual([-3, 4, -6, -7]);
});

test('names stand once; a profile is replaced, renamed and deleted, and 50 are the most', async () => {
  const own = await createBank();
  const who = await bookkeeperOf(own.business);
  const path = at('', own.business);
  const save = (name: string, more = {}) => who.post(path, profile(name, more));
  const { id } = (await save('Sparbank')).body.data as { id: string };
  const again = await save(' sparBANK ');
  expect([again.status, pathsOf(again)]).toEqual([409, ['name']]);
  const replaced = await save('SPARBANK', { replace: true });
  expect(replaced.body.data).toEqual({ id, name: 'SPARBANK' });
  await save('Other');
  const taken = await who.put(`${path}/${id}`, { name: 'other' });
  expect([taken.status, pathsOf(taken)]).toEqual([409, ['name']]);
  expect((await who.put(`${path}/${id}`, { name: 'sparbank' })).status).toBe(200);
  for (let n = 3; n <= 50; n += 1) expect((await save(`No. ${n}`)).status).toBe(201);
  const full = await save('One more');
  expect([full.status, pathsOf(full)]).toEqual([400, ['name']]);
  expect((await save('No. 9', { replace: true })).status).toBe(201);
  expect((await who.delete(`${path}/${id}`)).status).toBe(200);
  expect((await who.delete(`${path}/${id}`)).status).toBe(404);
  expect((await who.put(`${path}/x`, { name: 'y' })).status).toBe(404);
  expect((await save('One more')).status).toBe(201);
  expect((await who.get(path)).body.data).toHaveLength(50);
});

test('of two saves with one name at once one wins', async () => {
  const own = await createBank();
  const who = await bookkeeperOf(own.business);
  const all = await Promise.all(
    Array.from({ length: 6 }, () => who.post(at('', own.business), profile('Same'))),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('profiles are deleted with their business', async () => {
  const own = await createBank();
  const who = await bookkeeperOf(own.business);
  await who.post(at('', own.business), profile(`Gone ${own.business}`));
  const left = () =>
    query(readRun().sharedDatabaseUrl, 'select name from saved_profiles where name = $1', [
      `Gone ${own.business}`,
    ]);
  expect(await left()).toHaveLength(1);
  expect((await adminApi().delete(collection('business', own.business))).status).toBe(200);
  expect(await left()).toEqual([]);
});

test('rows that are not booked yet are left out, here and over the API', async () => {
  const head = 'Posted;Money;Who;State';
  const columns = head.split(';');
  const said = { booked_on: 'Posted', amount: 'Money', currency: 'EUR', counterparty: 'Who' };
  const states = { status: 'State', booked: 'done', dates: 'dmy', decimal: ',' };
  const rows = [
    '01/04/2026;10,00;A;Done',
    '02/04/2026;20,00;B;pending',
    '03/04/2026;30,00;C;failed',
  ];
  const csv = [head, ...rows].join('\n');
  const wanting = await keeper.post(at(), { name: 'States', columns, ...said, status: 'State' });
  expect([wanting.status, pathsOf(wanting)]).toEqual([400, ['booked']]);
  const { body } = await sample(keeper, csv, { columns: JSON.stringify({ ...said, ...states }) });
  expect((body.data.entries as Fields[]).map(({ amount }) => amount)).toEqual(['10']);
  const saved = await keeper.post(at(), { name: 'States', columns, ...said, ...states });
  expect(saved.status).toBe(201);
  const uploaded = await upload(bank, csv, { account_id: bank.accounts[0] ?? '' }, 'csv');
  expect(uploaded.body.counts).toMatchObject({ new: 1, credits: 1 });
});
