import { TAXED } from '../../../support/records';
import { decideInvoice, decideQuotation } from '../../../../src/panel/saves/decide';
import { BUSINESS, creation, CUSTOMER, INVOICE_ROW, later, line, LINE_ROW } from './case';

const decided = (data: Record<string, unknown> = {}, record: object = {}) =>
  decideInvoice(later('update', data, { record }));

describe('a new document', () => {
  test('starts from the defaults of its business, and from today', () => {
    const { data, number, events } = decideInvoice(creation());
    expect(data).toMatchObject({
      business: { id: 1 },
      customer: { id: 10 },
      currency: 'EUR',
      terms: 'Pay within 14 days.',
      issue_date: '2026-11-22',
      state: 'draft',
      template_type: 'modern',
      due_date: null,
      total: 100,
    });
    expect([number, events]).toEqual([null, ['invoice.created']]);
  });

  test('has the date in its business’s time zone, and not in UTC', () => {
    const given = creation({}, { now: new Date('2026-11-22T23:30:00Z') });
    const business = { ...BUSINESS, time_zone: 'Asia/Tokyo' };
    given.loaded.business = { current: null, chosen: business, implied: business };
    expect(decideInvoice(given).data).toMatchObject({ issue_date: '2026-11-23' });
  });

  test('prefers the values of the form to the defaults', () => {
    const { data, number } = decideInvoice(
      creation({ currency: 'usd', terms: 'Now.', invoice_number: 'X-1', issue_date: '2026-12-01' }),
    );
    expect(data).toMatchObject({ currency: 'USD', terms: 'Now.', issue_date: '2026-12-01' });
    expect(number).toBe('X-1');
  });

  test('ignores a form’s link to a quotation, and its mark for sent invoices', () => {
    const { data } = decideInvoice(creation({ quotation: { id: 9 }, left_draft: true }));
    expect(data).toMatchObject({ quotation: null, left_draft: null });
    expect(decideQuotation(creation({ state_before: 'sent' })).data).toMatchObject({
      state_before: null,
    });
  });

  test('is checked as over the API', () => {
    const refused = () => decideInvoice(creation({ items: [line({ quantity: 0 })] }));
    expect(refused).toThrow('items[0].quantity must be greater than 0');
  });

  test('of the other kind has its own event and no paid amounts', () => {
    const { data, events } = decideQuotation(creation({ valid_until: '2026-12-24' }));
    expect(events).toEqual(['quotation.created']);
    expect(data).toMatchObject({ valid_until: '2026-12-24', total: 100 });
    expect(data).not.toHaveProperty('amount_paid');
  });
});

describe('a change', () => {
  test('keeps every field that the form leaves out', () => {
    const { data, number, events } = decided({ notes: 'New' });
    expect(data).toMatchObject({
      notes: 'New',
      terms: 'Thirty days.',
      currency: 'USD',
      issue_date: '2026-11-01',
      due_date: '2026-11-15',
      state: 'sent',
      amount_paid: 20,
    });
    expect([number, events]).toEqual(['INV-00007', []]);
  });

  test.each([[''], [null]])('keeps the number that was cleared to %j', (invoice_number) => {
    expect(decided({ invoice_number }).number).toBe('INV-00007');
  });

  test('clears terms, and does not replace them by the default of the business', () => {
    expect(decided({ terms: '' }).data).toMatchObject({ terms: null });
  });

  test('has the event of its new status', () => {
    expect(decided({ state: 'cancelled' }).events).toEqual(['invoice.cancelled']);
    expect(decided({ state: 'overdue' }).events).toEqual(['invoice.overdue']);
  });
});

describe('the lines of a change', () => {
  test('keep their stored digits when the form sends the displayed float', () => {
    const { data, exact } = decided({ items: [{ id: LINE_ROW, unit_price: 50.123456 }] });
    expect(exact.lines[0]).toMatchObject({ description: 'Design', unit_price: '50.123456' });
    const unchanged = { description: 'Design', product_id: null, ...TAXED };
    expect(data['items']).toEqual([{ id: LINE_ROW, ...unchanged }]);
  });

  test('are the stored ones when the form sends none', () => {
    expect(decided().data['items']).toMatchObject([{ id: LINE_ROW }]);
  });

  test('name a stored line once: the second is a new one', () => {
    const { data, exact } = decided({ items: [{ id: LINE_ROW }, { id: String(LINE_ROW) }] });
    const [first, second] = data['items'] as Record<string, unknown>[];
    expect(first).toMatchObject({ id: LINE_ROW });
    expect(second).not.toHaveProperty('id');
    expect(exact.lines.map(({ description }) => description)).toEqual(['Design', 'Design']);
  });

  test('are new lines when they name no line of this document', () => {
    const { data } = decided({ items: [line({ id: 999 })] });
    expect(data['items']).toMatchObject([{ description: 'Work', line_id: expect.any(String) }]);
  });
});

describe('the paid amount', () => {
  test('is the total of an invoice that becomes paid, and the old amount is stored', () => {
    const { data } = decided({ state: 'paid' });
    expect(data).toMatchObject({ amount_paid: 110.27, amount_paid_before: 20 });
    expect(data['paid_at']).toEqual(new Date('2026-11-22T09:00:00Z'));
  });

  test('goes back when the invoice is no longer paid', () => {
    const paid = { state: 'paid', amount_paid: '110.27', amount_paid_before: '20' };
    expect(decided({ state: 'sent' }, paid).data).toMatchObject({
      amount_paid: 20,
      amount_paid_before: 0,
      paid_at: null,
    });
  });

  test('is no field to type into', () => {
    for (const amount_paid of ['30.005', 0, 111])
      expect(() => decided({ amount_paid })).toThrow(
        'amount_paid is changed by recording a payment',
      );
    expect(() => decideInvoice(creation({ amount_paid: 1 }))).toThrow('by recording a payment');
    expect(decideInvoice(creation({ amount_paid: 0 })).data).toMatchObject({ amount_paid: 0 });
  });

  test('keeps its stored digits when the form sends the displayed float', () => {
    const { exact } = decideInvoice(
      later(
        'update',
        { amount_paid: 123456789012.12346, items: [line({ unit_price: 200000000000 })] },
        { record: { amount_paid: '123456789012.123456', currency: 'CLF' } },
      ),
    );
    expect(exact).toMatchObject({ amount_paid: '123456789012.123456' });
  });

  test('must not be more than the total', () => {
    const lower = () => decided({ amount_paid: 111 }, { amount_paid: '111' });
    expect(lower).toThrow('amount_paid must be at most the total');
  });
});

describe('the second date', () => {
  const refusal = /due date must not be before the issue date, 2026-11-01/;

  test('must not be before the first', () => {
    expect(() => decided({ due_date: '2026-10-31' })).toThrow(refusal);
  });

  test('may be, when the stored one was and both are unchanged', () => {
    const reversed = { due_date: '2026-10-01' };
    expect(decided({ notes: 'x' }, reversed).data).toMatchObject(reversed);
    expect(() => decided({ due_date: '2026-10-02' }, reversed)).toThrow(refusal);
  });
});

describe('a duplicate', () => {
  test('is a draft of today with a new number and the same time to pay', () => {
    const { data, number, events } = decideInvoice(
      later('clone', {}, { record: { state: 'paid' } }),
    );
    expect(data).toMatchObject({
      state: 'draft',
      issue_date: '2026-11-22',
      due_date: '2026-12-06',
      amount_paid: 0,
      amount_paid_before: 0,
      paid_at: null,
      customer: { id: CUSTOMER.row_id },
      business: { id: BUSINESS.row_id },
      terms: INVOICE_ROW['terms'],
    });
    expect([number, events]).toEqual([null, ['invoice.created']]);
  });

  test('has lines of its own', () => {
    const [item] = decideInvoice(later('clone')).data['items'] as Record<string, unknown>[];
    expect(item).toMatchObject({ description: 'Design', line_id: expect.any(String) });
    expect(item).not.toHaveProperty('id');
  });

  test('keeps a number and dates that the form has changed', () => {
    const dates = { issue_date: '2026-12-01', due_date: '2026-12-24' };
    const { data, number } = decideInvoice(later('clone', { invoice_number: 'X-2', ...dates }));
    expect(data).toMatchObject(dates);
    expect(number).toBe('X-2');
  });
});
