import { adminApi, createKey } from '../support/api';
import { query } from '../support/databases';
import { connect, line } from '../support/desk';
import {
  CM,
  createOperator,
  MY_BUSINESSES,
  operatorWho,
  type OperatorAccount,
} from '../support/operators';
import { readRun } from '../support/run';
import { startService } from '../support/service';
import {
  addMember,
  collection,
  createShop,
  TYPES,
  type Shop,
  type Type,
} from '../support/two-businesses';

interface Role {
  id: number;
  name: string;
}

async function count(table: string): Promise<number> {
  const url = readRun().sharedDatabaseUrl;
  const [row] = await query<{ count: number }>(url, `select count(*)::int from ${table}`);
  return row?.count ?? -1;
}

async function bookkeeperRole(service?: { url: string }): Promise<Role | undefined> {
  const { body } = await adminApi(service).get('/admin/roles');
  return (body.data as Role[]).find(({ name }) => name === 'Bookkeeper');
}

test('the condition is offered in the role editor', async () => {
  const { body } = await adminApi().get('/admin/permissions');
  expect(body.data.conditions).toContainEqual({
    id: MY_BUSINESSES,
    displayName: 'Belongs to my businesses',
    category: 'Invoicing',
  });
});

describe('the ready role Bookkeeper', () => {
  let mine: Shop;
  let foreign: Shop;
  let bookkeeper: OperatorAccount;

  beforeAll(async () => {
    const role = await bookkeeperRole();
    bookkeeper = await createOperator([role?.id ?? 0]);
    mine = await createShop('BOOKMINE');
    foreign = await createShop('BOOKOTHER');
    await addMember(mine.ids.business, bookkeeper);
  });

  test('has exactly the documented rights, all under the condition', async () => {
    const role = await bookkeeperRole();
    const { body } = await adminApi().get(`/admin/roles/${role?.id ?? 0}/permissions`);
    type Stored = { action: string; subject: string; conditions: string[] };
    const grants = (body.data as Stored[]).map(
      ({ action, subject, conditions }) =>
        `${subject.split('.')[1] ?? ''} ${action.split('.').at(-1) ?? ''} ${conditions.join()}`,
    );
    const may = (name: string, ...actions: string[]) =>
      actions.map((action) => `${name} ${action} ${MY_BUSINESSES}`);
    expect(grants.sort()).toEqual(
      [
        ...[
          'customer',
          'invoice',
          'product',
          'quotation',
          'recurring-invoice',
          'payment',
          'credit-note',
          'refund',
          'mail',
        ].flatMap((name) => may(name, 'create', 'read', 'update')),
        ...['business', 'webhook-endpoint', 'webhook-delivery'].flatMap((name) =>
          may(name, 'read'),
        ),
        ...may('bank-statement', 'create', 'read', 'delete'),
        ...may('bank-transaction', 'read', 'update'),
      ].sort(),
    );
  });

  test('writes an invoice from customer to paid', async () => {
    const business = { business: connect(mine.ids.business) };
    const customer = await bookkeeper.post(collection('customer'), { name: 'New', ...business });
    expect([customer.status, customer.body.data.name]).toEqual([201, 'New']);
    const invoice = await bookkeeper.post(collection('invoice'), {
      ...business,
      customer: connect(customer.body.data.documentId),
      items: [line({ unit_price: 7, quantity: 3 })],
    });
    expect([invoice.status, invoice.body.data]).toMatchObject([201, { total: 21 }]);
    expect(invoice.body.data.items).toHaveLength(1);
    const id = invoice.body.data.documentId as string;
    const paid = await bookkeeper.post(`/invoicing/invoices/${id}/state`, { state: 'paid' });
    expect([paid.status, paid.body.data.state]).toEqual([200, 'paid']);
  });

  test('sees neither keys nor members of its business, and nothing of others', async () => {
    const { body } = await bookkeeper.get(collection('business', mine.ids.business));
    expect(body.data.name).toBe('BOOKMINE Ltd');
    expect(body.data).not.toHaveProperty('api_tokens');
    expect(body.data).not.toHaveProperty('members');
    for (const field of ['api_tokens', 'members']) {
      const path = `/content-manager/relations/${TYPES.business}`;
      for (const rest of [field, `${mine.ids.business}/${field}`]) {
        expect((await bookkeeper.get(`${path}/${rest}`)).status).toBe(403);
      }
    }
    for (const type of Object.keys(TYPES) as Type[]) {
      expect((await bookkeeper.get(collection(type, mine.ids[type]))).status).toBe(200);
      expect((await bookkeeper.get(collection(type, foreign.ids[type]))).status).toBe(403);
      expect((await bookkeeper.delete(collection(type, mine.ids[type]))).status).toBe(403);
    }
    const change = await bookkeeper.put(collection('business', mine.ids.business), { name: 'X' });
    expect(change.status).toBe(403);
    for (const path of ['/admin/api-tokens', '/admin/users', '/admin/roles', '/admin/webhooks']) {
      expect((await bookkeeper.get(path)).status).toBe(403);
    }
  });
});

test('the role stays as the operators left it, and its condition survives a restart', async () => {
  const first = await startService();
  const role = await bookkeeperRole(first);
  const path = `/admin/roles/${role?.id ?? 0}`;
  const read = { action: `${CM}.read`, subject: TYPES.customer, conditions: [MY_BUSINESSES] };
  const permissions = [{ ...read, properties: { fields: ['name'] } }];
  expect((await adminApi(first).put(`${path}/permissions`, { permissions })).status).toBe(200);
  await first.stop();
  const second = await startService({ database: first.databaseUrl });
  const { body } = await adminApi(second).get(`${path}/permissions`);
  expect(body.data).toMatchObject(permissions);
  await createKey({ service: second });
  const clerk = await createOperator([role?.id ?? 0], second);
  expect((await clerk.get(collection('customer'))).body.results).toEqual([]);
  const users = await adminApi(second).delete(`/admin/users/${clerk.id}`);
  expect([users.status, (await adminApi(second).delete(path)).status]).toEqual([200, 200]);
  await second.stop();
  const third = await startService({ database: first.databaseUrl });
  expect(await bookkeeperRole(third)).toBeUndefined();
  await third.stop();
});

describe('a save', () => {
  let mine: Shop;

  beforeAll(async () => {
    mine = await createShop('SAVED');
  });

  test('a save is rolled back with a reason when the role does not allow its result', async () => {
    const subject = 'api::generator-allowance.generator-allowance';
    const conditions = [MY_BUSINESSES];
    const clerk = await operatorWho([
      { action: `${CM}.read`, subject },
      // Allowances belong to no business, so the condition allows none.
      { action: `${CM}.create`, subject, conditions },
    ]);
    const before = await count('generator_allowances');
    const body = { address_or_range: '192.0.2.77', monthly_limit: 5 };
    const path = `/content-manager/collection-types/${subject}`;
    const refused = await clerk.post(path, body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/^This was not saved: your role does not allow/);
    expect(await count('generator_allowances')).toBe(before);
    expect((await adminApi().post(path, body)).status).toBe(201);
  });

  test('a condition about the creator’s role does not block creates', async () => {
    const read = [TYPES.business, TYPES.customer, TYPES.invoice].map((subject) => ({
      action: `${CM}.read`,
      subject,
    }));
    const conditions = ['admin::has-same-role-as-creator'];
    const clerk = await operatorWho([
      ...read,
      { action: `${CM}.create`, subject: TYPES.invoice, conditions },
    ]);
    const body = {
      items: [line()],
      business: connect(mine.ids.business),
      customer: connect(mine.ids.customer),
    };
    expect((await clerk.post(collection('invoice'), body)).status).toBe(201);
  });
});
