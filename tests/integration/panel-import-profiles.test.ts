import { adminApi } from '../support/api';
import { httpClient } from '../support/http';
import { outcome, sendImport, type ImportRequest } from '../support/imports';
import { inMyBusinesses, type OperatorAccount } from '../support/operators';
import { UNKNOWN_ID, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { collection, memberOf, twoShops, TYPES, type Shop } from '../support/two-businesses';
import { workbook } from '../support/workbooks';

/** Columns of an import that somebody chose by hand, and saved under a name. */

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;
beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

const at = (id = '', list = 'customers', business = mine.ids.business) =>
  `/invoicing/businesses/${business}/profiles/${list}${id === '' ? '' : `/${id}`}`;

const HEAD = 'Kto;Wer;Wo;Art';
const COLUMNS = HEAD.split(';');
const MAPPING = ['customer_number', 'name', 'city', null];
const profile = (name: string, more: object = {}) => ({
  name,
  columns: COLUMNS,
  mapping: MAPPING,
  ...more,
});

const save = (body: object, list = 'customers') => limited.post(at('', list), body);

const preview = (file: ImportFile, more: Record<string, string> = {}, asked = {}) =>
  sendImport(file, {
    token: limited.token,
    business: mine.ids.business,
    store: false,
    more,
    ...asked,
  });
type ImportFile = Parameters<typeof sendImport>[0];

const pathsOf = ({ body }: { body: Fields }): string[] => {
  const { details } = body['error'] as { details: { errors: { path: string[] }[] } };
  return details.errors.map(({ path }) => path.join('/'));
};

const idOf = ({ body }: { body: Fields }): string => (body['data'] as { id: string }).id;

/** How a file was read, in short. */
const readAs = ({ data }: { data: Fields }) => [data['profile'], data['mapping']];

test('a stranger gets 401, an operator of another business 404', async () => {
  const stranger = httpClient(sharedService().url);
  const other = await memberOf(foreign.ids.business);
  for (const [who, status] of [
    [stranger, 401],
    [other, 404],
  ] as const)
    for (const list of ['customers', 'products', 'invoices']) {
      const answers = [
        await who.get(at('', list)),
        await who.post(at('', list), profile('X')),
        await who.put(at(UNKNOWN_ID, list), { name: 'X' }),
        await who.delete(at(UNKNOWN_ID, list)),
      ];
      expect(answers.map((one) => one.status)).toEqual([status, status, status, status]);
    }
});

test('who may not import gets 403, before the body is looked at; other lists do not exist', async () => {
  const reader = await memberOf(mine.ids.business, [
    inMyBusinesses('read', TYPES.business),
    inMyBusinesses('read', TYPES.customer),
  ]);
  const answers = [
    await reader.get(at()),
    await reader.post(at(), { name: 7 }),
    await reader.put(at(UNKNOWN_ID), {}),
    await reader.delete(at(UNKNOWN_ID)),
  ];
  expect(answers.map((one) => one.status)).toEqual([403, 403, 403, 403]);
  expect((await limited.get(at('', 'payments'))).status).toBe(404);
  expect((await limited.get(at('', 'customers', 'x'))).status).toBe(404);
});

test('a profile of another business is neither seen nor used', async () => {
  const other = await memberOf(foreign.ids.business);
  const theirs = await other.post(at('', 'customers', foreign.ids.business), profile('Theirs'));
  expect(theirs.status).toBe(201);
  const { data } = await preview(`${HEAD}\n1;Ada;Bonn;x`);
  expect([data['profile'], JSON.stringify(data['profiles'])]).toEqual([
    null,
    expect.not.stringContaining('Theirs'),
  ]);
  const named = await preview(`${HEAD}\n1;Ada;Bonn;x`, { profile: idOf(theirs) });
  const unknown = await preview(`${HEAD}\n1;Ada;Bonn;x`, { profile: UNKNOWN_ID });
  expect([named.status, named.error]).toEqual([400, unknown.error]);
});

test.each([
  ['nothing of it', {}, ['name', 'columns', 'mapping']],
  ['a name of 81 characters', profile('x'.repeat(81)), ['name']],
  ['a mapping of other columns', profile('A', { mapping: ['name'] }), ['mapping']],
  ['a field that there is not', profile('A', { mapping: ['x', null, null, null] }), ['mapping']],
  ['a field twice', profile('A', { mapping: ['name', 'name', null, null] }), ['mapping']],
  ['an open question', profile('A', { mapping: ['?', null, null, null] }), ['mapping']],
  ['a mapping that is none', profile('A', { mapping: [{ a: [] }] }), ['mapping']],
  ['a row that is none', profile('A', { header: 0 }), ['header']],
  ['other marks', profile('A', { decimal: ';', dates: 'ymd' }), ['decimal', 'dates']],
  ['an encoding that is none', profile('A', { encoding: 'x' }), ['encoding']],
  [
    '1,000 columns with long names',
    profile('A', {
      columns: Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(250)}${n}`),
      mapping: Array.from({ length: 1_000 }, () => null),
    }),
    ['columns'],
  ],
])('a profile with %s is refused at its place', async (_name, body, paths) => {
  const refused = await save(body);
  expect([refused.status, pathsOf(refused)]).toEqual([400, paths]);
});

test('deep and huge bodies are refused at once', async () => {
  const began = Date.now();
  const deep = `{"name":"A","columns":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  expect((await limited.post(at(), deep)).status).toBe(400);
  expect((await save(profile('A', { mapping: ['x'.repeat(2_000_000)] }))).status).toBe(413);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('a file with the same columns is read as saved, in any order, and no other is', async () => {
  const id = idOf(await save(profile('Old shop')));
  const { data } = await preview(`${HEAD}\n1;Ada;Bonn;x`);
  expect(readAs({ data })).toEqual([id, MAPPING]);
  expect((data['profiles'] as Fields[])[0]).toEqual({ id, name: 'Old shop', reading: {} });
  expect(readAs(await preview('ART,wer,"Wo ?",KTO\nx,Ada,Bonn,1'))).toEqual([
    id,
    [null, 'name', 'city', 'customer_number'],
  ]);
  expect((await preview(`${HEAD};Tel\n1;Ada;Bonn;x;1`)).data['profile']).toBeNull();
  expect((await preview('Kto;Wer;Wo\n1;Ada;Bonn')).data['profile']).toBeNull();
  // Bad rows come again with their reasons.
  expect(readAs(await preview(`${HEAD};Not imported because\n1;Ada;Bonn;x;y`))).toEqual([
    id,
    [...MAPPING, null],
  ]);
  // It is chosen by hand, and so is none.
  const named = await preview('Wer;Tel\nAda;1', { profile: id });
  expect(readAs(named)).toEqual([id, ['name', null]]);
  expect((await preview(`${HEAD}\n1;Ada;Bonn;x`, { profile: 'none' })).data['profile']).toBeNull();
  const stored = await preview(`${HEAD}\n1;Ada;Bonn;x`, {}, { store: true });
  expect(outcome(stored.data)).toEqual([1, 0, 0, 0, true]);
  expect((await limited.delete(at(id))).status).toBe(200);
});

test('repeated names are told apart by their places', async () => {
  const columns = ['Name', 'Name', 'NAME', ''];
  const mapping = [null, 'city', 'name', 'notes'];
  const id = idOf(await save({ name: 'Repeats', columns, mapping }));
  expect(readAs(await preview('Name;Name;NAME;\n1;Bonn;Ada;x'))).toEqual([id, mapping]);
  expect((await limited.delete(at(id))).status).toBe(200);
});

test('decimals, dates, encoding and rows are kept as they were chosen', async () => {
  const columns = ['Nr', 'Was', 'Preis'];
  const mapping = ['sku', 'name', 'unit_price'];
  const reading = { decimal: ',', encoding: 'windows-1252' };
  const id = idOf(await save({ name: 'Prices', columns, mapping, ...reading }, 'products'));
  const bytes = new Uint8Array(Buffer.from('Liste\nNr;Was;Preis\n1;Bürste;1.234', 'latin1'));
  const { data } = await preview(bytes, {}, { list: 'products' });
  expect([data['profile'], data['decimal'], data['encoding'], data['header']]).toEqual([
    id,
    ',',
    'windows-1252',
    2,
  ]);
  const asked = await preview(bytes, { decimal: '.' }, { list: 'products' });
  expect([asked.data['profile'], asked.data['decimal']]).toEqual([id, '.']);
  expect((await limited.delete(at(id, 'products'))).status).toBe(200);
});

test('the sheet is that of the profile where it is chosen, and the one with its columns where it is not', async () => {
  const id = idOf(await save(profile('Sheets', { sheet: 'Second', decimal: ',' })));
  const sheet = [COLUMNS, ['1', 'Ada', 'Bonn', 'x']];
  const book = workbook({ First: sheet, Second: [['Wer'], ['Bo'], ['Cy']] });
  const found = await preview(book);
  expect([found.data['profile'], found.data['sheet'], found.data['rows']]).toEqual([
    id,
    'First',
    1,
  ]);
  const chosen = await preview(book, { profile: id });
  expect([chosen.data['sheet'], chosen.data['rows']]).toEqual(['Second', 2]);
  expect((await limited.delete(at(id))).status).toBe(200);
});

test('a profile loses a custom field that is deleted, and nothing else', async () => {
  const business = collection('business', mine.ids.business);
  const field = { key: 'region', label: 'Region', kind: 'customer', printed: false };
  const set = async (custom_fields: object[]) =>
    expect((await adminApi().put(business, { custom_fields })).status).toBe(200);
  await set([field]);
  const report = (await preview('Region;Name\nx;y')).data;
  const [mapped] = report['mapping'] as (string | null)[];
  expect(mapped).not.toBeNull();
  const columns = ['Gebiet', 'Wer'];
  const id = idOf(await save({ name: 'With region', columns, mapping: [mapped, 'name'] }));
  expect(readAs(await preview('Gebiet;Wer\nx;y'))).toEqual([id, [mapped, 'name']]);
  await set([]);
  expect(readAs(await preview('Gebiet;Wer\nx;y'))).toEqual([id, [null, 'name']]);
  expect((await limited.delete(at(id))).status).toBe(200);
});

test('names stand once per list, and a profile is replaced by its name', async () => {
  const id = idOf(await save(profile('Twice')));
  expect((await save(profile('TWICE'))).status).toBe(409);
  expect(
    (await save({ name: 'Twice', columns: ['A'], mapping: ['name'] }, 'products')).status,
  ).toBe(201);
  const other = { mapping: [null, 'name', null, 'city'], replace: true };
  expect(idOf(await save(profile('twice', other)))).toBe(id);
  expect(readAs(await preview(`${HEAD}\n1;Ada;x;Bonn`))).toEqual([id, other.mapping]);
  expect((await limited.put(at(id), { name: 'Once' })).body.data).toEqual({ id, name: 'Once' });
  expect((await limited.get(at())).body.data).toEqual([{ id, name: 'Once' }]);
});

test('an administrator sees the profiles of every business, each in its own', async () => {
  const admin = { token: readRun().adminToken } satisfies Partial<ImportRequest>;
  const of = async (business: string) =>
    (await preview(`${HEAD}\n1;A;B;c`, {}, { ...admin, business })).data['profiles'] as Fields[];
  const saved = async (business: string) =>
    (await of(business)).flatMap(({ name, reading }) => (reading ? [name] : []));
  expect(await saved(mine.ids.business)).toEqual(['Once']);
  expect(await saved(foreign.ids.business)).toEqual(['Theirs']);
});

test('what was saved of numbers and letters does not twist a file that is clearly written in another way', async () => {
  const columns = ['Ware', 'Betrag'];
  const mapping = ['name', 'unit_price'];
  const said = { decimal: ',', encoding: 'windows-1252' };
  expect((await save({ name: 'Waren', columns, mapping, ...said }, 'products')).status).toBe(201);
  const read = async (rows: string) => {
    const { data } = await preview(`Ware;Betrag\n${rows}`, {}, { list: 'products' });
    return [
      data['profile'],
      (data['reading'] as Fields | undefined)?.['decimal'] ?? data['decimal'],
    ];
  };
  const asSaved = await read('Müsli;1.234,50');
  expect(asSaved[1]).toBe(',');
  expect((await read('Müsli;1234.56'))[1]).toBe('.');
  expect((await read('Müsli;1.234'))[1]).toBe(',');
});
