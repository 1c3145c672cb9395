import {
  addressesOf,
  documentReceivers,
  reminderReceivers,
  replacedContacts,
  type Contact,
} from '../../../src/domain/contacts';
import { ApiError } from '../../../src/domain/errors';

const contact = (id: string, fields: Partial<Contact> = {}): Contact => ({
  id,
  name: id,
  email: `${id}@acme.example`,
  receives_documents: false,
  receives_reminders: false,
  portal: false,
  ...fields,
});
const documents = { receives_documents: true };
const reminders = { receives_reminders: true };

describe('who receives documents and reminders', () => {
  const email = 'office@acme.example';

  test.each<[string, Contact[] | null, string[], string[]]>([
    ['a customer without contacts', null, [email], [email]],
    ['contacts that receive nothing', [contact('a'), contact('b')], [email], [email]],
    [
      'a contact for each',
      [contact('a', documents), contact('b', reminders)],
      ['a@acme.example'],
      ['b@acme.example'],
    ],
    [
      'one contact for both and one for documents',
      [contact('a', { ...documents, ...reminders }), contact('b', documents)],
      ['a@acme.example', 'b@acme.example'],
      ['a@acme.example'],
    ],
    [
      'a contact without an address',
      [contact('a', { ...documents, email: null })],
      [email],
      [email],
    ],
    [
      'two contacts with one address',
      [contact('a', documents), contact('b', { ...documents, email: 'A@ACME.example' })],
      ['a@acme.example'],
      [email],
    ],
  ])('%s', (_, contacts, ofDocuments, ofReminders) => {
    const customer = { email, contacts };
    expect(documentReceivers(customer)).toEqual(ofDocuments);
    expect(reminderReceivers(customer)).toEqual(ofReminders);
  });

  test('is nobody where there is no address', () => {
    expect(documentReceivers({ email: null, contacts: null })).toEqual([]);
    expect(reminderReceivers({ email: '', contacts: [contact('a')] })).toEqual([]);
  });

  test('all addresses of a customer are its own, whatever they receive', () => {
    const contacts = [contact('a'), contact('b', { email: null })];
    expect(addressesOf({ email, contacts })).toEqual([email, 'a@acme.example']);
    expect(addressesOf({ email: null, contacts: null })).toEqual([]);
  });
});

describe('a list that replaces the contacts', () => {
  const stored = [contact('a'), contact('b')];
  const replaced = (...sent: (string | null)[]) => {
    let made = 0;
    const entries = sent.map((id) => ({ ...contact('x'), id }));
    return replacedContacts(stored, entries, () => `new ${(made += 1)}`, false)?.map(
      ({ id }) => id,
    );
  };

  test('keeps known ids in its own order, and drops what it does not name', () => {
    expect(replaced('b', null, 'a')).toEqual(['b', 'new 1', 'a']);
    expect(replaced('b')).toEqual(['b']);
  });

  test('gives a new id to an unknown one, and to the second of equal ones', () => {
    expect(replaced('of another customer', 'a', 'a')).toEqual(['new 1', 'a', 'new 2']);
  });

  test('is nothing when it is empty', () => {
    expect(replacedContacts(stored, [], () => '', true)).toBeNull();
    expect(replacedContacts(stored, null, () => '', true)).toBeNull();
  });

  const invited = contact('a', { portal: true, email: 'ada@acme.example' });
  const refused = (before: readonly Contact[], ...sent: Contact[]): unknown => {
    try {
      return replacedContacts(before, sent, () => '', false);
    } catch (error) {
      return error;
    }
  };

  test('invites nobody for somebody who may not', () => {
    const refusal = refused(stored, contact('b'), invited);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      code: 'invitation_not_allowed',
      status: 403,
      details: { errors: [{ pointer: '/contacts/1/portal' }] },
    });
  });

  test('invites for somebody who may', () => {
    expect(replacedContacts(stored, [invited], () => '', true)).toEqual([invited]);
  });

  test('keeps who is invited already, by the same id and address', () => {
    const louder = { ...invited, name: 'Ada B.', email: 'ADA@acme.example' };
    expect(refused([invited], louder)).toEqual([louder]);
  });

  test.each<[string, Contact]>([
    ['another address', { ...invited, email: 'eve@acme.example' }],
    ['another id', { ...invited, id: 'b' }],
  ])('takes an invited contact with %s for an invitation', (_, sent) => {
    expect(refused([invited, contact('b')], sent)).toMatchObject({
      details: { errors: [{ pointer: '/contacts/0/portal' }] },
    });
  });
});
