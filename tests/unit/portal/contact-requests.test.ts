import { ApiError } from '../../../src/domain/errors';
import { CUSTOMER_FIELDS } from '../../../src/domain/fields/records';
import {
  checkedChanges,
  differing,
  REQUESTABLE_FIELDS,
} from '../../../src/portal/contact-requests';

describe('what somebody wants changed', () => {
  test('is about fields of a customer, and never about contacts, notes or metadata', () => {
    const names: string[] = CUSTOMER_FIELDS.map(({ name }) => name);
    expect(REQUESTABLE_FIELDS.filter((field) => !names.includes(field))).toEqual([]);
    const sent = { contacts: [], notes: 'x', metadata: { a: 'b' }, language: 'de', id: 'x' };
    expect(checkedChanges(sent)).toEqual({});
  });

  test('is stored as the API stores it: trimmed names, VAT numbers without spaces', () => {
    const sent = { name: ' Roe ', email: ' a@b.c ', vat_id: 'de 123 456 788', city: 'Rome' };
    expect(checkedChanges(sent)).toEqual({
      name: 'Roe',
      email: 'a@b.c',
      vat_id: 'DE123456788',
      city: 'Rome',
    });
  });

  test('empties a field that is left empty, and names only what was sent', () => {
    expect(checkedChanges({ phone: '', city: ' ', state: null })).toEqual({
      phone: null,
      city: null,
      state: null,
    });
    expect(checkedChanges({})).toEqual({});
  });

  test.each(['', ' ', null])('never empties the name: %j', (name) => {
    expect(() => checkedChanges({ name })).toThrow(ApiError);
  });

  test('is what differs: an empty text is as good as none', () => {
    const present = { name: 'Roe', city: null, phone: '', state: 'X' };
    expect(differing(present, { name: 'Roe', city: null, phone: null, state: 'X' })).toEqual({});
    expect(differing(present, { name: 'Poe', city: 'Rome', state: null })).toEqual({
      name: 'Poe',
      city: 'Rome',
      state: null,
    });
  });
});
