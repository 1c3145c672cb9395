import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../../src/billing/schemas/customer';
import { problemsOf } from './problems-of';

const NO_TEXT = 'must be a string';
const NO_FLAG = 'must be true or false';
const NO_EMAIL = 'must be an e-mail address';

test.each<[what: string, contacts: unknown, problems: [string, string][]]>([
  ['none', null, []],
  ['an empty list', [], []],
  ['a name alone', [{ name: 'Ada' }], []],
  ['twenty of them', Array.from({ length: 20 }, () => ({ name: 'Ada' })), []],
  ['a name of 255 characters', [{ name: '😀'.repeat(255) }], []],
  ['a guest', [{ name: 'Ada', email: 'ada@acme.example', portal: true }], []],
  ['a text', 'Ada', [['', 'must be a list of contacts']]],
  ['an object', { name: 'Ada' }, [['', 'must be a list of contacts']]],
  ['21 of them', Array.from({ length: 21 }, () => ({})), [['', 'may have at most 20 contacts']]],
  [
    'another entry',
    ['Ada', null],
    [
      ['/0', 'must be a JSON object'],
      ['/1', 'must be a JSON object'],
    ],
  ],
  ['no name', [{ email: 'a@b.example' }], [['/0/name', 'is required']]],
  ['a blank name', [{ name: ' ' }], [['/0/name', 'must not be empty']]],
  [
    'a long name',
    [{ name: 'x'.repeat(256) }],
    [['/0/name', 'must be at most 255 characters long']],
  ],
  ['NUL', [{ name: 'a\0' }], [['/0/name', 'must not contain the NUL character']]],
  ['no address', [{ name: 'Ada', email: 'ada' }], [['/0/email', NO_EMAIL]]],
  [
    'a second header',
    [{ name: 'A', email: 'a@b.example\r\nBcc: c@d.example' }],
    [['/0/email', 'must not contain a line break']],
  ],
  [
    'a list of addresses',
    [{ name: 'A', email: 'a@b.example,c@d.example' }],
    [['/0/email', NO_EMAIL]],
  ],
  ['an id that is none', [{ name: 'Ada', id: 7 }], [['/0/id', 'must be a UUID']]],
  ['a guest without an address', [{ name: 'Ada', portal: true }], [['/0/email', 'is required']]],
  [
    'other values, all at once',
    [
      { name: 7, email: 7, receives_documents: 'yes', receives_reminders: 1, portal: 0 },
      { name: 'Ada' },
      { name: '', portal: true },
    ],
    [
      ['/0/name', NO_TEXT],
      ['/0/email', NO_TEXT],
      ['/0/receives_documents', NO_FLAG],
      ['/0/receives_reminders', NO_FLAG],
      ['/0/portal', NO_FLAG],
      ['/2/name', 'must not be empty'],
      ['/2/email', 'is required'],
    ],
  ],
])(
  'the contacts of a customer, here %s, are judged alike in a create and a change',
  (_what, contacts, problems) => {
    const expected = problems.map(([place, message]) => [`/contacts${place}`, message]);
    expect(problemsOf(CUSTOMER_CREATE, { name: 'Acme', contacts })).toEqual(expected);
    expect(problemsOf(CUSTOMER_UPDATE, { contacts })).toEqual(expected);
  },
);
