import { api } from '../support/api';
import { outcome, sendImport } from '../support/imports';
import { inMyBusinesses, type OperatorAccount } from '../support/operators';
import { createCustomer, UUID, type Created, type Fields } from '../support/records';
import { memberOf, twoShops, type Shop } from '../support/two-businesses';
import type { HttpClient } from '../support/http';
import { CONTENT_TYPE } from '../../src/content-types';

/** The columns of a contact in an import of customers. */

let mine: Shop;
let limited: OperatorAccount;
let client: HttpClient;

beforeAll(async () => {
  ({ mine, limited } = await twoShops());
  client = api(mine.key);
});

const send = (file: string, { token } = limited) =>
  sendImport(file, { token, business: mine.ids.business });
const contactsOf = async (name: string) =>
  (await client.get(`/api/v1/customers?name=${name}`)).body.data[0].contacts as Fields[];
const id = expect.stringMatching(UUID) as unknown;

test('a new customer gets the contact of its row, and a second import changes nothing', async () => {
  const file = [
    'Name;Contact name;Contact e-mail;Contact gets documents;Contact gets reminders',
    'Impa;Ada;ada@impa.example;ja;',
    'Impb;;bob@impb.example;;x',
    'Impc;;;ja;',
  ].join('\n');
  const first = await send(file);
  expect([first.data.mapping, outcome(first.data)]).toEqual([
    [
      'name',
      'contact_name',
      'contact_email',
      'contact_receives_documents',
      'contact_receives_reminders',
    ],
    [3, 0, 0, 0, true],
  ]);
  const none = { receives_documents: false, receives_reminders: false, portal: false };
  expect(await contactsOf('impa')).toEqual([
    { ...none, id, name: 'Ada', email: 'ada@impa.example', receives_documents: true },
  ]);
  expect(await contactsOf('impb')).toEqual([
    { ...none, id, name: 'bob@impb.example', email: 'bob@impb.example', receives_reminders: true },
  ]);
  expect(await contactsOf('impc')).toEqual([]);
  expect(outcome((await send(file)).data)).toEqual([0, 0, 3, 0, true]);
});

describe('an existing customer', () => {
  let customer: Created;
  let [ada, bob] = [] as unknown as [Fields, Fields];
  const row = (cells: string) =>
    send(
      `id,name,contact_name,contact_email,contact_receives_documents\n${customer.id},Impd,${cells}`,
    );

  beforeAll(async () => {
    const contacts = [
      { name: 'Ada', email: 'ada@impd.example', receives_reminders: true },
      { name: 'Bob' },
    ];
    customer = await createCustomer(client, { name: 'Impd', contacts });
    [ada, bob] = customer['contacts'] as [Fields, Fields];
  });

  test.each<[string, string, () => unknown[]]>([
    [
      'changes the contact with its address',
      'Ada B.,ADA@impd.example,ja',
      () => [{ ...ada, name: 'Ada B.', email: 'ADA@impd.example', receives_documents: true }, bob],
    ],
    [
      'gives an address to the contact with its name',
      'BOB,bob@impd.example,',
      () => [expect.anything(), { ...bob, name: 'BOB', email: 'bob@impd.example' }],
    ],
    [
      'adds another one',
      'Bob,other@impd.example,',
      () => [
        expect.anything(),
        expect.anything(),
        expect.objectContaining({ name: 'Bob', email: 'other@impd.example' }),
      ],
    ],
    [
      'keeps all of them where the cells are empty',
      ',,',
      () => [expect.anything(), expect.anything(), expect.anything()],
    ],
  ])('%s', async (_, cells, after) => {
    expect((await row(cells)).data.problem_count).toBe(0);
    expect(await contactsOf('impd')).toEqual(after());
  });

  test('says what is wrong at its columns, and stores nothing', async () => {
    const before = await contactsOf('impd');
    const { data } = await row(`${'x'.repeat(256)},x,vielleicht`);
    const problems = data.problems as { row: number; column: string }[];
    expect([outcome(data), problems.map(({ column }) => column)]).toEqual([
      [0, 0, 0, 3, false],
      ['contact_name', 'contact_email', 'contact_receives_documents'],
    ]);
    expect(await contactsOf('impd')).toEqual(before);
  });

  test('has at most twenty', async () => {
    const contacts = Array.from({ length: 20 }, (_, at) => ({ name: `n${at}` }));
    await client.patch(`/api/v1/customers/${customer.id as string}`, { contacts });
    const { data } = await row('One more,,');
    expect(data.problems).toMatchObject([{ row: 2, column: 'contact_name' }]);
  });
});

test('a role that hides contacts imports none', async () => {
  const fields = ['name', 'business', 'email'];
  const operator = await memberOf(mine.ids.business, [
    ...['create', 'read', 'update'].map((action) =>
      inMyBusinesses(action, CONTENT_TYPE.customer, fields),
    ),
    inMyBusinesses('read', CONTENT_TYPE.business),
  ]);
  expect((await send('name\nImpe', operator)).status).toBe(200);
  const refused = await send('name,contact_name\nImpf,Ada', operator);
  expect([refused.status, refused.error?.message]).toEqual([
    400,
    expect.stringContaining('contacts'),
  ]);
});
