import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import { UNKNOWN_ID } from '../support/records';
import { collection, memberOf } from '../support/two-businesses';

/** The PDFs of selected rows. */

let books: Books;
let others: Books;
let operator: OperatorAccount;

beforeAll(async () => {
  [books, others] = [await createBooks(), await createBooks()];
  operator = await memberOf(
    books.business,
    inMyBusinesses(['invoice', 'quotation', 'payment', 'customer']),
  );
});

async function versionOf(id: string) {
  const { updatedAt } = (await adminApi().get(collection('invoice', id))).body.data;
  return { documentId: id, updatedAt };
}

const select = (...ids: string[]) => Promise.all(ids.map(versionOf));

const PATH = '/invoicing/invoices/selected/pdfs';

test('come as one ZIP, named by their numbers', async () => {
  const [one, two] = [await books.invoice(), await books.invoice()];
  const answer = await operator.post(PATH, { documents: await select(one.id, two.id) });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="invoices-[\d-]+\.zip"/);
  for (const { invoice_number: number } of [one, two])
    expect(answer.text.split(`${number as string}.pdf`)).toHaveLength(3);
  expect(answer.text.split('%PDF-')).toHaveLength(3);
});

test('of another business are not there, and then there is no ZIP at all', async () => {
  const [own, foreign] = [await books.invoice(), await others.invoice()];
  const answer = await operator.post(PATH, { documents: await select(own.id, foreign.id) });
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain(foreign.invoice_number);
});

test('strangers, keys and roles without invoices get none', async () => {
  const documents = await select((await books.invoice()).id);
  expect((await api().post(PATH, { documents })).status).toBe(401);
  expect((await books.client.post(PATH, { documents })).status).toBe(401);
  const subject = CONTENT_TYPE.product;
  const other = await operatorWho([{ action: `${CM}.read`, subject }]);
  expect((await other.post(PATH, { documents })).status).toBe(403);
});

const one = { documentId: UNKNOWN_ID, updatedAt: '2026-01-01' };

/** Selections that pages do not make. */
const WRONG: [what: string, documents: unknown][] = [
  ['an empty list', []],
  ['one document twice', [one, one]],
  ['no version', [{ documentId: UNKNOWN_ID }]],
  ['a version that is no moment', [{ ...one, updatedAt: 'x' }]],
  ['no id', [{ documentId: { $ne: null }, updatedAt: '2026-01-01' }]],
  ['texts', [UNKNOWN_ID]],
  ['an object', { length: 1, 0: one }],
  [
    'too many',
    Array.from({ length: 101 }, (_, at) => ({
      ...one,
      documentId: `${UNKNOWN_ID.slice(0, -3)}${String(at).padStart(3, '0')}`,
    })),
  ],
];

test.each([...WRONG, ['nothing', undefined]])(
  'a selection with %s is refused',
  async (_what, documents) => {
    expect((await operator.post(PATH, { documents })).status).toBe(400);
    if (documents === undefined) return;
    const job = { action: 'sent', documents };
    expect((await operator.post('/invoicing/lists/invoices/jobs', job)).status).toBe(400);
  },
);
