import { chipsOf, isNarrowed } from '../../../src/admin/lists/bar/chips';
import { filterWords, isStrapiChip } from '../../../src/admin/lists/bar/chip-words';
import { addressOf, invoiceList } from '../../support/list-address';

const list = invoiceList();

const labels = (query: Record<string, unknown>) =>
  chipsOf(list, addressOf(query)).map(({ label }) => label);

test('the tab, the period and the parts of a filter are chips in words', () => {
  const filters = {
    $or: [
      { state: { $eq: 'overdue' } },
      { state: { $eq: 'sent' }, due_date: { $lt: '2026-12-05' } },
    ],
    $and: [
      { currency: { $eq: 'EUR' } },
      { state: { $in: ['sent', 'overdue'] } },
      { customer: { documentId: { $eq: 'x' } } },
    ],
  };
  expect(labels({ view: 'overdue', period: 'last_month', filters })).toEqual([
    'Overdue',
    'Issue date: last month',
    'Status is one of Sent, Overdue',
    'Customer: One record',
    'Status is Overdue or Status is Sent and Due date before 5 Dec 2026',
  ]);
});

test('own days, a list without a filter, and a tab that the list does not have', () => {
  expect(labels({ from: '2026-01-05', to: '2026-02-01' })).toEqual([
    'Issue date: 5 Jan 2026 to 1 Feb 2026',
  ]);
  expect(labels({ from: '2026-01-05' })).toEqual(['Issue date: from 5 Jan 2026']);
  expect(labels({ to: '2026-01-05' })).toEqual(['Issue date: until 5 Jan 2026']);
  expect(labels({ view: 'archived', sort: 'total:ASC', page: '2' })).toEqual([]);
  expect(isNarrowed(list, addressOf({ filters: { $and: [] } }))).toBe(false);
});

test('a filter that Strapi shows has no second chip, but can be cleared', () => {
  const query = { filters: { $and: [{ currency: { $eq: 'EUR' } }] } };
  expect(labels(query)).toEqual([]);
  expect(isNarrowed(list, addressOf(query))).toBe(true);
  expect(isStrapiChip({ customer: { name: { $contains: 'M' } } })).toBe(true);
  expect(isStrapiChip({ state: { $in: ['sent'] } })).toBe(false);
});

test('a chip takes only its own part away', () => {
  const parts = [{ currency: { $eq: 'EUR' } }, { state: { $in: ['sent'] } }];
  const [or, and] = [[{ total: { $gt: '5' } }], parts];
  const [first, second] = chipsOf(list, addressOf({ filters: { $or: or, $and: and } }));
  expect(first?.without).toEqual({ filters: { $or: or, $and: [parts[0]] } });
  expect(second?.without).toEqual({ filters: { $and: and } });
});

test.each([
  [{ due_date: { $null: 'true' } }, 'Due date is empty'],
  [{ due_date: { $null: 'false' } }, 'Due date is not empty'],
  [{ documentId: { $in: ['a', 'b'] } }, '2 records'],
  [{ $not: { total: { $gte: '10' } } }, 'not: Total is at least 10'],
])('%j is "%s"', (filter, words) => {
  expect(filterWords(filter)).toBe(words);
});
