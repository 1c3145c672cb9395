import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { createCustomer, createInvoice, createQuotation, type Fields } from '../support/records';
import { startService, type Service } from '../support/service';

/** The zones with the earliest and the latest day on Earth. They never have the same date. */
const EARLY = 'Pacific/Pago_Pago';
const LATE = 'Pacific/Kiritimati';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.stop());

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

/** A business in a time zone, and ways to make and read its documents on the server that runs now. */
async function businessIn(zone: string) {
  const { key, business } = await createKey({ service, businessFields: { time_zone: zone } });
  const customer = await createCustomer(api(key, service));
  const make = {
    invoices: async (fields: Fields) => createInvoice(api(key, service), customer.id, fields),
    quotations: async (fields: Fields) => createQuotation(api(key, service), customer.id, fields),
  };
  return {
    business,
    make: async (name: 'invoices' | 'quotations', fields: Fields) => {
      const before = await make[name](fields);
      const read = async () => (await api(key, service).get(`/api/v1/${name}/${before.id}`)).body;
      return { before, read };
    },
  };
}

/** Restarts the server, and waits until the last task of the hourly work is done. */
async function letTimePass(business: string): Promise<void> {
  await query(
    service.databaseUrl,
    `INSERT INTO idempotent_answers (business_id, idempotency_key, request_hash, response_status,
       response_body, created_at)
     SELECT id, 'old', '', 201, '{}', now() AT TIME ZONE 'UTC' - interval '25 hours'
     FROM businesses WHERE document_id = $1`,
    [business],
  );
  await service.stop();
  service = await startService({ database: service.databaseUrl });
  const old = `SELECT 1 FROM idempotent_answers WHERE idempotency_key = 'old'`;
  await eventually(async () => (await query(service.databaseUrl, old)).length === 0);
}

test('documents past their deadline in their business’s time zone become overdue or expired', async () => {
  const [early, late] = [await businessIn(EARLY), await businessIn(LATE)];
  const day = todayIn(EARLY);
  const documents: [string, Awaited<ReturnType<typeof early.make>>][] = [];
  const add = async (
    becomes: string,
    business: typeof early,
    name: 'invoices' | 'quotations',
    fields: Fields,
  ) => documents.push([becomes, await business.make(name, fields)]);

  await add('overdue', late, 'invoices', { status: 'sent', due_date: day });
  await add('sent', early, 'invoices', { status: 'sent', due_date: day });
  await add('overdue', early, 'invoices', { status: 'sent', due_date: '2020-01-01' });
  await add('sent', late, 'invoices', { status: 'sent', due_date: todayIn(LATE) });
  await add('sent', late, 'invoices', { status: 'sent' });
  for (const status of ['draft', 'paid', 'cancelled', 'overdue']) {
    await add(status, late, 'invoices', { status, due_date: '2020-01-01' });
  }
  await add('expired', late, 'quotations', { status: 'sent', valid_until: day });
  await add('sent', early, 'quotations', { status: 'sent', valid_until: day });
  for (const status of ['draft', 'accepted', 'rejected', 'converted']) {
    await add(status, late, 'quotations', { status, valid_until: '2020-01-01' });
  }

  await letTimePass(late.business);

  for (const [becomes, { before, read }] of documents) {
    const after = await read();
    expect([after.status, after.id]).toEqual([becomes, before.id]);
    const changed = becomes !== before.status;
    expect(after.updated_at > before.updated_at).toBe(changed);
    expect([after.amount_paid, after.total]).toEqual([before.amount_paid, before.total]);
  }
});

test('no request does the hourly work', async () => {
  const { make } = await businessIn('UTC');
  const { before, read } = await make('invoices', { status: 'sent', due_date: '2020-01-01' });
  expect((await read()).status).toBe('sent');
  expect((await read()).updated_at).toBe(before.updated_at);
});
