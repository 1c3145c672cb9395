import { readFileSync } from 'node:fs';
import { OPEN_STATUSES } from '../../../src/domain/invoice-status';

test('the index of what is open holds the open statuses', () => {
  const indexes = readFileSync('database/0100-baseline/1-ids-and-indexes.sql', 'utf8');
  const [, states = ''] = /invoices_open_idx[^;]*WHERE state IN \(([^)]*)\);/.exec(indexes) ?? [];
  expect(states.split(', ')).toEqual(OPEN_STATUSES.map((status) => `'${status}'`));
});
