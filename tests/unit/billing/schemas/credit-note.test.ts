import { CREDIT_NOTE_CREATE } from '../../../../src/billing/schemas/credit-note';
import { problemsOf } from './problems-of';

const LINE = '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab';
const item = (fields: object) => ({ items: [{ line_id: LINE, ...fields }] });

test.each<[body: object, problems: [string, string][]]>([
  [{}, []],
  [{ items: null, reason: null, credit_note_number: null, issue_date: null, notes: null }, []],
  [item({}), []],
  [item({ quantity: 0.000001 }), []],
  [item({ amount: 0.01 }), []],
  [item({ amount: 9999999999999.99 }), []],
  [item({ amount: 1e13 }), [['/items/0/amount', 'must be less than 10000000000000 in size']]],
  [{ items: [] }, [['/items', 'must have at least one line']]],
  [{ items: {} }, [['/items', 'must be an array of lines']]],
  [{ items: [null] }, [['/items/0', 'must be a JSON object']]],
  [{ items: [{ quantity: 1 }] }, [['/items/0/line_id', 'is required']]],
  [{ items: [{ line_id: 'x' }] }, [['/items/0/line_id', 'must be a UUID']]],
  [item({ quantity: 0 }), [['/items/0/quantity', 'must be greater than 0']]],
  [item({ quantity: '1' }), [['/items/0/quantity', 'must be a number']]],
  [item({ amount: 0 }), [['/items/0/amount', 'must be greater than 0']]],
  [item({ amount: '1' }), [['/items/0/amount', 'must be a number']]],
  [
    { reason: 'because' },
    [['/reason', 'must be one of return, price, duplicate, order_change, other']],
  ],
  [
    { issue_date: '2026-02-30' },
    [['/issue_date', 'must be a calendar date in the form YYYY-MM-DD']],
  ],
  [{ credit_note_number: ' ' }, [['/credit_note_number', 'must not be empty']]],
])('the credit note %j has the problems %j', (body, problems) => {
  expect(problemsOf(CREDIT_NOTE_CREATE, body)).toEqual(problems);
});

test('the notes of a credit note are taken to their last character', () => {
  expect(problemsOf(CREDIT_NOTE_CREATE, { notes: 'x'.repeat(10_000) })).toEqual([]);
  expect(problemsOf(CREDIT_NOTE_CREATE, { notes: 'x'.repeat(10_001) })).toEqual([
    ['/notes', 'must be at most 10,000 characters long'],
  ]);
});
