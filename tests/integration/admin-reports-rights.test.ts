import { CONTENT_TYPE } from '../../src/content-types';
import { api } from '../support/api';
import { CM, MY_BUSINESSES, type OperatorAccount } from '../support/operators';
import { createInvoice } from '../support/records';
import {
  allOf,
  at,
  books,
  PERIOD,
  rights,
  statementAt,
  SUBJECTS,
  type Books,
} from '../support/reports';
import { memberOf } from '../support/two-businesses';

/** Who may read reports, and which requests are refused. */

let mine: Books;
let foreign: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  [mine, foreign] = [await books('=1+1'), await books('Foreign')];
  clerk = await memberOf(mine.business, rights());
});

describe('an operator', () => {
  test('finds the businesses whose books they may read', async () => {
    const { body } = await clerk.get('/invoicing/reports');
    expect(body.data).toEqual([
      { documentId: mine.business, name: expect.any(String), today: expect.any(String) },
    ]);
  });

  test('of another business gets 404 for every report', async () => {
    for (const path of allOf(foreign))
      expect([path, (await clerk.get(path)).status]).toEqual([path, 404]);
    for (const path of allOf(mine))
      expect([path, (await clerk.get(path)).status]).toEqual([path, 200]);
  });

  test('finds nothing by the ids of another business', async () => {
    const path = at(mine.business, `documents?${PERIOD}&currency=USD&customer=${foreign.customer}`);
    await createInvoice(foreign.client, foreign.customer, {
      status: 'sent',
      issue_date: '2026-01-05',
    });
    expect((await clerk.get(path)).body.data).toEqual({ rows: [], total: 0 });
  });

  test.each(SUBJECTS.filter((subject) => subject !== CONTENT_TYPE.business))(
    'who may not read %s gets no report',
    async (subject) => {
      const blind = await memberOf(mine.business, rights(subject));
      for (const path of allOf(mine).slice(0, 7))
        expect([path, (await blind.get(path)).status]).toEqual([path, 403]);
      expect([403, 404]).toContain((await blind.get(statementAt(mine.customer))).status);
      expect((await blind.get('/invoicing/reports')).body.data).toEqual([]);
    },
  );

  test('whose role hides a figure, or shows only some records, gets no report', async () => {
    const others = rights(CONTENT_TYPE.invoice);
    const invoices = { action: `${CM}.read`, subject: CONTENT_TYPE.invoice };
    for (const limits of [
      { conditions: [MY_BUSINESSES], properties: { fields: ['invoice_number', 'state'] } },
      { conditions: ['admin::is-creator'] },
    ]) {
      const limited = await memberOf(mine.business, [...others, { ...invoices, ...limits }]);
      for (const path of allOf(mine))
        expect([path, (await limited.get(path)).status]).toEqual([path, 403]);
    }
  });

  test('who is logged out gets nothing', async () => {
    for (const path of [...allOf(mine), '/invoicing/reports'])
      expect((await api().get(path)).status).toBe(401);
  });
});

test.each([
  ['tax', 'from is required'],
  ['tax?from=2026-02-30&to=2026-03-01', 'from must be a calendar date in the form YYYY-MM-DD'],
  ['tax?from=2026-03-02&to=2026-03-01', 'to must not be before the first day'],
  ['tax?from=2016-01-01&to=2026-01-01', 'to must be less than 10 years after the first day'],
  ['tax?from=0001-01-01&to=9999-12-31', 'to must be less than 10 years after the first day'],
  [`tax?${PERIOD}&basis=cash`, 'basis must be one of issue, payment'],
  [`tax?${PERIOD}&group=day`, 'group must be one of whole, month, quarter, year'],
  [`tax?${PERIOD}&from=2026-01-01`, 'from must be given once'],
  [`revenue?${PERIOD}&by=seller`, 'by must be one of customer, product, month'],
  [`revenue?${PERIOD}&format=xls`, 'format must be one of json, csv, xlsx, pdf'],
  [`documents?${PERIOD}`, 'currency is required'],
  [`documents?${PERIOD}&currency=EUR&tax_rate=1e1`, 'tax_rate must be a number'],
  [`documents?${PERIOD}&currency=EUR&tax_rate=101`, 'tax_rate must be at most 100'],
  [`documents?${PERIOD}&currency=EUR&customer='--`, 'customer must be a UUID'],
  [`documents?${PERIOD}&currency=EUR&product=other`, 'product must be a UUID'],
  ['open-items?as_of=2999-01-01', 'as of must not be after today, '],
  ['open-items?as_of=31.12.2025', 'as of must be a calendar date'],
  ['open-items/documents?currency=EUR&as_of=2999-01-01', 'as of must not be after today, '],
  ['open-items/documents?currency=EUR&age=old', 'age must be one of not_due, days_1_30'],
])('%s is refused', async (path, message) => {
  const { status, body } = await clerk.get(at(mine.business, path));
  expect([status, body.error.message.toLowerCase().replaceAll('_', ' ')]).toEqual([
    400,
    expect.stringContaining(message.toLowerCase().replaceAll('_', ' ')),
  ]);
});

test('the last day of the calendar is no trouble', async () => {
  for (const basis of ['issue', 'payment']) {
    const path = at(mine.business, `tax?from=9999-12-01&to=9999-12-31&basis=${basis}&group=month`);
    expect((await clerk.get(path)).body.data.rows).toEqual([]);
  }
});
