import type { LineInput } from '../../../../src/billing/document';
import { invoiceRequest } from '../../../../src/panel/saves/document';
import {
  BUSINESS,
  creation,
  CUSTOMER,
  INVOICE_ROW,
  invoiceBody,
  later,
  line,
  LINE_ROW,
  quotationBody,
} from './case';

const changed = (data: Record<string, unknown> = {}, record: object = {}) =>
  invoiceBody(later('update', data, { record }));

const STORED_LINE = '2f0c8a34-8b53-4bb7-9a24-61a3b25a0f01';

describe('a new document', () => {
  test('starts from the texts of its business, and leaves the rest to the use case', () => {
    const { items, ...body } = invoiceBody(creation());
    expect(body).toMatchObject({
      customer_id: CUSTOMER.id,
      terms: 'Pay within 14 days.',
      status: 'draft',
      number: null,
      currency: null,
      issue_date: null,
      template_type: null,
      deadline: undefined,
    });
    expect(items).toMatchObject([{ description: 'Work', line_id: undefined }]);
  });

  test('prefers the values of the form to the defaults', () => {
    const given = { currency: 'usd', terms: 'Now.', invoice_number: 'X-1' };
    expect(invoiceBody(creation({ ...given, issue_date: '2026-12-01' }))).toMatchObject({
      currency: 'USD',
      terms: 'Now.',
      number: 'X-1',
      issue_date: '2026-12-01',
    });
  });

  test('ignores a form’s link to a quotation, and what only the service sets', () => {
    const body = invoiceBody(creation({ quotation: { id: 9 }, left_draft: true }));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['quotation', 'left_draft']));
    expect(Object.keys(quotationBody(creation({ state_before: 'sent' })))).not.toContain(
      'state_before',
    );
  });

  test('is checked as over the API', () => {
    const refused = () => invoiceBody(creation({ items: [line({ quantity: 0 })] }));
    expect(refused).toThrow('items[0].quantity must be greater than 0');
  });

  test('of the other kind has a second date of its own and no paid amount', () => {
    const body = quotationBody(creation({ valid_until: '2026-12-24' }));
    expect(body).toMatchObject({ deadline: '2026-12-24' });
    expect(body).not.toHaveProperty('amount_paid');
  });
});

describe('a change', () => {
  test('keeps every field that the form leaves out', () => {
    const body = changed({ notes: 'New' });
    expect(body).toMatchObject({
      notes: 'New',
      terms: 'Thirty days.',
      currency: 'USD',
      issue_date: '2026-11-01',
      deadline: '2026-11-15',
      status: 'sent',
    });
    expect(body.amount_paid?.toFixed()).toBe('20');
  });

  test.each([[''], [null], ['INV-00007']])('of the number to %j leaves it', (invoice_number) => {
    expect(changed({ invoice_number }).number).toBeNull();
  });

  test('clears terms, and does not replace them by the default of the business', () => {
    expect(changed({ terms: '' })).toMatchObject({ terms: null });
  });

  test('clears the due date, and does not replace it by the payment term', () => {
    expect(changed({ due_date: null }).deadline).toBeNull();
  });

  test('of what its business locks is no new document', () => {
    const business = { ...BUSINESS, lock_documents: 'when_sent' as const };
    const loaded = { business: { current: business, chosen: null, implied: null } };
    expect(invoiceRequest(later('update', {}, { loaded }))).toHaveProperty('locked');
  });
});

describe('the lines of a change', () => {
  test('keep their stored digits when the form sends the displayed float', () => {
    const [item] = changed({ items: [{ id: LINE_ROW, unit_price: 50.123456 }] }).items;
    expect(item).toMatchObject({ description: 'Design', line_id: STORED_LINE });
    expect(item?.unit_price.toFixed()).toBe('50.123456');
  });

  test('are the stored ones when the form sends none', () => {
    expect(changed().items).toMatchObject([{ line_id: STORED_LINE }]);
  });

  test('name a stored line once: the second is a new one', () => {
    const sent = [{ id: LINE_ROW }, { id: String(LINE_ROW) }];
    const items: readonly LineInput[] = changed({ items: sent }).items;
    expect(items.map(({ description, line_id }) => [description, line_id])).toEqual([
      ['Design', STORED_LINE],
      ['Design', undefined],
    ]);
  });

  test('are new lines when they name no line of this document', () => {
    const { items } = changed({ items: [line({ id: 999 })] });
    expect(items).toMatchObject([{ description: 'Work', line_id: undefined }]);
  });
});

describe('the paid amount', () => {
  const statedOf = (record: object, data: Record<string, unknown> = {}) =>
    changed(data, record).amount_paid?.toFixed();

  test('is the one that was stated before the invoice was paid', () => {
    const paid = { state: 'paid', amount_paid: '110.27', amount_paid_before: '20' };
    expect(statedOf(paid, { state: 'sent' })).toBe('20');
    expect(statedOf({}, { state: 'paid' })).toBe('20');
  });

  test('is no field to type into', () => {
    for (const amount_paid of ['30.005', 0, 111])
      expect(() => changed({ amount_paid })).toThrow(
        'amount_paid is changed by recording a payment',
      );
    expect(() => invoiceBody(creation({ amount_paid: 1 }))).toThrow('by recording a payment');
    expect(invoiceBody(creation({ amount_paid: 0 })).amount_paid?.eq(0)).toBe(true);
  });

  test('keeps its stored digits when the form sends the displayed float', () => {
    const record = { amount_paid: '123456789012.123456', currency: 'CLF' };
    expect(statedOf(record, { amount_paid: 123456789012.12346 })).toBe('123456789012.123456');
  });
});

describe('the second date', () => {
  const refusal = /due date must not be before the issue date, 2026-11-01/;

  test('must not be before the first', () => {
    expect(() => changed({ due_date: '2026-10-31' })).toThrow(refusal);
    expect(changed({ due_date: '2026-11-01' }).deadline).toBe('2026-11-01');
    const ended = { issue_date: '2026-11-01', valid_until: '2026-10-31' };
    expect(() => quotationBody(creation(ended))).toThrow(/valid until must not be before/);
  });

  test('may be, when the stored one was and both are unchanged', () => {
    const reversed = { due_date: '2026-10-01' };
    expect(changed({ notes: 'x' }, reversed)).toMatchObject({ deadline: '2026-10-01' });
    expect(() => changed({ due_date: '2026-10-02' }, reversed)).toThrow(refusal);
  });
});

describe('a duplicate', () => {
  test('is a draft of today with a new number and the same time to pay', () => {
    const body = invoiceBody(later('clone', {}, { record: { state: 'paid' } }));
    expect(body).toMatchObject({
      status: 'draft',
      number: null,
      issue_date: null,
      deadline: '2026-12-06',
      customer_id: CUSTOMER.id,
      terms: INVOICE_ROW['terms'],
    });
  });

  test('has lines of its own', () => {
    const [item] = invoiceBody(later('clone')).items;
    expect(item).toMatchObject({ description: 'Design', line_id: undefined });
    expect(item?.unit_price.toFixed()).toBe('50.123456');
  });

  test('keeps a number and dates that the form has changed', () => {
    const dates = { issue_date: '2026-12-01', due_date: '2026-12-24' };
    const body = invoiceBody(later('clone', { invoice_number: 'X-2', ...dates }));
    expect(body).toMatchObject({
      number: 'X-2',
      issue_date: '2026-12-01',
      deadline: '2026-12-24',
    });
  });
});
