import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { bytesAt, filesIn } from '../support/adviser-export';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { runJob } from '../support/jobs';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import { UNKNOWN_ID } from '../support/records';
import { collection, memberOf } from '../support/two-businesses';

/** The PDFs of selected rows: one ZIP, made by a job. */

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

const PATH = '/invoicing/lists/invoices/jobs';
const print = (documents: unknown) => ({ action: 'printed', documents });
const fileOf = (job: string) => bytesAt(operator, `/invoicing/jobs/${job}/file`);

/** Operators keep three files at a time. */
const remove = (job: string) => operator.post(`/invoicing/jobs/${job}/close`);

test('come as one ZIP, named by their numbers, each as its single download', async () => {
  const [one, two] = [await books.invoice(), await books.invoice()];
  const documents = await select(one.id, two.id);
  const { id, ...outcome } = await runJob(operator, { action: 'printed', documents });
  expect(outcome).toMatchObject({ state: 'ended', done: 2, refused: 0 });
  const { headers, bytes } = await fileOf(id);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toMatch(/filename="invoices-[\d-]+\.zip"/);
  const files = await filesIn(bytes);
  expect([...files.keys()]).toEqual([one, two].map((of) => `${String(of.invoice_number)}.pdf`));
  const single = await bytesAt(operator, `/invoicing/invoices/${one.id}/pdf`);
  expect(files.get(`${String(one.invoice_number)}.pdf`)?.equals(single.bytes)).toBe(true);
  await remove(id);
  expect((await fileOf(id)).status).toBe(404);
});

test('more than a page shows come as well, and numbers that make one name get two', async () => {
  const own = await createBooks();
  const clerk = await memberOf(own.business, inMyBusinesses(['invoice']));
  await own.invoice({ invoice_number: 'A/1' });
  await own.invoice({ invoice_number: 'a:1' });
  await own.invoice({ status: 'draft' });
  const { id } = await runJob(clerk, { action: 'printed', query: { view: 'open' } });
  const { bytes } = await bytesAt(clerk, `/invoicing/jobs/${id}/file`);
  expect([...(await filesIn(bytes)).keys()].sort()).toEqual(['A_1.pdf', 'a_1 (2).pdf']);
});

test('one of another business is left out, and the file has none of it', async () => {
  const [own, foreign] = [await books.invoice(), await others.invoice()];
  const documents = await select(own.id, foreign.id);
  const { id, results, refused } = await runJob(operator, { action: 'printed', documents });
  expect([refused, results.map(({ number }) => number)]).toEqual([1, [null]]);
  expect([...(await filesIn((await fileOf(id)).bytes)).keys()]).toHaveLength(1);
  await remove(id);
});

test('strangers, keys and roles without invoices or with a part of them get none', async () => {
  const body = print(await select((await books.invoice()).id));
  expect((await api().post(PATH, body)).status).toBe(401);
  expect((await books.client.post(PATH, body)).status).toBe(401);
  const subject = CONTENT_TYPE.product;
  const other = await operatorWho([{ action: `${CM}.read`, subject }]);
  expect((await other.post(PATH, body)).status).toBe(403);
  const part = inMyBusinesses(['invoice'], ['read']).map((one) => ({
    ...one,
    properties: { fields: ['invoice_number'] },
  }));
  const clerk = await memberOf(books.business, part);
  expect((await clerk.post(PATH, body)).status).toBe(403);
});

test('only its starter has the file, while they may see all that is in it', async () => {
  const own = await createBooks();
  const clerk = await memberOf(own.business, inMyBusinesses(['invoice']));
  const { id: invoice } = await own.invoice();
  const { id } = await runJob(clerk, { action: 'printed', documents: await select(invoice) });
  const at = `/invoicing/jobs/${id}/file`;
  expect((await operator.get(at)).status).toBe(404);
  expect((await api().get(at)).status).toBe(401);
  expect((await own.client.get(at)).status).toBe(401);
  expect((await clerk.get(at)).status).toBe(200);
  const members = { members: { set: [] } };
  await adminApi().put(
    `/content-manager/collection-types/${CONTENT_TYPE.business}/${own.business}`,
    members,
  );
  expect((await clerk.get(at)).status).toBe(403);
});

test('an operator keeps three files at a time, and a job of another kind still starts', async () => {
  const documents = await select((await books.invoice()).id);
  const kept: string[] = [];
  for (let at = 0; at < 3; at += 1)
    kept.push((await runJob(operator, { action: 'printed', documents })).id);
  const fourth = await operator.post(PATH, print(documents));
  expect([fourth.status, fourth.text]).toEqual([400, expect.stringContaining('3')]);
  expect((await operator.post(PATH, { action: 'paid', documents })).status).toBe(201);
  await Promise.all(kept.map(remove));
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

test.each(WRONG)('a selection with %s is refused', async (_what, documents) => {
  for (const action of ['sent', 'printed'])
    expect((await operator.post(PATH, { action, documents })).status).toBe(400);
});
