import { faultsOf, settle } from '../../../bench/soak/settle';

const rows = ['a', 'b', 'c'].map((id) => ({ id, state: 'delivered' }));
const once = new Map([
  ['a', 1],
  ['b', 1],
  ['c', 1],
]);

test('rows that each arrived once have no fault', () => {
  const settled = settle(rows, { arrived: once, wrong: [] }, 0);
  expect(settled).toEqual({
    stored: 3,
    arrived: 3,
    lost: 0,
    doubled: 0,
    wrong: 0,
    waiting: 0,
  });
  expect(faultsOf(settled)).toBe(0);
});

test.each([
  ['a row that never arrived is lost', [...once].slice(1), rows, 0, 'lost'],
  ['an answer without a row is lost', [...once], rows, 1, 'lost'],
  ['a second arrival is doubled', [['a', 2], ...[...once].slice(1)], rows, 0, 'doubled'],
  ['an arrival without a row is wrong', [...once, ['x', 1]], rows, 0, 'wrong'],
  [
    'a row that arrived and still waits would be sent again',
    [...once],
    [{ id: 'a', state: 'pending' }, ...rows.slice(1)],
    0,
    'waiting',
  ],
] as const)('%s', (_, arrived, stored, unstored, fault) => {
  const all = new Map(arrived as [string, number][]);
  const settled = settle(stored, { arrived: all, wrong: [] }, unstored);
  expect([settled[fault], faultsOf(settled)]).toEqual([1, 1]);
});

test('an arrival with a wrong signature is wrong, and its row is lost', () => {
  const [, ...others] = [...once];
  const settled = settle(rows, { arrived: new Map(others), wrong: ['webhook a'] }, 0);
  expect(settled).toMatchObject({ wrong: 1, lost: 1 });
});
