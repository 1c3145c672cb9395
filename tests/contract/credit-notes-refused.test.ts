import { billsOfEachTest } from '../support/bills';
import { expectError } from '../support/expect-error';
import { line, UNKNOWN_ID } from '../support/records';

const bills = billsOfEachTest();
const { amounts, credit, creditLine, invoice, patch } = bills;

describe('a credit note is refused', () => {
  test.each([
    ['an unknown line', { items: [{ line_id: UNKNOWN_ID }] }, ['/items/0/line_id']],
    ['an unknown reason', { reason: 'because' }, ['/reason']],
  ])('with %s', async (_what, body, pointers) => {
    const { id } = await invoice();
    expectError(await credit(id, body), 400, 'validation_failed', pointers);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_credited: 0 });
  });

  test('with a day before the issue date of its invoice, or after today', async () => {
    const { id } = await invoice({ issue_date: '2026-06-01' });
    const today = new Date().toISOString().slice(0, 10);
    for (const [issue_date, reason] of [
      ['2020-01-01', 'must not be before the issue date of the invoice, 2026-06-01'],
      ['2999-01-01', `must not be after today, ${today}`],
    ]) {
      const answer = await credit(id, { issue_date });
      expectError(answer, 400, 'validation_failed', ['/issue_date']);
      expect(answer.body.errors[0].message).toBe(reason);
    }
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_credited: 0 });
    expect((await credit(id, { issue_date: '2026-06-01' })).status).toBe(201);
  });

  test('with a quantity and an amount', async () => {
    const answer = await creditLine(await invoice(), { quantity: 1, amount: 1 });
    expectError(answer, 400, 'validation_failed', ['/items/0/amount']);
  });

  test('with a line that is named twice, and an amount of a negative line', async () => {
    const bill = await invoice({ items: [line(), line({ unit_price: -10 })] });
    const [first, second] = bill.invoice_items;
    const items = [
      { line_id: first.id, quantity: 1 },
      { line_id: first.id, quantity: 1 },
      { line_id: second.id, amount: 1 },
    ];
    const pointers = ['/items/1/line_id', '/items/2/amount'];
    expectError(await credit(bill.id, { items }), 400, 'validation_failed', pointers);
  });

  test('for a draft, a cancelled invoice, and one that is credited already', async () => {
    const draft = await invoice({ status: 'draft' });
    expectError(await credit(draft.id), 409, 'invoice_not_issued');
    const cancelled = await invoice();
    await patch(cancelled.id, 'cancelled');
    expectError(await credit(cancelled.id), 409, 'invoice_cancelled');
    const credited = await invoice();
    await credit(credited.id);
    expectError(await credit(credited.id), 409, 'nothing_to_credit');
    const free = await invoice({ items: [line({ unit_price: 0 })] });
    expectError(await credit(free.id), 409, 'nothing_to_credit');
  });

  test('when it comes to nothing, or to more than the invoice', async () => {
    const bill = await invoice({ items: [line(), line({ unit_price: -45 })] });
    const [first, second] = bill.invoice_items;
    const only = (id: string) => credit(bill.id, { items: [{ line_id: id }] });
    expectError(await only(first.id), 409, 'credit_exceeds_invoice');
    expectError(await only(second.id), 409, 'credit_exceeds_invoice');
    const tiny = await creditLine(bill, { quantity: 0.000001 });
    expectError(tiny, 409, 'credit_exceeds_invoice');
    expect((await credit(bill.id)).body.total).toBe(11);
  });
});
