import { adminApi, api } from '../support/api';
import { CUSTOMERS, desk, QUOTATIONS } from '../support/desk';
import { freshAddress } from '../support/generator';
import type { Answer } from '../support/http';
import { invoiceForm } from '../support/invoice-form';
import { CM, createOperator, createRole } from '../support/operators';
import { createQuotation, line } from '../support/records';

const refusal = ({ status, body }: Answer) => [status, body.error.name, body.error.message];

describe('a form that is outdated', () => {
  test('does not undo a payment that a colleague has stored meanwhile', async () => {
    const { id, path, open, read } = await invoiceForm({ status: 'sent' });
    const form = await open();
    const paid = await adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'paid' });
    expect(paid.status).toBe(200);
    const refused = await adminApi().put(path, { ...form, notes: 'A corrected word' });
    expect(refused.status).toBe(409);
    expect(refused.body.error.name).toBe('ConflictError');
    expect(refused.body.error.message).toMatch(
      /^This was not saved: .+ changed this invoice (just now|\d+ (second|minute)s? ago)\. It differs from this save in: /,
    );
    expect(refused.body.error.details.outdated.fields).toEqual(
      expect.arrayContaining(['state', 'amount_paid', 'notes']),
    );
    expect(await read()).toMatchObject({ status: 'paid', amount_paid: 110, notes: null });
  });

  test("does not overwrite a colleague's text, and says whose", async () => {
    const { path, open, read } = await invoiceForm();
    const role = await createRole(
      ['read', 'update'].map((action) => ({
        action: `${CM}.${action}`,
        subject: 'api::invoice.invoice',
      })),
    );
    const colleague = await createOperator([role]);
    const form = await open();
    expect((await colleague.put(path, { ...form, notes: 'From Limited' })).status).toBe(200);
    const refused = await adminApi().put(path, { ...form, terms: '14 days' });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('Limited Operator changed this invoice');
    expect(refused.body.error.details.outdated).toMatchObject({
      by: 'Limited Operator',
      word: 'invoice',
      fields: ['notes', 'terms'],
    });
    expect(await read()).toMatchObject({ notes: 'From Limited', terms: null });
  });

  test('is refused with the reason when the change came over the API', async () => {
    const { path, open, patch } = await invoiceForm();
    const form = await open();
    await patch({ notes: 'From a shop' });
    const refused = await adminApi().put(path, form);
    expect(refused.body.error.details.outdated.by).toBeNull();
    expect(refused.body.error.message).toContain('The API, or the service itself, changed this');
  });

  test('does not name an operator for the API’s later change', async () => {
    const { path, open, patch } = await invoiceForm();
    await adminApi().put(path, { ...(await open()), notes: 'Mine' });
    const form = await open();
    await patch({ notes: 'From a shop' });
    const refused = await adminApi().put(path, form);
    expect(refused.body.error.details.outdated.by).toBeNull();
  });

  test.each(['customer', 'business', 'quotation', 'endpoint', 'allowance'])(
    'is refused for a %s as well',
    async (type) => {
      const { key, business, customer } = await desk();
      const admin = adminApi();
      const at: Record<string, () => Promise<string>> = {
        customer: async () => `${CUSTOMERS}/${customer}`,
        business: async () =>
          `/content-manager/collection-types/api::business.business/${business}`,
        quotation: async () =>
          `${QUOTATIONS}/${(await createQuotation(api(key), customer)).id as string}`,
        endpoint: async () => {
          const list = '/content-manager/collection-types/api::webhook-endpoint.webhook-endpoint';
          const made = await admin.post(list, {
            url: 'https://hooks.invalid/',
            business: { connect: [{ documentId: business }] },
          });
          return `${list}/${made.body.data.documentId as string}`;
        },
        allowance: async () => {
          const list =
            '/content-manager/collection-types/api::generator-allowance.generator-allowance';
          const range = { address_or_range: freshAddress(), monthly_limit: 1 };
          const made = await admin.post(list, range);
          return `${list}/${made.body.data.documentId as string}`;
        },
      };
      const path = (await at[type]?.()) ?? '';
      const form = (await admin.get(path)).body.data;
      const own = Object.fromEntries(
        Object.entries(form).filter(([, value]) => value === null || typeof value !== 'object'),
      );
      expect((await admin.put(path, own)).status).toBe(200);
      const refused = await admin.put(path, own);
      expect([type, ...refusal(refused).slice(0, 2)]).toEqual([type, 409, 'ConflictError']);
      const now = (await admin.get(path)).body.data.updatedAt;
      expect((await admin.put(path, { ...own, updatedAt: now })).status).toBe(200);
    },
  );

  test('is refused when it is the second of two at the same time', async () => {
    const { path, open, read } = await invoiceForm();
    for (let round = 0; round < 5; round += 1) {
      const { updatedAt } = await open();
      const texts = ['left', 'right'].map((side) => `${side} ${round}`);
      const answers = await Promise.all(
        texts.map((notes) => adminApi().put(path, { notes, updatedAt })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect((await read()).notes).toBe(texts[won]);
    }
  });

  test('is refused by a role that may not see when the record was changed', async () => {
    const { path, open, patch } = await invoiceForm();
    const subject = 'api::invoice.invoice';
    const role = await createRole([
      { action: `${CM}.read`, subject },
      { action: `${CM}.update`, subject, properties: { fields: ['notes', 'state'] } },
    ]);
    const clerk = await createOperator([role]);
    const { updatedAt } = await open();
    await patch({ notes: 'From a shop' });
    expect((await clerk.put(path, { notes: 'From a clerk', updatedAt })).status).toBe(409);
    expect((await clerk.put(path, { state: 'sent' })).status).toBe(400);
    const saved = await clerk.put(path, { state: 'sent', updatedAt: (await open()).updatedAt });
    expect(saved.status).toBe(200);
  });
});

describe('a save without a version', () => {
  test('changes neither status nor amount paid, and the error says how', async () => {
    const { path, read } = await invoiceForm({ amount_paid: 20 });
    const changes: [object, string][] = [
      [
        { state: 'paid' },
        'state is only changed by a save that carries the version it was made from: send updatedAt as it was read',
      ],
      [{ amount_paid: 30 }, 'amount paid is changed by recording a payment'],
    ];
    for (const [change, message] of changes) {
      const refused = await adminApi().put(path, { ...change, notes: 'x' });
      expect(refusal(refused)).toEqual([400, 'ValidationError', message]);
    }
    expect(await read()).toMatchObject({ status: 'draft', amount_paid: 20, notes: null });
  });

  test('may change the state in an address, which is no status', async () => {
    const { customer } = await desk();
    const saved = await adminApi().put(`${CUSTOMERS}/${customer}`, { state: 'Vermont' });
    expect([saved.status, saved.body.data.state]).toEqual([200, 'Vermont']);
  });

  test('may send them unchanged, and change other fields', async () => {
    const { path, read } = await invoiceForm({ status: 'sent', amount_paid: 20 });
    const saved = await adminApi().put(path, { state: 'sent', amount_paid: '20.00', notes: 'x' });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ status: 'sent', amount_paid: 20, notes: 'x' });
  });

  test('does not write computed fields, nor the time of payment', async () => {
    const { path, open, read } = await invoiceForm({ status: 'paid' });
    const { paid_at: paidAt } = await open();
    const computed = { total: 1, subtotal: 1, tax_amount: 0, paid_at: null, amount_paid_before: 7 };
    expect((await adminApi().put(path, { ...computed, notes: 'x' })).status).toBe(200);
    expect(await open()).toMatchObject({ total: 110, subtotal: 100, tax_amount: 10 });
    expect((await open()).paid_at).toBe(paidAt);
    expect(await read()).toMatchObject({ status: 'paid', amount_paid: 110 });
  });
});

describe('an action', () => {
  test('on a record that has changed since then says so, and does nothing', async () => {
    const { id, open, read, patch } = await invoiceForm({ status: 'sent' });
    const { updatedAt } = await open();
    await patch({ status: 'cancelled' });
    const act = (seen: unknown) =>
      adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'paid', updatedAt: seen });
    const refused = await act(updatedAt);
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toMatch(
      /^This was not saved: The API, or the service itself, changed this invoice .+\.$/,
    );
    expect((await read()).status).toBe('cancelled');
    expect((await act((await open()).updatedAt)).status).toBe(200);
    expect((await act({ not: 'a time' })).status).toBe(400);
  });

  test('that two operators start at the same time happens once', async () => {
    const { id, open } = await invoiceForm({ items: [line()] });
    const { updatedAt } = await open();
    const answers = await Promise.all(
      ['sent', 'cancelled'].map((state) =>
        adminApi().post(`/invoicing/invoices/${id}/state`, { state, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
