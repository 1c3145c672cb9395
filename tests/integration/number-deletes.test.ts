import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import type { Answer } from '../support/http';
import type { Numbered } from '../support/numbers';
import { issued, newBusiness, numbersOn, setPattern } from '../support/patterns';
import { readRun } from '../support/run';

const remove = (documentId: string) => adminApi().delete(`${INVOICES}/${documentId}`);
const removeAll = (documentIds: readonly string[]) =>
  adminApi().post(`${INVOICES}/actions/bulkDelete`, { documentIds });

const notLast = (number: string) =>
  `the draft ${number} cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead`;

describe('a deleted draft', () => {
  const idsOf = (answers: Answer[]) => answers.map(({ body }) => body.id as string);

  async function drafts(one: Numbered, count: number, day: string): Promise<string[]> {
    const answers: Answer[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await one.post({ issue_date: day }));
    return idsOf(answers);
  }

  test.each([null, '{YYYY}-{000}'])('gives back the last number of %s', async (pattern) => {
    const one = await newBusiness();
    await setPattern(one, pattern);
    const [, second = ''] = await drafts(one, 2, '2026-01-01');
    expect((await remove(second)).status).toBe(200);
    expect(await issued(one, '2026-01-01')).toMatch(/0002$|-002$/);
  });

  test.each([null, '{YYYY}-{000}'])('is kept while %s has a later number', async (pattern) => {
    const one = await newBusiness();
    await setPattern(one, pattern);
    const [first = '', second = ''] = await drafts(one, 2, '2026-01-01');
    const number = pattern === null ? 'INV-00001' : '2026-001';
    const refused = await remove(first);
    expect([refused.status, refused.body.error.message]).toEqual([400, notLast(number)]);
    const many = await removeAll([first]);
    expect([many.status, many.body.error.message]).toEqual([400, notLast(number)]);
    const cancelled = await saveForm(`${INVOICES}/${first}`, { state: 'cancelled' });
    expect(cancelled.status).toBe(200);
    expect((await remove(second)).status).toBe(200);
  });

  test('of an earlier year is the last of that year', async () => {
    const one = await newBusiness();
    await setPattern(one, '{YYYY}-{000}');
    const [older = ''] = await drafts(one, 1, '2025-01-01');
    await drafts(one, 1, '2026-01-01');
    expect((await remove(older)).status).toBe(200);
    expect(await numbersOn(one, ['2025-01-01', '2026-01-01'])).toEqual(['2025-001', '2026-002']);
  });

  test('is kept when a number given by hand comes after it', async () => {
    const one = await newBusiness();
    const [first = ''] = await drafts(one, 1, '2026-01-01');
    const given = await one.post({ invoice_number: 'INV-100000' });
    expect((await remove(first)).body.error.message).toBe(notLast('INV-00001'));
    expect((await remove(given.body.id)).status).toBe(200);
    expect((await remove(first)).status).toBe(200);
    expect(await issued(one)).toBe('INV-00001');
  });

  test('is kept when its number is of no series', async () => {
    const one = await newBusiness();
    const given = await one.post({ invoice_number: 'X - 7' });
    const refused = await remove(given.body.id);
    expect([refused.status, refused.body.error.message]).toEqual([400, notLast('X-7')]);
  });

  test.each(['upwards', 'downwards'])('goes with those after it, listed %s', async (order) => {
    const one = await newBusiness();
    const ids = await drafts(one, 5, '2026-01-01');
    const chosen = ids.slice(2);
    const gone = await removeAll(order === 'upwards' ? chosen : chosen.toReversed());
    expect([gone.status, gone.body.data?.count ?? gone.body.count]).toEqual([200, 3]);
    expect(await issued(one)).toBe('INV-00003');
  });

  test('stays, and so do all chosen with it, when one between them stays', async () => {
    const one = await newBusiness();
    const [, second = '', , fourth = ''] = await drafts(one, 4, '2026-01-01');
    const refused = await removeAll([second, fourth]);
    expect([refused.status, refused.body.error.message]).toEqual([400, notLast('INV-00002')]);
    for (const id of [second, fourth]) {
      expect((await one.client.get(`/api/v1/invoices/${id}`)).status).toBe(200);
    }
    expect(await issued(one)).toBe('INV-00005');
  });

  test('cannot name others in a body to get past the rule', async () => {
    const one = await newBusiness();
    const [first = '', second = ''] = await drafts(one, 2, '2026-01-01');
    const refused = await fetch(`${readRun().sharedUrl}${INVOICES}/${first}`, {
      method: 'DELETE',
      headers: {
        Authorization: `Bearer ${readRun().adminToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ documentIds: [first, second] }),
    });
    expect(refused.status).toBe(400);
    expect((await one.client.get(`/api/v1/invoices/${first}`)).status).toBe(200);
  });

  test('in a statement obeys the same rule', async () => {
    const one = await newBusiness();
    const [first = '', second = ''] = await drafts(one, 2, '2026-01-01');
    const erase = (id: string) =>
      query(readRun().sharedDatabaseUrl, 'delete from invoices where document_id = $1', [id]);
    await expect(erase(first)).rejects.toThrow(notLast('INV-00001'));
    await erase(second);
    expect(await issued(one)).toBe('INV-00002');
  });

  test('of quotations goes whatever its number, which is not given again', async () => {
    const one = await newBusiness();
    const made = [await one.quote(), await one.quote()];
    for (const id of idsOf(made)) {
      expect((await adminApi().delete(`${QUOTATIONS}/${id}`)).status).toBe(200);
    }
    expect((await one.quote()).body.quotation_number).toBe('QT-00003');
  });
});
