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

  test('goes when its number was given by hand and is of no series', async () => {
    const one = await newBusiness();
    const given = await one.post({ invoice_number: 'X - 7' });
    await one.post();
    expect((await remove(given.body.id)).status).toBe(200);
    expect(await issued(one)).toBe('INV-00002');
  });

  test('is kept in the middle of a run, whatever the case of its letters', async () => {
    const one = await newBusiness();
    const given = await one.post({ invoice_number: 'inv-00001' });
    expect(await issued(one)).toBe('INV-00002');
    expect((await remove(given.body.id)).body.error.message).toBe(notLast('inv-00001'));
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

describe('a saved draft that gets another number', () => {
  const renumber = (id: string, invoice_number: string) =>
    saveForm(`${INVOICES}/${id}`, { invoice_number });
  const replaced = (number: string) =>
    `the number ${number} cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it`;
  const made = async (one: Numbered, fields = {}) => (await one.post(fields)).body.id as string;

  test.each([null, '{YYYY}-{000}'])('gives back the last number of %s', async (pattern) => {
    const one = await newBusiness();
    await setPattern(one, pattern);
    const [first] = await numbersOn(one, ['2026-01-01']);
    const id = await made(one, { issue_date: '2026-01-02' });
    expect((await renumber(id, 'FREE-1')).status).toBe(200);
    const next = await issued(one, '2026-01-03');
    expect([first, next]).toEqual(pattern ? ['2026-001', '2026-002'] : ['INV-00001', 'INV-00002']);
  });

  test.each([null, '{YYYY}-{000}'])('keeps it in the middle of %s', async (pattern) => {
    const one = await newBusiness();
    await setPattern(one, pattern);
    const id = await made(one, { issue_date: '2026-01-01' });
    await issued(one, '2026-01-02');
    const number = pattern ? '2026-001' : 'INV-00001';
    for (const other of ['FREE-1', pattern ? '2026-009' : 'INV-00009']) {
      const refused = await renumber(id, other);
      expect([refused.status, refused.body.error.message]).toEqual([400, replaced(number)]);
    }
    expect((await one.client.get(`/api/v1/invoices/${id}`)).body.invoice_number).toBe(number);
    const text = `update invoices set invoice_number = 'X' where document_id = $1`;
    await expect(query(readRun().sharedDatabaseUrl, text, [id])).rejects.toThrow(replaced(number));
  });

  test('may leave a number that was given by hand and is of no series', async () => {
    const one = await newBusiness();
    const id = await made(one, { invoice_number: 'MINE' });
    await issued(one);
    expect((await renumber(id, 'YOURS')).status).toBe(200);
    expect((await renumber(id, 'yours')).status).toBe(200);
  });

  test('may write its number in other letters where it stands', async () => {
    const one = await newBusiness();
    const id = await made(one);
    await issued(one);
    expect((await renumber(id, 'inv-00001')).status).toBe(200);
    expect(await issued(one)).toBe('INV-00003');
  });
});

describe('numbers that differ only by case are one number', () => {
  const quotation = { document: 'quotation', given: 'qt-00001', next: 'QT-00002' } as const;
  const invoice = { document: 'invoice', given: 'inv-00001', next: 'INV-00002' } as const;

  test.each([invoice, quotation])('of $document', async ({ document, given, next }) => {
    const one = await newBusiness();
    const make = (fields = {}) => (document === 'invoice' ? one.post(fields) : one.quote(fields));
    const field = `${document}_number`;
    const first = await make({ [field]: given });
    expect([first.status, first.body[field]]).toEqual([201, given]);
    const twin = await make({ [field]: given.toUpperCase() });
    expect([twin.status, twin.body.code]).toEqual([409, 'duplicate_number']);
    expect((await make()).body[field]).toBe(next);
    const found = await one.client.get(`/api/v1/${document}s?number=${given}`);
    expect(found.body.data.map((each: Record<string, unknown>) => each[field])).toEqual([given]);
    const elsewhere = await newBusiness();
    const other = document === 'invoice' ? elsewhere.post : elsewhere.quote;
    expect((await other({ [field]: given.toUpperCase() })).status).toBe(201);
  });

  test.each([' INV-00001 ', 'ＩＮＶ-00001', '\u3000inv-00001\u00a0'])(
    'and so are those that differ by blanks and forms of letters: %j',
    async (given) => {
      const one = await newBusiness();
      const first = await one.post({ invoice_number: given });
      expect([first.status, first.body.invoice_number]).toEqual([201, given]);
      const twin = await one.post({ invoice_number: 'INV-00001' });
      expect([twin.status, twin.body.code]).toEqual([409, 'duplicate_number']);
      expect((await one.post()).body.invoice_number).toBe('INV-00002');
      const form = await saveForm(`${INVOICES}/${first.body.id as string}`, { notes: 'kept' });
      expect([form.status, form.body.data.invoice_number]).toEqual([200, given]);
    },
  );

  test('and a number whose compared form is long is stored', async () => {
    const one = await newBusiness();
    expect((await one.post({ invoice_number: '\ufdfa'.repeat(255) })).status).toBe(201);
  });

  test('of runs with a pattern', async () => {
    const one = await newBusiness();
    await setPattern(one, 'Re-{YYYY}-{000}');
    await one.post({ invoice_number: 'RE-2026-002', issue_date: '2026-01-01' });
    const numbers = await numbersOn(one, ['2026-01-01', '2026-01-01']);
    expect(numbers).toEqual(['Re-2026-001', 'Re-2026-003']);
  });

  test('of credit notes', async () => {
    const one = await newBusiness();
    const credit = async (fields = {}) => {
      const { id } = (await one.post({ status: 'sent' })).body;
      return one.client.post(`/api/v1/invoices/${id as string}/credit-notes`, fields);
    };
    expect((await credit({ credit_note_number: 'cn-00001' })).status).toBe(201);
    const twin = await credit({ credit_note_number: 'CN-00001' });
    expect([twin.status, twin.body.code]).toEqual([409, 'duplicate_number']);
    expect((await credit()).body.credit_note_number).toBe('CN-00002');
  });

  test('in the panel', async () => {
    const one = await newBusiness();
    await one.post({ invoice_number: 'a-1' });
    const { id } = (await one.post()).body;
    const refused = await saveForm(`${INVOICES}/${id as string}`, { invoice_number: 'A-1' });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('is already used in this business'),
    ]);
  });
});

test.each(['\t', '\u0007', ' \u0085\u200b', '\u0001\u0002'])(
  'a number of nothing that is seen is refused: %j',
  async (number) => {
    const one = await newBusiness();
    for (const refused of [
      await one.post({ invoice_number: number }),
      await one.quote({ quotation_number: number }),
    ])
      expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
  },
);
