import { REFERENCE_NAMES } from '../../../../src/domain/fields/references';
import {
  columnOf,
  PERSONAL_RECURRING,
  RECURRING_FIELDS,
  TOLD_RECURRING,
} from '../../../../src/domain/fields/recurring';

test('an erasure empties the fields of a recurring invoice that may tell of a person', () => {
  expect(PERSONAL_RECURRING).toEqual([
    'name',
    'notes',
    'terms',
    'order_reference',
    ...REFERENCE_NAMES,
    'delivery_address',
    'metadata',
  ]);
});

test('the history of a recurring invoice tells what a request states, and its status', () => {
  const told = TOLD_RECURRING.map(({ name }) => name);
  expect(told).toHaveLength(27);
  expect(told).toEqual(expect.arrayContaining(['items', 'start_date', 'catch_up', 'status']));
  expect(told).not.toContain('failures');
  expect(told).not.toContain('next_date');
});

test('the status of a recurring invoice stands in the column state', () => {
  const columns = RECURRING_FIELDS.filter(({ name }) => name === 'status').map(columnOf);
  expect(columns).toEqual(['state']);
});
