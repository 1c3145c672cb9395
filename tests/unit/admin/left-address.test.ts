import { withChoice } from '../../../src/admin/lists/left/left-address';

const CHOICE = {
  view: 'draft',
  period: 'this_year',
  sort: 'customer.name:ASC',
  page_size: 50,
} as const;

test('a list from the menu begins with the tab, the period, the order and the length of the last visit', () => {
  expect(withChoice('', CHOICE)).toBe(
    '?view=draft&period=this_year&sort=customer.name%3AASC&pageSize=50',
  );
  expect(withChoice('?plugins[i18n][locale]=en', { page_size: 10 })).toBe(
    '?plugins[i18n][locale]=en&pageSize=10',
  );
});

test.each(['?view=open', '?filters[$and][0][state][$eq]=sent', '?page=1', '?_q=muller'])(
  '%s says itself which records the list has, and gets only the order',
  (search) => {
    expect(withChoice(search, CHOICE)).toBe(`${search}&sort=customer.name%3AASC&pageSize=50`);
  },
);

test('an address that has all of it stays, and nothing is missing without a choice', () => {
  expect(withChoice('?page=2&sort=total:DESC&pageSize=20', CHOICE)).toBeNull();
  expect(withChoice(withChoice('', CHOICE) ?? '', CHOICE)).toBeNull();
  expect(withChoice('', {})).toBeNull();
});
