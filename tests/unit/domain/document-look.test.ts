import { readDocumentLook } from '../../../src/domain/document-look';
import { ANSWERED_LOOK, DOCUMENT_LOOK } from '../../../src/billing/schemas/document-look';

const problemsOf = (input: unknown): Record<string, string> => {
  const read = readDocumentLook(input);
  const problems = 'problems' in read ? read.problems : [];
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), String(message)]));
};

test('a look is stored with trimmed labels and each hidden part once, and no choice is null', () => {
  const sent = {
    logo_side: 'left',
    address_window: 'din5008',
    font: 'source_serif',
    hidden: ['units', 'footer', 'units'],
    labels: { fr: { total: ' Somme ' }, de: {} },
  };
  const stored = {
    ...sent,
    hidden: ['units', 'footer'],
    labels: { fr: { total: 'Somme' }, de: {} },
  };
  expect(DOCUMENT_LOOK.parse(sent)).toEqual(stored);
  expect(ANSWERED_LOOK.parse(stored)).toEqual(stored);
  for (const none of [{}, null, undefined]) expect(DOCUMENT_LOOK.parse(none)).toBeNull();
});

test('every wrong part is told at its place', () => {
  expect(
    problemsOf({
      logo_side: 'middle',
      address_window: 'us',
      font: null,
      hidden: ['units', 'total'],
      labels: {
        he: {},
        de: { total: 'x'.repeat(61), invoice: 'two\nlines', tax: 5, Total: 'Sum' },
      },
      colour: 'red',
      __proto__x: 1,
    }),
  ).toEqual({
    logo_side: 'must be one of left, right',
    address_window: 'must be one of none, din5008',
    font: 'must be one of inter, source_sans, source_serif',
    'hidden.1': 'must be one of units, tax_column, bank_details, custom_fields, footer',
    'labels.he': 'is unknown: there are en, de, fr, es, it, nl, pt, pl',
    'labels.de.total': 'must be at most 60 characters long',
    'labels.de.invoice': 'must be one line without control characters',
    'labels.de.tax': 'must be a string',
    'labels.de.Total': expect.stringMatching(/^is unknown: there are invoice, quotation, /),
    colour: 'is unknown: there are template, logo_side, address_window, font, hidden, labels',
    __proto__x: expect.stringMatching(/^is unknown/),
  });
  expect(problemsOf({ labels: [], hidden: 'units' })).toEqual({
    labels: 'must be a JSON object',
    hidden: 'must be a list',
  });
  expect(problemsOf([])).toEqual({ '': 'must be a JSON object' });
});

test('a key named as a property of objects is unknown', () => {
  const sent: unknown = JSON.parse('{"__proto__": {"logo_side": "left"}, "constructor": 1}');
  expect(Object.keys(problemsOf(sent))).toEqual(['__proto__', 'constructor']);
});
