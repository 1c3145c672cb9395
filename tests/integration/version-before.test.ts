import { ask } from '../support/hosted';
import { httpClient } from '../support/http';
import type { Service } from '../support/service';
import {
  answersOf,
  startOn,
  versionBefore,
  type Access,
  type Answers,
} from '../support/version-before';

/**
 * Today's service on a database of the version before, which has every state (see its README). Answers may
 * have new fields, but each field that they had is the same.
 */

let service: Service;
let access: Access;
let before: Answers;
let now: Answers;

beforeAll(async () => {
  const { database, ...recorded } = await versionBefore();
  [access, before] = [recorded.access, recorded.answers];
  service = await startOn(database, access);
  now = await answersOf(service, access);
}, 600_000);

afterAll(() => service.stop());

/** Without the records that the upgrade changes on purpose. */
function others(answers: Record<string, unknown> = {}): Record<string, unknown> {
  const changed = Object.values(access.written_off);
  const isOther = (text: string) => !changed.some((id) => text.includes(id));
  const entries = Object.entries(answers).filter(([at]) => isOther(at));
  return Object.fromEntries(
    entries.map(([at, answer]) => {
      if (typeof answer === 'string') return [at, answer.split('\r\n').filter(isOther)];
      const { data, ...rest } = answer as { data?: unknown };
      if (!Array.isArray(data)) return [at, answer];
      return [at, { ...rest, data: data.filter((one) => isOther(JSON.stringify(one))) }];
    }),
  );
}

test('every list, record, history and file of the API is as before', () => {
  for (const { id } of access.businesses) expect(others(now[id])).toMatchObject(others(before[id]));
});

test('a credit note takes the place of a write-off that was made before it', async () => {
  const { invoice, credit_note: note } = access.written_off;
  const [first] = access.businesses;
  const of = (answers: Answers, at: string) => answers[first?.id ?? '']?.[at] as object;
  const [paid, credited] = [`/api/v1/invoices/${invoice}`, `/api/v1/credit-notes/${note}`];
  expect(of(before, paid)).toMatchObject({ amount_paid: 1112.5, amount_credited: 0 });
  expect(of(now, paid)).toEqual({
    ...of(before, paid),
    amount_paid: 1017.3,
    amount_credited: 95.2,
    updated_at: expect.any(String),
  });
  expect(of(now, credited)).toEqual({
    ...of(before, credited),
    applied_amount: 95.2,
    refund_due: 0,
  });
});

/** Answers of the panel that the changelog says to be others. */
const ON_PURPOSE = [
  // Cancellations count on their day, and a credit note takes the place of a write-off.
  /\/reports\/(tax|revenue|open-items)|\/statement\?|\/customers\/[^/]+\/documents$/,
  // An imported invoice cannot become a draft again.
  /\/invoices\/[^/]+\/lock$/,
  // A draft is not due.
  /\/lists\/invoices$/,
  // Settings of a business that are new.
  /\/api::business\.business\//,
];

const panel = (answers: Answers) => ({ ...answers['panel'], ...answers['limited'] });

test('the panel answers as before, but for what was changed on purpose', () => {
  const [was, is] = [panel(before), panel(now)];
  const isIntended = (at: string) => ON_PURPOSE.some((one) => one.test(at));
  const rest = (answers: object) =>
    Object.fromEntries(Object.entries(answers).filter(([at]) => !isIntended(at)));
  expect(rest(is)).toMatchObject(rest(was));
  expect(Object.keys(is)).toEqual(expect.arrayContaining(Object.keys(was)));
});

test('reports change only where an invoice was cancelled or written off', () => {
  const [was, is] = [panel(before), panel(now)];
  const [first = '', second = ''] = access.businesses.map(({ id }) => id);
  for (const at of Object.keys(was).filter((one) => one.includes(`${second}/reports/`)))
    expect([at, is[at]]).toEqual([at, was[at]]);
  const whole = `${first}/reports/revenue?from=2024-01-01&to=2026-12-31&by=month`;
  const sums = (answers: Record<string, unknown>) =>
    (answers[`/invoicing/businesses/${whole}`] as { data: { sums: unknown } }).data.sums;
  expect(sums(is)).toEqual(sums(was));
});

test('settings of a business stay, and new ones are empty', () => {
  for (const { id } of access.businesses) {
    const at = `/content-manager/collection-types/api::business.business/${id}`;
    const { data } = panel(before)[at] as { data: object };
    expect(panel(now)[at]).toMatchObject({ data });
  }
});

test('repeats get their first answer', async () => {
  for (const { key, path, idempotency_key: name, body, answer } of access.repeats) {
    const again = await httpClient(service.url, key).post(path, body, { 'Idempotency-Key': name });
    expect({ status: again.status, text: again.text }).toEqual(answer);
  }
});

test('keys read and write as before, and dead keys stay dead', async () => {
  const list = '/api/v1/customers';
  for (const { key, status } of access.dead_keys)
    expect((await httpClient(service.url, key).get('/api/v1/invoices')).status).toBe(status);
  for (const { key, read_only_key: reader } of access.businesses) {
    expect((await httpClient(service.url, reader).get(list)).status).toBe(200);
    expect((await httpClient(service.url, reader).post(list, { name: 'No' })).status).toBe(403);
    expect((await httpClient(service.url, key).post(list, { name: 'New' })).status).toBe(201);
  }
});

test('links of documents lead to their pages, and revoked ones nowhere', async () => {
  for (const { path, status } of access.pages)
    expect([path, (await ask(path, {}, service)).status]).toEqual([path, status]);
});
