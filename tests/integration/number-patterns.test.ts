import { adminApi, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { connect, INVOICES, saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import type { Answer } from '../support/http';
import { numbersOf, repeat, type Numbered } from '../support/numbers';
import { issued, newBusiness, numbersOn, setPattern } from '../support/patterns';
import { line } from '../support/records';
import { readRun } from '../support/run';

const inPanel = (one: Numbered, fields: object = {}): Promise<Answer> =>
  adminApi().post(INVOICES, {
    business: connect(one.business),
    customer: connect(one.customer),
    items: [line()],
    ...fields,
  });

describe('a run', () => {
  test('of a year starts at 1, whatever the order of the days', async () => {
    const one = await newBusiness();
    await setPattern(one, 'RE-{YYYY}-{000}');
    const days = ['2025-12-31', '2026-01-01', '2025-01-01', '2026-12-31', '2027-06-01'];
    expect(await numbersOn(one, days)).toEqual([
      'RE-2025-001',
      'RE-2026-001',
      'RE-2025-002',
      'RE-2026-002',
      'RE-2027-001',
    ]);
  });

  test('of a month starts at 1, also with the running number first', async () => {
    const one = await newBusiness();
    await setPattern(one, '{0}/{MM}.{YY}');
    const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2027-02-01', '2026-01-01'];
    expect(await numbersOn(one, days)).toEqual([
      '1/01.26',
      '1/02.26',
      '2/02.26',
      '1/02.27',
      '2/01.26',
    ]);
  });

  test('of a changed pattern starts at 1, and a pattern taken up again goes on', async () => {
    const one = await newBusiness();
    expect(await numbersOn(one, ['2026-01-01', '2026-01-01'])).toEqual(['INV-00001', 'INV-00002']);
    await setPattern(one, 'A{0}');
    expect(await numbersOn(one, ['2026-01-01', '2026-01-01'])).toEqual(['A1', 'A2']);
    await setPattern(one, null);
    expect(await issued(one)).toBe('INV-00003');
    await setPattern(one, 'A{0}');
    expect(await issued(one)).toBe('A3');
    await setPattern(one, 'INV-{00000}');
    expect(await issued(one)).toBe('INV-00004');
  });

  test('gets another digit when its zeros are used up', async () => {
    const one = await newBusiness();
    await setPattern(one, 'A{0}Z');
    for (let n = 1; n <= 11; n += 1) expect(await issued(one)).toBe(`A${n}Z`);
  });

  test('of quotations is their own', async () => {
    const one = await newBusiness();
    await setPattern(one, 'N{00}');
    await setPattern(one, 'N{00}', 'quotation');
    expect(await issued(one)).toBe('N01');
    const quoted = [await one.quote(), await one.quote()];
    expect(numbersOf(quoted, 'quotation_number')).toEqual(['N01', 'N02']);
  });

  test('passes numbers that were given by hand, of its own pattern or of another', async () => {
    const one = await newBusiness();
    await setPattern(one, 'A{00}');
    for (const number of ['A01', 'A02', 'A04', 'A5']) await one.post({ invoice_number: number });
    const made = [await issued(one), await issued(one)];
    expect(made).toEqual(['A03', 'A05']);
    await setPattern(one, 'A{0}');
    expect([await issued(one), await issued(one)]).toEqual(['A1', 'A2']);
  });

  test('moves on while numbers of it are imported', async () => {
    const one = await newBusiness();
    await setPattern(one, '{YYYY}-{0}');
    const on = { issue_date: '2026-05-01' };
    for (const n of [1, 2, 3, 5, 4, 6, 7]) await one.post({ ...on, invoice_number: `2026-${n}` });
    const runs = await query(
      readRun().sharedDatabaseUrl,
      `select run, last_number from number_runs r join businesses b on b.id = r.business_id
        where b.document_id = $1`,
      [one.business],
    );
    expect(runs).toEqual([{ run: '2026-{0}', last_number: 6 }]);
    expect(await issued(one, '2026-05-01')).toBe('2026-8');
  });

  test('is one for the API, the panel, duplicates and conversions', async () => {
    const one = await newBusiness();
    await setPattern(one, '{YYYY}/{0}');
    const day = { issue_date: '2024-02-29' };
    const first = await inPanel(one, day);
    expect(first.body.data.invoice_number).toBe('2024/1');
    expect(await issued(one, '2024-02-29')).toBe('2024/2');
    const quotation = await one.quote(day);
    const [today, copied, converted] = [
      await issued(one),
      await adminApi().post(
        `/invoicing/invoices/${first.body.data.documentId as string}/duplicate`,
      ),
      await one.client.post(`/api/v1/quotations/${quotation.body.id as string}/convert`),
    ];
    const year = today.slice(0, 4);
    expect(today).toBe(`${year}/1`);
    const copy = await one.client.get(`/api/v1/invoices/${copied.body.data.documentId as string}`);
    expect(copy.body.invoice_number).toBe(`${year}/2`);
    expect(converted.body.invoice_number).toBe(`${year}/3`);
  });

  test('has no gap and no repeat when many ask at once', async () => {
    const one = await newBusiness();
    await setPattern(one, '{YY}-{000}');
    const days = ['2025-03-01', '2026-03-01'];
    const answers = await repeat(80, (index) =>
      index % 4 === 3
        ? one.post({ issue_date: days[index % 2], items: [] })
        : one.post({ issue_date: days[index % 2] }),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(60);
    const ofYear = (year: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${year}-${String(n + 1).padStart(3, '0')}`);
    const expected = [...ofYear('25', 40), ...ofYear('26', 20)];
    expect(numbersOf(made, 'invoice_number')).toEqual(expected);
  });
});

test('another issue date of a draft keeps its number', async () => {
  const one = await newBusiness();
  await setPattern(one, '{YYYY}-{0}');
  const made = await inPanel(one, { issue_date: '2025-12-31' });
  const path = `${INVOICES}/${made.body.data.documentId as string}`;
  const saved = await saveForm(path, { issue_date: '2026-01-01' });
  expect([saved.status, saved.body.data.invoice_number]).toEqual([200, '2025-1']);
  expect(await issued(one, '2026-01-01')).toBe('2026-1');
});

test('a number given twice is refused, also with a pattern', async () => {
  const one = await newBusiness();
  await setPattern(one, '{YYYY}-{0}');
  await one.post({ invoice_number: 'MINE' });
  expectError(await one.post({ invoice_number: 'MINE' }), 409, 'duplicate_number', [
    '/invoice_number',
  ]);
});

describe('the form of a business', () => {
  test('shows the default patterns, and puts them back when they are cleared', async () => {
    const one = await newBusiness();
    const path = `${BUSINESSES}/${one.business}`;
    const patterns = async () => {
      const { data } = (await adminApi().get(path)).body;
      return [data.invoice_number_pattern, data.quotation_number_pattern];
    };
    expect(await patterns()).toEqual(['INV-{00000}', 'QT-{00000}']);
    await saveForm(path, { invoice_number_pattern: ' A{0} ', quotation_number_pattern: 'B{0}' });
    expect(await patterns()).toEqual(['A{0}', 'B{0}']);
    await saveForm(path, { phone: '1' });
    expect(await patterns()).toEqual(['A{0}', 'B{0}']);
    await saveForm(path, { invoice_number_pattern: '', quotation_number_pattern: null });
    expect(await patterns()).toEqual(['INV-{00000}', 'QT-{00000}']);
  });

  test('refuses a bad pattern beside its field', async () => {
    const one = await newBusiness();
    const saved = await saveForm(`${BUSINESSES}/${one.business}`, {
      invoice_number_pattern: 'INV-{MM}-{000}',
      quotation_number_pattern: 'QT-{YYYY}',
    });
    expect(saved.status).toBe(400);
    const { details, message } = saved.body.error;
    expect(details.errors).toEqual([
      {
        path: ['invoice_number_pattern'],
        message: 'has a month without a year: add {YYYY} or {YY}',
        name: 'ValidationError',
      },
      {
        path: ['quotation_number_pattern'],
        message: 'needs a running number such as {00000}',
        name: 'ValidationError',
      },
    ]);
    expect(message).toContain('invoice number pattern has a month without a year');
    expect(await issued(one)).toBe('INV-00001');
  });
});
