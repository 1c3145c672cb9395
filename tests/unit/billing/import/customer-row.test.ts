import { wholeCustomer } from '../../../../src/billing/import/customer-row';
import { CUSTOMER_IMPORT } from '../../../../src/billing/import/type';

test('a person without a company is the customer, and beside one its contact', () => {
  const person = { first_name: 'Ada ', last_name: 'Lovelace' };
  expect(wholeCustomer(person)).toEqual({ name: 'Ada Lovelace' });
  expect(wholeCustomer({ last_name: 'Lovelace' })).toEqual({ name: 'Lovelace' });
  expect(wholeCustomer({ name: 'Engines Ltd', ...person })).toEqual({
    name: 'Engines Ltd',
    contact_name: 'Ada Lovelace',
  });
  expect(wholeCustomer({ name: 'Ada Lovelace', ...person })).toEqual({ name: 'Ada Lovelace' });
  expect(wholeCustomer({ name: 'Engines Ltd', contact_name: 'Bob', ...person })).toEqual({
    name: 'Engines Ltd',
    contact_name: 'Bob',
  });
});

test('the lines of an address are one', () => {
  expect(wholeCustomer({ address: 'Way 1', address_2: ' c/o Bob ', address_3: 'Hall' })).toEqual({
    address: 'Way 1\nc/o Bob\nHall',
  });
  expect(wholeCustomer({ city: 'Bonn' })).toEqual({ city: 'Bonn' });
});

test('the contacts of an export are read, and a file invites nobody to the portal', () => {
  const one = { name: 'Ada', email: 'ada@x.example', receives_documents: true, portal: true };
  const { contacts } = CUSTOMER_IMPORT.check({ name: 'X', contact_list: [one] });
  expect(contacts).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Ada',
      email: 'ada@x.example',
      receives_documents: true,
      receives_reminders: false,
      portal: false,
    },
  ]);
  expect(() => CUSTOMER_IMPORT.check({ name: 'X', contact_list: 'no list' })).toThrow(
    'contact_list must be a list',
  );
});
