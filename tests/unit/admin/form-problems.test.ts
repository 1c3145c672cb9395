import { formProblems } from '../../../src/admin/forms/saving/form-problems';

const labelOf = (field: string) =>
  ({ customer: 'Customer', due_date: 'Due date', 'metadata.crm.id': 'CRM' })[field];

test('fields and cells of lines are named as the form names them', () => {
  const errors = {
    customer: { id: 'x', defaultMessage: 'This value is required.' },
    due_date: 'must not be before the issue date',
    items: {
      0: { quantity: 'must be greater than 0' },
      11: { unit_price: { id: 'y', defaultMessage: '…' }, tax_category: 'must be one of …' },
      12: 'must be an object',
    },
  };
  expect(formProblems(errors, labelOf)).toEqual([
    { path: 'customer', label: 'Customer' },
    { path: 'due_date', label: 'Due date' },
    { path: 'items.0.quantity', label: 'Line 1: Quantity' },
    { path: 'items.11.unit_price', label: 'Line 12: Unit price' },
    { path: 'items.11.tax_category', label: 'Line 12: Tax category' },
    { path: 'items.12', label: 'Line 13' },
  ]);
});

test('the lines of a list with holes keep their places', () => {
  const items: unknown[] = [];
  items[3] = { description: 'This value is required.' };
  expect(formProblems({ items }, labelOf)).toEqual([
    { path: 'items.3.description', label: 'Line 4: Description' },
  ]);
});

test('an error of all lines, and no error', () => {
  expect(formProblems({ items: 'is needed' }, () => 'Lines')).toEqual([
    { path: 'items', label: 'Lines' },
  ]);
  expect(formProblems({}, labelOf)).toEqual([]);
  expect(formProblems(undefined, labelOf)).toEqual([]);
});

test('parts of a field have their own label, else their key, or their place in a list', () => {
  const errors = {
    metadata: { crm: { id: 'is too long' }, other: 'is too long' },
    custom_fields: { 1: { key: 'is there twice', label: 'must not be empty' } },
  };
  expect(formProblems(errors, labelOf)).toEqual([
    { path: 'metadata.crm.id', label: 'CRM' },
    { path: 'metadata.other', label: 'metadata: other' },
    { path: 'custom_fields.1.key', label: 'custom_fields: 2' },
    { path: 'custom_fields.1.label', label: 'custom_fields: 2' },
  ]);
});
