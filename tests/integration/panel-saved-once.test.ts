import { randomUUID } from 'node:crypto';
import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, line, QUOTATIONS } from '../support/desk';
import { CM, inMyBusinesses, operatorWho } from '../support/operators';
import { createInvoice } from '../support/records';

const PRODUCTS = '/content-manager/collection-types/api::product.product';

const withKey = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

type Desk = Awaited<ReturnType<typeof desk>>;

const invoiceOf = ({ business, customer }: Desk) => ({
  business: connect(business),
  customer: connect(customer),
  items: [line()],
});

async function numbersOf({ key }: Desk): Promise<string[]> {
  const { body } = await api(key).get('/api/v1/invoices');
  return body.data.map(({ invoice_number: number }: { invoice_number: string }) => number);
}

describe('a form that is sent with a key', () => {
  test('makes one invoice when it is sent twice at once, and both answers name it', async () => {
    const mine = await desk();
    const headers = withKey();
    const send = () => adminApi().post(INVOICES, invoiceOf(mine), headers);
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.data.documentId).toBe(other.body.data.documentId);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(await numbersOf(mine)).toEqual(['INV-00001']);
  });

  test('answers a repeat with the record that the first one made, as it is now', async () => {
    const mine = await desk();
    const headers = withKey();
    const first = await adminApi().post(INVOICES, invoiceOf(mine), headers);
    const { documentId } = first.body.data;
    await api(mine.key).patch(`/api/v1/invoices/${documentId as string}`, { notes: 'Since then' });
    const again = await adminApi().post(INVOICES, invoiceOf(mine), headers);
    expect(again.status).toBe(200);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(again.body.data).toMatchObject({ documentId, notes: 'Since then' });
    expect(await numbersOf(mine)).toEqual(['INV-00001']);
  });

  test.each(['business', 'customer', 'product', 'quotation', 'copy of a customer'])(
    'makes one %s',
    async (type) => {
      const mine = await desk();
      const business = connect(mine.business);
      const name = `Once ${randomUUID()}`;
      const forms: Record<string, [string, object]> = {
        business: [BUSINESSES, { name }],
        customer: [CUSTOMERS, { name, business }],
        product: [PRODUCTS, { name, business, unit_price: 5 }],
        quotation: [QUOTATIONS, { ...invoiceOf(mine), notes: name }],
        'copy of a customer': [`${CUSTOMERS}/clone/${mine.customer}`, { name, business }],
      };
      const [path, form] = forms[type] ?? ['', {}];
      const headers = withKey();
      const first = await adminApi().post(path, form, headers);
      const again = await adminApi().post(path, form, headers);
      expect(first.body.data.documentId).toMatch(/^[0-9a-f-]{36}$/);
      expect(again.body.data.documentId).toBe(first.body.data.documentId);
      const field = type === 'quotation' ? 'notes' : 'name';
      const list = path.replace(/\/clone\/.*/, '');
      const found = await adminApi().get(
        `${list}?filters[${field}][$eq]=${encodeURIComponent(name)}`,
      );
      expect(found.body.results).toHaveLength(1);
    },
  );

  test('can be mended and sent again with the same key after a refusal', async () => {
    const mine = await desk();
    const headers = withKey();
    const wrong = { ...invoiceOf(mine), items: [line({ quantity: -1 })] };
    expect((await adminApi().post(INVOICES, wrong, headers)).status).toBe(400);
    expect((await adminApi().post(INVOICES, invoiceOf(mine), headers)).status).toBe(201);
    expect(await numbersOf(mine)).toEqual(['INV-00001']);
  });

  test('is refused with a sentence when it was changed after it was saved', async () => {
    const mine = await desk();
    const headers = withKey();
    await adminApi().post(INVOICES, invoiceOf(mine), headers);
    const changed = { ...invoiceOf(mine), notes: 'One more word' };
    const refused = await adminApi().post(INVOICES, changed, headers);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      'This form was saved before its last change. Open the saved record and change it there',
    );
    expect(await numbersOf(mine)).toEqual(['INV-00001']);
  });

  test('makes another record with another key, or without one', async () => {
    const mine = await desk();
    for (const headers of [withKey(), withKey(), {}, {}])
      await adminApi().post(INVOICES, invoiceOf(mine), headers);
    expect(await numbersOf(mine)).toHaveLength(4);
  });

  test('never answers with the record of another operator', async () => {
    const mine = await desk();
    const headers = withKey();
    const first = await adminApi().post(INVOICES, invoiceOf(mine), headers);
    const all = ['create', 'read'].flatMap((action) =>
      ['invoice', 'customer', 'business'].map((type) => ({
        action: `${CM}.${action}`,
        subject: `api::${type}.${type}`,
      })),
    );
    const colleague = await operatorWho(all);
    const theirs = await colleague.post(INVOICES, invoiceOf(mine), headers);
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.documentId).not.toBe(first.body.data.documentId);
  });

  test('shows nothing of the record once the operator may no longer see it', async () => {
    const mine = await desk();
    const own = ['create', 'read'].flatMap((action) => [
      inMyBusinesses(action, 'api::customer.customer'),
      inMyBusinesses(action, 'api::business.business'),
    ]);
    const member = await operatorWho(own);
    const at = `${BUSINESSES}/${mine.business}`;
    const join = { members: { connect: [{ id: member.id }] } };
    expect((await adminApi().put(at, join)).status).toBe(200);
    const form = { name: 'Grace Secret', business: connect(mine.business) };
    const headers = withKey();
    expect((await member.post(CUSTOMERS, form, headers)).status).toBe(201);
    const leave = { members: { disconnect: [{ id: member.id }] } };
    expect((await adminApi().put(at, leave)).status).toBe(200);
    const again = await member.post(CUSTOMERS, form, headers);
    expect([403, 404]).toContain(again.status);
    expect(again.text).not.toContain('Secret');
  });

  test('is not an answer to a key of the API, nor the other way round', async () => {
    const mine = await desk();
    const headers = withKey();
    const body = { customer_id: mine.customer, items: [line()] };
    const first = await api(mine.key).post('/api/v1/invoices', body, headers);
    const form = await adminApi().post(INVOICES, invoiceOf(mine), headers);
    expect(form.status).toBe(201);
    const again = await api(mine.key).post('/api/v1/invoices', body, headers);
    expect(again.body.id).toBe(first.body.id);
    expect(form.body.data.documentId).not.toBe(first.body.id);
  });
});

describe('a dialog that is sent with a key', () => {
  test('records one payment, one credit note and one refund', async () => {
    const { key, customer } = await desk();
    const { id } = await createInvoice(api(key), customer, { status: 'sent' });
    const at = `/invoicing/invoices/${id as string}`;
    const twice = async (path: string, body: object) => {
      const headers = withKey();
      const first = await adminApi().post(path, body, headers);
      const again = await adminApi().post(path, body, headers);
      expect(first.status).toBe(201);
      expect(again.body).toEqual(first.body);
      return first.body.data.documentId as string;
    };
    await twice(`${at}/payments`, { amount: '100' });
    const note = await twice(`${at}/credit-notes`, { reason: 'return' });
    await twice(`/invoicing/credit-notes/${note}/refunds`, { amount: '1' });
    const read = await api(key).get(`/api/v1/invoices/${id as string}`);
    expect(read.body).toMatchObject({ amount_paid: 100, amount_credited: 10 });
    const payments = await api(key).get(`/api/v1/invoices/${id as string}/payments`);
    expect(payments.body.data).toHaveLength(1);
    const refunds = await api(key).get(`/api/v1/credit-notes/${note}/refunds`);
    expect(refunds.body.data).toHaveLength(1);
  });
});
