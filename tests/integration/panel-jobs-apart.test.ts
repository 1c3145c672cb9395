import type { JobOutcome } from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { jobUntil, runJob, startJob } from '../support/jobs';
import { collection, memberOf } from '../support/two-businesses';

/** The job of one operator wakes the worker of all jobs. */

const types = () => inMyBusinesses(['invoice', 'payment', 'customer']);

const select = (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { updatedAt } = (await adminApi().get(collection('invoice', id))).body.data;
      return { documentId: id, updatedAt };
    }),
  );

const problems = ({ results }: JobOutcome) =>
  Object.fromEntries(results.map(({ documentId, problem }) => [documentId, problem]));

const invoices = (books: Books, count: number) =>
  Promise.all(Array.from({ length: count }, () => books.invoice()));

test('a job has the rights of its own starter, while that of another business runs', async () => {
  const [books, others] = [await createBooks(), await createBooks()];
  const [first, second] = [
    await memberOf(books.business, types()),
    await memberOf(others.business, types()),
  ];
  const long = await select(...(await invoices(books, 10)).map(({ id }) => id));
  const [foreign, own] = [await books.invoice(), await others.invoice()];
  const both = await select(foreign.id, own.id);
  const running = await startJob(first, { action: 'paid', documents: long });
  const outcome = await runJob(second, { action: 'paid', documents: both });
  expect(problems(outcome)).toEqual({ [foreign.id]: 'it is not there, or you may not see it' });
  expect((await books.read(foreign.id)).status).toBe('sent');
  expect((await others.read(own.id)).status).toBe('paid');
  expect((await jobUntil(first, running)).refused).toBe(0);
});
