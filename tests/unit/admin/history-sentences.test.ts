import {
  actorName,
  currencies,
  firstValues,
  sentencesOf,
  mailText,
  type Context,
} from '../../../src/admin/features/history/sentences';
import type { Part } from '../../../src/admin/words/en/records';
import { followLanguage } from '../../../src/admin/words/language';
import type { Change, HistoryEntry } from '../../../src/panel/answers';
import { saidInEach } from '../../support/panel-said';

const CONTEXT: Context = {
  currency: 'EUR',
  names: { a: 'Acme', b: 'Beta' },
  labels: {
    due_date: 'Due date',
    status: 'Status',
    total: 'Total',
    notes: 'Notes',
    customer_id: 'Customer',
    'items.quantity': 'Quantity',
    'items.unit_price': 'Unit price',
  },
};

function entry(changes: Change[], more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 'x',
    at: '2026-05-01T10:00:00.000Z',
    actor: { type: 'operator', name: 'Olive' },
    action: 'changed',
    changes,
    ...more,
  };
}

const change = (field: string, before: unknown, after: unknown): Change => ({
  field,
  before,
  after,
});
const ADA = { id: '1', name: 'Ada', email: 'ada@a.example', receives_documents: true };
const LOOK = {
  template: 'classic',
  logo_side: 'right',
  address_window: 'none',
  hidden: ['bank_details', 'footer'],
};
const text = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
const told = (...changes: Change[]) => sentencesOf(entry(changes), CONTEXT).map(text);

test.each([
  [
    change('due_date', '2026-05-01', '2026-05-15'),
    'changed Due date from 1 May 2026 to 15 May 2026',
  ],
  [change('due_date', null, '2026-05-15'), 'set Due date to 15 May 2026'],
  [change('notes', 'Hello', null), 'cleared Notes, which was Hello'],
  [change('metadata', { a: '1', b: '2' }, { a: '3' }), 'changed Metadata from a: 1, b: 2 to a: 3'],
  [change('notes', null, null), 'changed Notes; the values were erased later'],
  [change('items', null, null), 'changed Items; the values were erased later'],
  [change('status', 'draft', 'sent'), 'changed Status from Draft to Sent'],
  [
    change('total', 1234.5, '99999999999999.990001'),
    'changed Total from 1,234.50 EUR to 99,999,999,999,999.990001 EUR',
  ],
  [change('customer_id', 'a', 'b'), 'changed Customer from Acme to Beta'],
  [
    change('customer_id', 'a', 'z'),
    'changed Customer from Acme to a customer that you may not see',
  ],
  [change('enabled', true, false), 'changed Enabled from yes to no'],
  [change('default_tax_rate', null, 7.5), 'set Default tax rate to 7.5 %'],
  [change('api_keys', ['Shop'], []), 'changed Api keys from Shop to none'],
  [
    change('contacts', [ADA], [ADA, { ...ADA, email: null, receives_documents: false }]),
    'changed Contacts from Ada (ada@a.example, documents) to Ada (ada@a.example, documents); Ada',
  ],
  [
    change('look', { font: 'inter' }, { ...LOOK, labels: { de: { invoice: 'Faktura' } } }),
    'changed Look from Typeface: Inter to Template of new documents: Classic; Side of the logo: Right; Window of the envelope: None; Not shown: Bank details, Company details in the footer; Words, German: Faktura',
  ],
])('%j reads as a sentence', (one, sentence) => {
  expect(told(one)).toEqual([sentence]);
});

test('lines are told by their place, without what follows from them', () => {
  const one = {
    id: '1',
    description: 'Work',
    quantity: 1,
    unit_price: 5,
    amount: 5,
    tax_amount: 0,
  };
  const two = { id: '2', description: 'Travel', quantity: 1, unit_price: 9, amount: 9 };
  const three = { id: '3', description: 'More', quantity: 1, unit_price: 9, amount: 9 };
  const items = change('items', [one, two], [three, { ...one, quantity: 2, amount: 10 }]);
  expect(told(items, change('subtotal', 14, 19), change('total', 14, 19))).toEqual([
    'removed line 2: Travel',
    'added line 1: More',
    'line 2: changed Quantity from 1 to 2',
    'changed Total from 14.00 EUR to 19.00 EUR',
  ]);
  expect(told(change('items', [one, two], [two, one]))).toEqual(['changed the order of the lines']);
});

test('a new record tells its values', () => {
  const made = entry(
    [change('status', null, 'draft'), change('items', null, [{ id: '1', description: 'Work' }])],
    { action: 'created' },
  );
  expect(firstValues(made, CONTEXT).map(text)).toEqual(['Status: Draft', 'Line 1: Work']);
});

test('amounts before a change of the currency were in the former one', () => {
  const entries = [
    entry([change('total', 1, 2)]),
    entry([change('currency', 'USD', 'EUR')]),
    entry([change('total', 0, 1)]),
    entry([change('currency', null, 'USD')], { action: 'created' }),
  ];
  expect(currencies(entries, 'EUR')).toEqual({
    shown: ['EUR', 'EUR', 'USD', 'USD'],
    before: 'USD',
  });
});

test.each([
  ['operator', 'Olive', 'Olive'],
  ['operator', null, 'An operator'],
  ['key', 'Shop', 'Shop (API key)'],
  ['customer', 'Ada', 'Ada'],
  ['customer', null, 'The customer'],
  ['system', null, 'The service'],
] as const)('the actor %s %s is %s', (type, name, shown) => {
  expect(actorName(entry([], { actor: { type, name } }))).toBe(shown);
});

describe.each([
  [
    'en',
    'reminder to a@b.c',
    'invoice to a@b.c, d@e.f',
    'statement of account to a@b.c',
    'anything else',
  ],
  [
    'de',
    'Zahlungserinnerung an a@b.c',
    'Rechnung an a@b.c, d@e.f',
    'Kontoauszug an a@b.c',
    'anything else',
  ],
  ['fr', 'relance à a@b.c', 'facture à a@b.c, d@e.f', 'relevé de compte à a@b.c', 'anything else'],
  [
    'es',
    'recordatorio de pago a a@b.c',
    'factura a a@b.c, d@e.f',
    'extracto de cuenta a a@b.c',
    'anything else',
  ],
])('in %s', (language, reminder, invoice, statement, other) => {
  beforeAll(() => followLanguage(() => language));
  afterAll(() => followLanguage(() => undefined));

  test('a mail is named by its kind and its addresses', () => {
    expect(mailText('reminder to a@b.c')).toBe(reminder);
    expect(mailText('invoice to a@b.c, d@e.f')).toBe(invoice);
    expect(mailText('statement of account to a@b.c')).toBe(statement);
    expect(mailText('anything else')).toBe(other);
  });
});

describe.each([
  [
    'de',
    [
      'hat „Fälligkeitsdatum“ von 1. Mai 2026 auf 15. Mai 2026 geändert',
      'hat „Hinweise“ geleert, zuvor Hello',
      'hat in Position 1 „Menge“ von 1 auf 2,5 geändert',
      'hat „Steuer %“ von 7,5 % auf 19 % geändert',
    ],
    'Shop (API-Schlüssel)',
  ],
  [
    'fr',
    [
      'a modifié «\u00a0Date d’échéance\u00a0» de 1 mai 2026 à 15 mai 2026',
      'a vidé «\u00a0Remarques\u00a0», qui valait Hello',
      'ligne 1\u00a0: a modifié «\u00a0Quantité\u00a0» de 1 à 2,5',
      'a modifié «\u00a0TVA %\u00a0» de 7,5 % à 19 %',
    ],
    'Shop (clé d’API)',
  ],
  [
    'es',
    [
      'cambió «Fecha de vencimiento» de 1 de mayo de 2026 a 15 de mayo de 2026',
      'vació «Observaciones», que era Hello',
      'línea 1: cambió «Cantidad» de 1 a 2,5',
      'cambió «IVA %» de 7,5 % a 19 %',
    ],
    'Shop (clave de API)',
  ],
])('in %s', (language, sentences, key) => {
  beforeAll(() => followLanguage(() => language));
  afterAll(() => followLanguage(() => undefined));

  test('changes are told with labels, dates and numbers of the language', () => {
    const changes = [
      change('due_date', '2026-05-01', '2026-05-15'),
      change('notes', 'Hello', null),
      change('items', [{ id: '1', quantity: 1 }], [{ id: '1', quantity: 2.5 }]),
      change('tax_rate', '7.5', 19),
    ];
    const labels = { ...CONTEXT.labels, tax_rate: 'Tax %' };
    expect(sentencesOf(entry(changes), { ...CONTEXT, labels }).map(text)).toEqual(sentences);
    expect(actorName(entry([], { actor: { type: 'key', name: 'Shop' } }))).toBe(key);
  });
});

test('erased lines of a new record are no error', () => {
  const first = entry([change('items', null, null)], { action: 'created' });
  expect(firstValues(first, CONTEXT).map(text)).toEqual(['Items: nothing']);
});

test('erased values read well in each language', () => {
  const erased = () => sentencesOf(entry([change('notes', null, null)]), CONTEXT).map(text);
  expect(saidInEach(erased)).toEqual([
    ['changed Notes; the values were erased later'],
    [expect.stringMatching(/^hat „.+“ geändert; die Werte wurden später gelöscht$/)],
    [
      expect.stringMatching(
        /^a modifié «\u00a0.+\u00a0»\u202f; les valeurs ont été effacées depuis$/,
      ),
    ],
    [expect.stringMatching(/^cambió «.+»; los valores se borraron después$/)],
  ]);
  followLanguage(() => undefined);
});
