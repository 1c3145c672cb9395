import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { homeShop, memberOf } from '../support/home';
import { creditInvoice, recordPayment, recordRefund } from '../support/records';
import type { ServiceAt } from '../support/service';
import { SHARED, sharedServiceWith } from '../support/shared-services';
import { collection } from '../support/two-businesses';

let service: ServiceAt;

beforeAll(async () => {
  service = await sharedServiceWith(SHARED);
});

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(service.databaseUrl, text, values);

describe('what was paid this month', () => {
  const paidOf = async (business: string) => {
    const who = await memberOf(service, business);
    const { money } = (await who.get('/invoicing/home')).body.data;
    return money[0]?.paid_this_month ?? null;
  };
  const paidAt = async (id: string) => {
    const text = 'select paid_at from invoices where document_id = $1';
    const [row] = await sql<{ paid_at: Date | null }>(text, [id]);
    return row?.paid_at ?? null;
  };

  test('counts by the time of payment, over the API and in the panel', async () => {
    const { business, client, invoice } = await homeShop(service);
    const [a, b, c] = [await invoice(1), await invoice(2), await invoice(4, { status: 'paid' })];
    expect([await paidAt(a.id), await paidOf(business)]).toEqual([null, '4']);
    await client.patch(`/api/v1/invoices/${a.id as string}`, { status: 'paid' });
    const state = `/invoicing/invoices/${b.id as string}/state`;
    await adminApi(service).post(state, { state: 'paid' });
    expect(await paidOf(business)).toBe('7');
    await client.patch(`/api/v1/invoices/${c.id as string}`, { status: 'sent' });
    await adminApi(service).post(state, { state: 'cancelled' });
    expect([await paidAt(b.id), await paidAt(c.id)]).toEqual([null, null]);
    expect(await paidOf(business)).toBe('1');
  });

  test('counts payments by their own date, also of open invoices, without write-offs', async () => {
    const { business, client, invoice } = await homeShop(service);
    const { id } = await invoice(100, { status: 'sent', issue_date: '2020-01-01' });
    const pay = async (fields: object) =>
      (await recordPayment(client, id, { ...fields })).id as string;
    await pay({ amount: 30 });
    expect(await paidOf(business)).toBe('30');
    await pay({ amount: 20, paid_on: '2020-01-31' });
    const mistake = await pay({ amount: 5 });
    await pay({ amount: 10, method: 'write_off' });
    expect(await paidOf(business)).toBe('35');
    await client.post(`/api/v1/payments/${mistake}/void`);
    await client.patch(`/api/v1/invoices/${id}`, { status: 'paid' });
    // The status states 40; 60 are recorded, of which 30 are money of this month.
    expect(await paidOf(business)).toBe('70');
    const note = await creditInvoice(client, id);
    await recordRefund(client, note.id as string, { amount: 70 });
    expect(await paidOf(business)).toBe('70');
  });

  test('does not count what was stated at creation once the rest is paid or credited', async () => {
    const { business, client, invoice } = await homeShop(service);
    const stated = { status: 'sent', amount_paid: 38, issue_date: '2020-01-01' };
    const [paid, credited, marked] = [
      await invoice(100, stated),
      await invoice(100, stated),
      await invoice(100, stated),
    ];
    await recordPayment(client, paid.id as string, { amount: 62 });
    expect(await paidOf(business)).toBe('62');
    await creditInvoice(client, credited.id as string);
    expect(await paidOf(business)).toBe('62');
    await client.patch(`/api/v1/invoices/${marked.id as string}`, { status: 'paid' });
    expect(await paidOf(business)).toBe('124');
    await invoice(7, { status: 'paid', amount_paid: 7 });
    expect(await paidOf(business)).toBe('131');
  });

  test('keeps the first time when a paid invoice is saved again, even if a form sends another', async () => {
    const { business, client, invoice } = await homeShop(service);
    const { id } = await invoice(3, { status: 'paid' });
    await sql(
      `update invoices set paid_at = localtimestamp - interval '40 days' where document_id = $1`,
      [id],
    );
    const before = await paidAt(id);
    await client.patch(`/api/v1/invoices/${id as string}`, { status: 'paid', notes: 'x' });
    const form = { notes: 'y', state: 'paid', paid_at: new Date().toISOString() };
    expect((await adminApi(service).put(collection('invoice', id), form)).status).toBe(200);
    expect([await paidAt(id), await paidOf(business)]).toEqual([before, null]);
    expect((await client.get(`/api/v1/invoices/${id as string}`)).body).not.toHaveProperty(
      'paid_at',
    );
  });

  test('begins with the month in the business’s time zone', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { business, invoice } = await homeShop(service, zone);
      const [last, first] = [
        await invoice(1, { status: 'paid' }),
        await invoice(2, { status: 'paid' }),
      ];
      const begins = `date_trunc('month', now() at time zone $2) at time zone $2 at time zone 'UTC'`;
      const move = (id: string, by: string) =>
        sql(`update invoices set paid_at = ${begins} + $3::interval where document_id = $1`, [
          id,
          zone,
          by,
        ]);
      await move(last.id, '-1 second');
      await move(first.id, '0 seconds');
      expect(await paidOf(business)).toBe('2');
    }
  });
});
