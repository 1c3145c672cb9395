import fc from 'fast-check';
import { runJob } from '../support/jobs';
import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey, BUSINESSES } from '../support/api';
import { INVOICES, saveForm } from '../support/desk';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import type { Answer, HttpClient } from '../support/http';
import { csv, problemsOf, sendInvoices } from '../support/imports';
import { inMyBusinesses } from '../support/operators';
import {
  BOOKS_WITH_ALL,
  goOn,
  invoiceSpec,
  randomShop,
  step,
  write,
} from '../support/random-books';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  type Created,
  type Fields,
} from '../support/records';
import { readRun } from '../support/run';
import { memberOf } from '../support/two-businesses';
import { times } from '../support/times';

/** Periods that a business has closed: whatever would change their figures is refused. */

const CLOSED = '2026-03-31';
const OPEN = '2026-04-01';
const today = new Date().toISOString().slice(0, 10);

let business: string;
let client: HttpClient;
let customer: string;

const close = async (until: string | null = CLOSED) => {
  const saved = await saveForm(`${BUSINESSES}/${business}`, { closed_until: until });
  expect([saved.status, saved.body.data.closed_until]).toEqual([200, until]);
};

beforeEach(async () => {
  const made = await createKey({ businessFields: { default_currency: 'EUR' } });
  business = made.business;
  client = api(made.key);
  customer = (await createCustomer(client)).id as string;
});

const invoice = (fields: Fields = {}): Promise<Created> =>
  createInvoice(client, customer, { status: 'sent', issue_date: '2026-03-15', ...fields });
const at = ({ id }: Created) => `/api/v1/invoices/${id as string}`;
const patch = (one: Created, fields: Fields) => client.patch(at(one), fields);
const state = (one: Created, to: string) =>
  adminApi().post(`/invoicing/invoices/${one.id as string}/state`, { state: to });
const form = (one: Created, fields: Fields) => saveForm(`${INVOICES}/${one.id as string}`, fields);

const cannotChange = (day: string, until = CLOSED) =>
  `The books are closed until ${until}, so nothing that counts on ${day} can change`;
const cannotIssue = (day: string) =>
  `The books are closed until ${CLOSED}, so nothing of ${day} can be issued; change its issue date`;

function expectClosed(answer: Answer, message: string): void {
  expectError(answer, 409, 'period_closed');
  expect(answer.body.error).toBe(message);
}

/** The panel's own requests answer 409, and its forms 400 with the sentence. */
function expectClosedInPanel(answer: Answer, message: string): void {
  expect([400, 409]).toContain(answer.status);
  expect(answer.body.error.message).toBe(message);
}

const taxOfQuarter = async () => {
  const report = async (basis: string) => {
    const query = `tax?from=2026-01-01&to=${CLOSED}&basis=${basis}&group=month`;
    return (await adminApi().get(`/invoicing/businesses/${business}/reports/${query}`)).body.data;
  };
  return [await report('issue'), await report('payment')];
};

/** Tries something in vain. */
async function leavesTheTax(work: () => Promise<void>): Promise<void> {
  const before = await taxOfQuarter();
  await work();
  expect(await taxOfQuarter()).toEqual(before);
}

describe('issuing with a date in a closed period', () => {
  const body = (fields: Fields) => ({
    customer_id: customer,
    items: [line()],
    issue_date: CLOSED,
    status: 'sent',
    ...fields,
  });

  test('is refused over the API, with and without a number and an Idempotency-Key', async () => {
    await close();
    const create = (fields: Fields, headers = {}) =>
      client.post('/api/v1/invoices', body(fields), headers);
    await leavesTheTax(async () => {
      expectClosed(await create({}), cannotIssue(CLOSED));
      expectClosed(await create({ invoice_number: 'X-1' }), cannotIssue(CLOSED));
      expectClosed(await create({}, { 'Idempotency-Key': 'closed-1' }), cannotIssue(CLOSED));
    });
    expect((await create({ issue_date: OPEN })).status).toBe(201);
  });

  test('is refused for a draft, which may lie there and be issued with a later date', async () => {
    await close();
    const draft = await invoice({ status: 'draft', issue_date: CLOSED });
    expectClosed(await patch(draft, { status: 'sent' }), cannotIssue(CLOSED));
    expectClosedInPanel(await state(draft, 'sent'), cannotIssue(CLOSED));
    expectClosedInPanel(await form(draft, { state: 'sent' }), cannotIssue(CLOSED));
    expect((await form(draft, { issue_date: OPEN, state: 'sent' })).status).toBe(200);
    const other = await invoice({ status: 'draft', issue_date: CLOSED });
    expect((await patch(other, { status: 'cancelled' })).status).toBe(200);
  });

  test('is refused for a credit note', async () => {
    const one = await invoice();
    await close();
    const credit = (issue_date: string) => client.post(`${at(one)}/credit-notes`, { issue_date });
    expectClosed(await credit('2026-03-20'), cannotIssue('2026-03-20'));
    const panel = `/invoicing/invoices/${one.id as string}/credit-notes`;
    const { updated_at: updatedAt } = (await client.get(at(one))).body;
    const sent = { issue_date: '2026-03-20', updatedAt };
    expectClosedInPanel(await adminApi().post(panel, sent), cannotIssue('2026-03-20'));
    expect((await credit(OPEN)).status).toBe(201);
  });

  test('is a problem of the row of an import, which drafts do not have', async () => {
    await close();
    const file = csv(
      'number,date,customer,status,total',
      `C-1,${CLOSED},New Ltd,sent,10`,
      `C-2,${CLOSED},New Ltd,draft,10`,
      `C-3,${OPEN},New Ltd,sent,10`,
    );
    const { data } = await sendInvoices(file, { business, more: { new_customers: 'true' } });
    expect(problemsOf(data)).toEqual([
      `2 date: is in a closed period: the books are closed until ${CLOSED}`,
    ]);
  });
});

describe('money of a closed period', () => {
  test('is neither recorded nor voided', async () => {
    const one = await invoice();
    const paid = await recordPayment(client, one.id as string, { amount: 10, paid_on: CLOSED });
    await close();
    const pay = (paid_on: string, method: string | null = null) =>
      client.post(`${at(one)}/payments`, { amount: 5, paid_on, method });
    await leavesTheTax(async () => {
      expectClosed(await pay(CLOSED), cannotChange(CLOSED));
      expectClosed(await pay(CLOSED, 'write_off'), cannotChange(CLOSED));
      const idempotent = await client.post(
        `${at(one)}/payments`,
        { amount: 5, paid_on: CLOSED },
        { 'Idempotency-Key': 'closed-2' },
      );
      expectClosed(idempotent, cannotChange(CLOSED));
      const voided = `payments/${paid.id as string}/void`;
      expectClosed(await client.post(`/api/v1/${voided}`), cannotChange(CLOSED));
      expectClosedInPanel(await adminApi().post(`/invoicing/${voided}`), cannotChange(CLOSED));
      const panel = `/invoicing/invoices/${one.id as string}/payments`;
      const sent = { amount: 5, paid_on: CLOSED };
      expectClosedInPanel(await adminApi().post(panel, sent), cannotChange(CLOSED));
    });
    expect((await pay(OPEN)).status).toBe(201);
  });

  test('is neither refunded there, nor is a refund of it voided', async () => {
    const one = await invoice();
    await recordPayment(client, one.id as string, { amount: 110, paid_on: '2026-03-16' });
    const note = await creditInvoice(client, one.id as string, { issue_date: '2026-03-17' });
    const refund = await recordRefund(client, note.id as string, {
      amount: 10,
      refunded_on: '2026-03-18',
    });
    await close();
    const path = `/api/v1/credit-notes/${note.id as string}/refunds`;
    await leavesTheTax(async () => {
      const late = await client.post(path, { amount: 1, refunded_on: CLOSED });
      expectClosed(late, cannotChange(CLOSED));
      const voided = await client.post(`/api/v1/refunds/${refund.id as string}/void`);
      expectClosed(voided, cannotChange('2026-03-18'));
    });
    expect((await client.post(path, { amount: 1, refunded_on: OPEN })).status).toBe(201);
  });
});

test('write-offs of a later day that a credit note replaced are not of the closed period', async () => {
  const one = await invoice();
  const paid = { method: 'write_off', paid_on: OPEN };
  const { id } = await recordPayment(client, one.id as string, { amount: 110, ...paid });
  await creditInvoice(client, one.id as string, { issue_date: '2026-03-16' });
  await close();
  const written = (await taxOfQuarter()).map(({ sums }) =>
    sums.map((sum: Fields) => sum['written_off']),
  );
  expect(written).toEqual([['0'], []]);
  await leavesTheTax(async () => {
    expect((await client.post(`/api/v1/payments/${id as string}/void`)).status).toBe(200);
  });
});

describe('an invoice of a closed period', () => {
  test('is not reopened, nor changed where the business locks nothing', async () => {
    const one = await invoice();
    await saveForm(`${BUSINESSES}/${business}`, { lock_documents: 'never' });
    await close();
    const message = cannotChange('2026-03-15');
    await leavesTheTax(async () => {
      expectClosed(await patch(one, { status: 'draft' }), message);
      expectClosedInPanel(await form(one, { state: 'draft' }), message);
      expectClosedInPanel(await form(one, { items: [line({ unit_price: 7 })] }), message);
      expectClosedInPanel(await form(one, { issue_date: OPEN }), message);
      expectClosedInPanel(await form(one, { items: [line({ description: 'Else' })] }), message);
    });
  });

  test('takes notes, terms, a due date, a payment and a credit note of later days', async () => {
    const one = await invoice();
    await close();
    const fields = { notes: 'New', terms: 'New', due_date: '2026-05-01' };
    expect((await patch(one, fields)).status).toBe(200);
    expect((await form(one, { notes: 'Newer' })).status).toBe(200);
    await leavesTheTax(async () => {
      await recordPayment(client, one.id as string, { amount: 10, paid_on: OPEN });
      await creditInvoice(client, one.id as string, { issue_date: OPEN });
    });
  });

  test('is cancelled, revived and stated as paid on a day that is open', async () => {
    const [one, other] = [await invoice(), await invoice()];
    await close();
    await leavesTheTax(async () => {
      for (const status of ['cancelled', 'sent', 'cancelled'])
        expect((await patch(one, { status })).status).toBe(200);
      expect((await patch(other, { status: 'paid' })).status).toBe(200);
    });
  });
});

test('nothing is cancelled, revived or stated as paid while today is closed', async () => {
  const [one, cancelled, paid] = [await invoice(), await invoice(), await invoice()];
  await patch(cancelled, { status: 'cancelled' });
  await patch(paid, { status: 'paid' });
  await close(today);
  const message = cannotChange(today, today);
  for (const [which, status] of [
    [one, 'cancelled'],
    [one, 'paid'],
    [cancelled, 'sent'],
    [paid, 'sent'],
  ] as const) {
    expectClosed(await patch(which, { status }), message);
    expectClosedInPanel(await state(which, status), message);
  }
  const { updated_at: updatedAt } = (await client.get(at(one))).body;
  const documents = [{ documentId: one.id, updatedAt }];
  const { results } = await runJob(adminApi(), { action: 'paid', documents });
  expect(results).toMatchObject([{ problem: message }]);
  await close(null);
  expect((await patch(one, { status: 'cancelled' })).status).toBe(200);
});

test('a payment of a closed month that bounced is booked on a later day, and the amount is due again', async () => {
  const one = await invoice();
  await recordPayment(client, one.id as string, { amount: 110, paid_on: CLOSED });
  await close();
  await leavesTheTax(async () => {
    const note = await creditInvoice(client, one.id as string, { issue_date: OPEN });
    expect(note.refund_due).toBe(110);
    await recordRefund(client, note.id as string, { amount: 110, refunded_on: OPEN });
    const anew = await invoice({ issue_date: OPEN });
    const balance = await client.get(`/api/v1/customers/${customer}/balance`);
    expect(balance.body.data).toEqual([{ currency: 'EUR', due: 110, on_account: 0 }]);
    const later = async (basis: string) => {
      const query = `tax?from=${OPEN}&to=2026-06-30&basis=${basis}&group=whole`;
      const { data } = (await adminApi().get(`/invoicing/businesses/${business}/reports/${query}`))
        .body;
      return data.sums.map(({ tax }: Fields) => tax);
    };
    expect([await later('issue'), await later('payment')]).toEqual([['0'], ['-10']]);
    await recordPayment(client, anew.id as string, { amount: 110, paid_on: '2026-05-02' });
    expect(await later('payment')).toEqual(['0']);
  });
});

test('quotations and their conversion to a draft are not affected', async () => {
  await close();
  const fields = { status: 'sent', issue_date: CLOSED };
  const quotation = await createQuotation(client, customer, fields);
  const path = `/api/v1/quotations/${quotation.id as string}`;
  expect((await client.patch(path, { status: 'draft' })).status).toBe(200);
  expect((await client.post(`${path}/convert`)).status).toBe(201);
});

test('another business is not affected', async () => {
  await close();
  const other = api((await createKey()).key);
  const { id } = await createCustomer(other);
  const made = await createInvoice(other, id as string, { status: 'sent', issue_date: CLOSED });
  expect(made.status).toBe('sent');
});

test('a role changes the day only with the right to that very field', async () => {
  await close();
  const path = `${BUSINESSES}/${business}`;
  const may = (action: string, ...fields: string[]) =>
    inMyBusinesses(action, CONTENT_TYPE.business, fields);
  const seen = may('read', 'name', 'closed_until');
  const clerk = await memberOf(business, [seen, may('update', 'name')]);
  await saveForm(path, { name: 'Renamed', closed_until: null }, clerk);
  expect((await adminApi().get(path)).body.data.closed_until).toBe(CLOSED);
  const head = await memberOf(business, [seen, may('update', 'name', 'closed_until')]);
  expect((await saveForm(path, { closed_until: null }, head)).status).toBe(200);
  expect((await adminApi().get(path)).body.data.closed_until).toBeNull();
});

test('no day to come is closed, in the time zone of the business', async () => {
  const path = `${BUSINESSES}/${business}`;
  const dayIn = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone });
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const closed_until = dayIn(time_zone);
    expect((await saveForm(path, { time_zone, closed_until })).status).toBe(200);
    const [year = 0, month = 0, day = 0] = closed_until.split('-').map(Number);
    const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
    for (const tooLate of [next, '9999-12-31']) {
      const refused = await saveForm(path, { closed_until: tooLate });
      expect([refused.status, refused.body.error.message]).toEqual([
        400,
        `closed until must not be after today, ${closed_until}`,
      ]);
    }
  }
  // What an older version took does not keep other fields from being saved.
  const later = { closed_until: '9999-12-31' };
  await query(
    readRun().sharedDatabaseUrl,
    'UPDATE businesses SET closed_until = $2 WHERE document_id = $1',
    [business, later.closed_until],
  );
  expect((await saveForm(path, { ...later, phone: '+49 40 1' })).status).toBe(200);
});

test('the history of the business tells who closed it, until when', async () => {
  await close();
  const { body } = await adminApi().get(`/invoicing/businesses/${business}/history`);
  const [{ changes, actor }] = body.data.entries;
  expect([changes, actor.type]).toEqual([
    [{ field: 'closed_until', before: null, after: CLOSED }],
    'operator',
  ]);
});

test('whatever happens later, the tax of a closed period stays to the cent', async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 6 });
  const paid = { do: 'pay', day: OPEN, part: 0.5, method: 'cash' } as const;
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(invoiceSpec, { minLength: 3, maxLength: 5 }),
      fc.array(steps, { minLength: 5, maxLength: 5 }),
      async (specs, later) => {
        const shop = await randomShop();
        ({ business, client } = shop);
        for (const spec of specs) await write(shop, spec);
        await close();
        const all = (await client.get('/api/v1/invoices')).body.data as Created[];
        await leavesTheTax(async () => {
          for (const [at, one] of all.entries())
            await goOn(client, one.id as string, later[at % later.length] ?? []);
        });
        const now = (await client.get('/api/v1/invoices')).body.data as Created[];
        changed += now.filter(({ updated_at }, at) => updated_at !== all[at]?.updated_at).length;
      },
    ),
    // Random steps may all be refused. A failure has no time for smaller examples.
    { numRuns: times(6), endOnFailure: true, examples: [[BOOKS_WITH_ALL, [[paid]]]] },
  );
  expect(changed).toBeGreaterThan(0);
});
