import { adminApi, api } from '../support/api';
import { exportCsv } from '../support/csv';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { outcome, sendImport, type ImportFile, type ImportRequest } from '../support/imports';
import type { OperatorAccount } from '../support/operators';
import { createCustomer, createProduct, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { twoShops, type Shop } from '../support/two-businesses';
import { addEndpoint } from '../support/webhooks';

let mine: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, limited } = await twoShops());
});

const send = (file: ImportFile, asked: Partial<ImportRequest> = {}) =>
  sendImport(file, { token: limited.token, business: mine.ids.business, ...asked });

const client = () => api(mine.key);

async function count(list: string): Promise<number> {
  return (await client().get(`/api/v1/${list}?limit=1`)).body.pagination.total as number;
}

async function found(list: string, filter: string): Promise<Fields[]> {
  return (await client().get(`/api/v1/${list}?${filter}`)).body.data as Fields[];
}

test('a preview stores nothing, the import stores all, and a repeated one nothing', async () => {
  const file = 'Firma;E-Mail;PLZ;Land\nNord GmbH;nord@n.example;01067;DE\nSüd AG;;80331;DE';
  const before = await count('customers');
  const preview = await send(file, { store: false });
  expect([preview.status, ...outcome(preview.data)]).toEqual([200, 2, 0, 0, 0, false]);
  expect(preview.data.mapping).toEqual(['name', 'email', 'postal_code', 'country_code']);
  expect(await count('customers')).toBe(before);
  expect(outcome((await send(file)).data)).toEqual([2, 0, 0, 0, true]);
  expect(outcome((await send(file)).data)).toEqual([0, 0, 2, 0, true]);
  expect(await count('customers')).toBe(before + 2);
  expect(await found('customers', 'name=nord')).toMatchObject([
    {
      name: 'Nord GmbH',
      email: 'nord@n.example',
      postal_code: '01067',
      business_id: mine.ids.business,
    },
  ]);
});

test('an existing customer gets the cells that are filled, and keeps the rest', async () => {
  const { id } = await createCustomer(client(), {
    name: 'Östlich',
    email: 'O@e.example',
    city: 'Ulm',
  });
  const file = 'name,email,city,phone\nöstlich,o@E.example,,123';
  expect(outcome((await send(file)).data)).toEqual([0, 1, 0, 0, true]);
  const { body } = await client().get(`/api/v1/customers/${id}`);
  expect(body).toMatchObject({ id, name: 'östlich', city: 'Ulm', phone: '123' });
  const history = await client().get(`/api/v1/customers/${id}/history`);
  expect(history.body.data[0]).toMatchObject({
    actor: { type: 'operator', name: 'Limited Operator' },
    action: 'changed',
  });
});

test('an export of the panel comes back unchanged', async () => {
  const notes = '=1+1\nsecond; line, "quoted"';
  await createCustomer(client(), { name: "'=Mallory", notes, phone: '+49 1', country_code: 'DE' });
  await createProduct(client(), {
    name: 'Long',
    sku: 'L',
    unit_price: 123456.123456,
    tax_rate: 7.5,
  });
  for (const list of ['customers', 'products']) {
    const before = await count(list);
    const answer = await limited.get(`/invoicing/export/${list}`);
    const { data } = await send(answer.text, { list });
    expect(outcome(data)).toEqual([0, 0, before, 0, true]);
  }
});

test('a country is read by name or code, and one that nobody knows is a problem', async () => {
  const file = 'Name;Land\nBauer;Deutschland\nHuber;AT\nLeroy;france';
  expect(outcome((await send(file)).data)).toEqual([3, 0, 0, 0, true]);
  for (const [name, code] of [
    ['bauer', 'DE'],
    ['huber', 'AT'],
    ['leroy', 'FR'],
  ] as const)
    expect(await found('customers', `name=${name}`)).toMatchObject([{ country_code: code }]);
  const { data } = await send('Name;Land\nMeier;Deutschlnd');
  expect(data.problems).toMatchObject([{ row: 2, column: 'Land' }]);
});

test('units are read in each language of the panel', async () => {
  const units = ['Stück', 'Tag', 'hours', 'mois', 'kg', 'XPP'];
  const rows = units.map((unit, at) => `U-${at};Unit ${at};1;${unit}`);
  const file = ['Artikelnummer;Bezeichnung;Preis;Einheit', ...rows].join('\n');
  expect(outcome((await send(file, { list: 'products' })).data)).toEqual([6, 0, 0, 0, true]);
  const stored = await found('products', 'sku=U-');
  const codes = stored.map(({ sku, unit_code }) => `${String(sku)} ${String(unit_code)}`).sort();
  const wanted = ['U-0 C62', 'U-1 DAY', 'U-2 HUR', 'U-3 MON', 'U-4 KGM', 'U-5 XPP'];
  expect(codes).toEqual(wanted);
});

test('products are found by their article number, with a decimal comma', async () => {
  const file = 'Artikelnummer;Bezeichnung;Preis;MwSt\nA-1;Stunde;1.234,50;19 %\nA-2;Tag;"99,9";7,5';
  expect(outcome((await send(file, { list: 'products' })).data)).toEqual([2, 0, 0, 0, true]);
  const dearer = file.replace('1.234,50', '1.300,00');
  expect(outcome((await send(dearer, { list: 'products' })).data)).toEqual([0, 1, 1, 0, true]);
  expect(await found('products', 'sku=A-')).toMatchObject([
    { sku: 'A-2', unit_price: 99.9, tax_rate: 7.5 },
    { sku: 'A-1', name: 'Stunde', unit_price: 1300, tax_rate: 19, unit_code: 'C62', active: true },
  ]);
});

test('all problems are told with row and column, and nothing is stored', async () => {
  const before = await count('customers');
  const file = [
    'Name,Mail,Country code,Usual tax rate',
    'Good,good@g.example,DE,19',
    ',nobody@n.example,DE,',
    'Bad,no address,XX,high',
    '',
    'Good,GOOD@g.example,,',
  ].join('\n');
  const { data } = await send(file);
  expect(data.problems).toEqual([
    { row: 3, column: 'Name', value: null, message: 'is required' },
    { row: 4, column: 'Mail', value: 'no address', message: 'must be an e-mail address' },
    { row: 4, column: 'Country code', value: 'XX', message: expect.stringContaining('must be') },
    { row: 4, column: 'Usual tax rate', value: 'high', message: 'must be a number' },
    { row: 6, column: null, value: null, message: 'means the same customer as row 2' },
  ]);
  expect(outcome(data)).toEqual([1, 0, 0, 5, false]);
  expect(await count('customers')).toBe(before);
});

test('two customers of one name and address are told apart by their ids alone', async () => {
  const twin = { name: 'Twin', email: 't@t.example' };
  const ids = [await createCustomer(client(), twin), await createCustomer(client(), twin)];
  const [problem] = (await send('name,email,city\nTwin,t@t.example,Rome')).data
    .problems as Fields[];
  expect(problem?.message).toBe('2 customers match this row; add a column with the id');
  const second = ids[1]?.id as string;
  const { data } = await send(`id,name,email,city\n${second},Twin,t@t.example,Rome`);
  expect(outcome(data)).toEqual([0, 1, 0, 0, true]);
  const cities = (await found('customers', 'name=twin')).map(({ id, city }) => [id, city]);
  expect(cities).toEqual([
    [second, 'Rome'],
    [ids[0]?.id, null],
  ]);
});

test('each new customer is announced once, and none of an import that fails', async () => {
  await addEndpoint(client(), 'https://import.invalid/', { enabled: true });
  const rows = Array.from({ length: 1_500 }, (_, at) => `Told ${at},told${at}@t.example`);
  await send(['name,email', ...rows, ',x'].join('\n'));
  expect(outcome((await send(['name,email', ...rows].join('\n'))).data)).toEqual([
    1_500,
    0,
    0,
    0,
    true,
  ]);
  const stored = () =>
    query<{ body: string }>(
      readRun().sharedDatabaseUrl,
      `SELECT payload AS body FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        WHERE e.url = 'https://import.invalid/' AND event_type = 'customer.created'`,
    );
  await eventually(async () => (await stored()).length === 1_500);
  const told = (await stored()).map(({ body }) => (JSON.parse(body) as { data: Fields }).data);
  expect(new Set(told.map(({ name }) => name)).size).toBe(1_500);
  const one = told.find(({ name }) => name === 'Told 77');
  expect((await client().get(`/api/v1/customers/${one?.id as string}`)).body).toEqual(one);
});

test('two imports of the same file at once make each customer once', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `Once ${at}`);
  const file = ['name', ...rows].join('\n');
  const again = async () => (await send(file, { token: readRun().adminToken })).data;
  const [one, two] = await Promise.all([again(), again()]);
  expect(Number(one.created) + Number(two.created)).toBe(300);
  const all = await exportCsv(client(), '/api/v1/customers?name=once ');
  expect(all.rows).toHaveLength(300);
  expect((await adminApi().get('/invoicing/home')).status).toBe(200);
});
