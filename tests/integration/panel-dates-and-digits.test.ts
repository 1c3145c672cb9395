import { adminApi, api } from '../support/api';
import { connect, desk, INVOICES, line, saveForm } from '../support/desk';
import { httpClient } from '../support/http';
import { sharedService } from '../support/service';

async function form(fields: object = {}) {
  const { key, business, customer } = await desk();
  const owner = { business: connect(business), customer: connect(customer) };
  const made = await adminApi().post(INVOICES, { ...owner, items: [line()], ...fields });
  const path = `${INVOICES}/${made.body.data?.documentId as string}`;
  const read = () => api(key).get(`/api/v1/invoices/${made.body.data.documentId as string}`);
  return { key, customer, owner, made, path, read };
}

describe('the dates of a document saved in the panel', () => {
  test('stay saveable where the API has stored them in the wrong order', async () => {
    const { key, customer } = await form();
    const { body } = await api(key).post('/api/v1/invoices', {
      customer_id: customer,
      items: [line()],
      issue_date: '2026-05-10',
      due_date: '2026-05-01',
    });
    const path = `${INVOICES}/${body.id as string}`;
    const opened = (await adminApi().get(path)).body.data;
    expect((await saveForm(path, { ...opened, notes: 'x' })).status).toBe(200);
    expect((await saveForm(path, { due_date: '2026-05-02' })).status).toBe(400);
    expect(
      (await adminApi().post(`/invoicing/invoices/${body.id as string}/duplicate`)).status,
    ).toBe(201);
    expect((await saveForm(path, { due_date: '2026-05-12' })).status).toBe(200);
  });

  test('are refused in the wrong order after the invoice was issued, too', async () => {
    const { path, read } = await form({ issue_date: '2026-05-10', state: 'sent' });
    const refused = await saveForm(path, { due_date: '2026-05-09' });
    expect([refused.status, refused.body.error.details.errors]).toEqual([
      400,
      [
        {
          path: ['due_date'],
          message: 'must not be before the issue date, 2026-05-10',
          name: 'ValidationError',
        },
      ],
    ]);
    expect((await read()).body.due_date).toBeNull();
    expect((await saveForm(path, { due_date: '2026-05-10' })).status).toBe(200);
  });
});

describe('a number with more digits than a float holds', () => {
  const price = '123456789012.123456';
  const items = [line({ quantity: '1', unit_price: price })];

  test('is stored as it was sent', async () => {
    const { read } = await form({ items });
    expect((await read()).text).toContain(`"unit_price":${price}`);
  });
});

describe('an error in lines', () => {
  test('names the line as a person counts it, for several lines at once', async () => {
    const bad = line({ unit_price: '1.1234567' });
    const { made } = await form({ items: [line(), bad, line({ quantity: -1 }), bad] });
    expect(made.body.error.message).toBe(
      'line 2: unit price must have at most 6 decimals; line 3: quantity must be greater than 0; line 4: unit price must have at most 6 decimals',
    );
    expect(made.body.error.details.errors.map(({ path }: { path: string[] }) => path)).toEqual([
      ['items', '1', 'unit_price'],
      ['items', '2', 'quantity'],
      ['items', '3', 'unit_price'],
    ]);
  });
});

describe('a forgotten password without mail', () => {
  test.each(['admin@example.test', 'nobody@example.test', 'no address'])(
    'gets the same advice for %s',
    async (email) => {
      const answer = await httpClient(sharedService().url).post('/admin/forgot-password', {
        email,
      });
      expect([answer.status, answer.body.error.message]).toEqual([
        501,
        'This server cannot send e-mail. Ask an administrator, or run npm run -s manage -- admin:reset-password on the server.',
      ]);
    },
  );
});
