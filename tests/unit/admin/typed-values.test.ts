import { changedFields } from '../../../src/admin/forms/saving/changed-fields';
import {
  keepingWhatWasTyped,
  outdatedOf,
  withUnreadable,
} from '../../../src/admin/forms/saving/save-errors';
import { decimalTextOf, formNumber, shownAmount } from '../../../src/admin/kit/typed/form-number';
import { beyondLimits, decimalsOf } from '../../../src/admin/kit/typed/number-limits';
import { unreadable, unreadableText } from '../../../src/admin/kit/typed/unreadable-text';

test.each([
  ['items.3.quantity', 'decimal', 'EUR', 6],
  ['items.0.tax_rate', 'decimal', 'EUR', 4],
  ['amount_paid', 'decimal', 'jpy', 0],
  ['amount_paid', 'decimal', ' KWD ', 3],
  ['amount_paid', 'decimal', undefined, 4],
  ['monthly_limit', 'integer', undefined, 0],
])('%s, a %s in %s, keeps %d decimals', (path, type, currency, decimals) => {
  expect(decimalsOf(path, type, currency)).toBe(decimals);
});

test.each([
  ['1.234567', 6, undefined],
  ['1.2345678', 6, 'At most 6 decimals.'],
  ['1.5', 0, 'This must be a whole number.'],
  ['1000', 0, undefined],
  ['123456789.123456', 6, undefined],
  ['1234567890.123456', 6, 'At most 15 digits.'],
  ['1000000000000000', 6, 'At most 15 digits.'],
  ['0', 0, undefined],
  ['0.000001', 6, undefined],
])('%s in a field of %d decimals: %s', (value, decimals, problem) => {
  expect(beyondLimits(value, decimals)).toBe(problem);
});

Object.defineProperty(globalThis, 'navigator', {
  value: { language: 'en-US' },
  configurable: true,
});

test.each([
  [5750.4, 2, '5,750.40'],
  ['0.5', 2, '0.50'],
  [1234567.125, 2, '1,234,567.125'],
  [5750, 0, '5750'],
  [-12, 2, '-12.00'],
  [null, 2, ''],
  [unreadable('12..5'), 2, '12..5'],
])('the amount %p of %d decimals is shown as %s, and read as the same', (value, decimals, text) => {
  expect(shownAmount(value, decimals)).toBe(text);
  if (typeof value === 'number') expect(formNumber(text, 3)).toBe(value);
});

test('unreadable text differs from every value, and is found in every field', () => {
  expect(unreadableText(unreadable('12..5'))).toBe('12..5');
  for (const value of ['12..5', '', null, undefined, 12, {}])
    expect(unreadableText(value)).toBeNull();
  const form = { notes: 'x', due_date: unreadable(''), items: [{}, { quantity: unreadable('?') }] };
  const refused = {
    message: 'line 2: quantity must be a number; customer must be chosen',
    details: {
      errors: [
        { path: ['items', 1, 'quantity'], message: 'must be a number' },
        { path: ['customer'], message: 'must be chosen' },
      ],
    },
  };
  const { message, details } = withUnreadable(refused, form);
  expect(message).toMatch(/^Not saved: a date or number was not understood/);
  const { errors } = details as typeof refused.details;
  expect(errors.map((error) => [error.path.join('.'), error.message])).toEqual([
    ['due_date', 'This was not understood.'],
    ['items.1.quantity', 'This was not understood.'],
    ['customer', 'must be chosen'],
  ]);
  expect(withUnreadable(refused, { notes: 'x', items: [{ quantity: 1 }] })).toBe(refused);
});

test('a refusal names only fields that others changed, and that the form shows', () => {
  const before = {
    updatedAt: 'a',
    updatedBy: { id: 1 },
    notes: null,
    terms: 'x',
    state: 'sent',
    amount_paid_before: 0,
    members: { count: 0 },
    customer: { documentId: 'c', name: 'Ada' },
    items: [{ id: 1, quantity: 1 }],
  };
  const after = {
    updatedAt: 'b',
    updatedBy: { id: 2 },
    notes: '',
    terms: 'y',
    state: 'paid',
    amount_paid_before: 5,
    members: { count: 1 },
    customer: { documentId: 'c', name: 'Ada Lovelace' },
    items: [{ id: 1, quantity: 2 }],
  };
  expect(changedFields(before, after)).toEqual(['terms', 'state', 'items']);
  expect(changedFields(before, { ...before, updatedAt: 'b' })).toEqual([]);
});

test('every refusal keeps the typed text, and an outdated save is recognised', () => {
  const outdated = { by: null, at: '2026-01-01T00:00:00.000Z', word: 'invoice' };
  const conflict = { status: 409, name: 'ConflictError', details: { errors: [], outdated } };
  expect(outdatedOf(conflict)).toEqual(outdated);
  expect(outdatedOf({ ...conflict, status: 400 })).toBeUndefined();
  expect(outdatedOf({ status: 409, name: 'ConflictError' })).toBeUndefined();
  expect(keepingWhatWasTyped({ name: 'TypeError', message: 'Failed to fetch' })).toEqual({
    name: 'ValidationError',
    message: 'Failed to fetch',
    details: { errors: [] },
  });
  expect(keepingWhatWasTyped(conflict).details).toBe(conflict.details);
});

test('an amount of the service keeps all its digits, and what is not understood has none', () => {
  expect(decimalTextOf('12345678901234567.89')).toBe('12345678901234567.89');
  expect(decimalTextOf(0.07)).toBe('0.07');
  expect([decimalTextOf(null), decimalTextOf(unreadable('1..2'))]).toEqual([undefined, undefined]);
});
