import { api } from '../support/api';
import { query } from '../support/databases';
import { historyOf, replay } from '../support/history';
import type { HttpClient } from '../support/http';
import { moveMoneyUntilKilled, sendMoney, type MoneyRequest } from '../support/money-load';
import { series } from '../support/numbers';
import { createCustomer } from '../support/records';
import { repeated } from '../support/repeat';
import type { Service } from '../support/service';
import { expectSettled } from '../support/settlement';
import { addEndpoint, listeningDesk, startSender } from '../support/webhooks';
import { times } from '../support/times';

const ROUNDS = times(3);
jest.setTimeout(180_000 + ROUNDS * 60_000);

let service: Service;
/** Deliveries stay where they are stored. */
const start = (database?: string) => startSender({ WEBHOOK_WORKER: 'off' }, database);

afterAll(() => service?.kill9());

/** Repeats every request, also those that were answered: none of them may store anything more. */
async function repeatAll(client: HttpClient, sent: readonly MoneyRequest[]): Promise<void> {
  for (const request of sent) {
    request.answer ??= await repeated(() => sendMoney(client, request));
    const again = await repeated(() => sendMoney(client, request));
    expect([again.status, again.text]).toEqual([request.answer.status, request.answer.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  }
}

/** The records that requests of a kind have made: their names and ids. */
const made = (sent: readonly MoneyRequest[], kind: MoneyRequest['kind']): [string, string][] =>
  sent.flatMap(({ kind: own, name, answer }) =>
    own === kind && answer?.status === 201 ? [[name, answer.body.id as string]] : [],
  );
const idsOf = (sent: readonly MoneyRequest[], kind: MoneyRequest['kind']): string[] =>
  made(sent, kind).map(([, id]) => id);
/** A second void of the same record is answered like the first. */
const voided = (sent: readonly MoneyRequest[], kind: MoneyRequest['kind']): string[] => [
  ...new Set(
    sent.flatMap(({ kind: own, answer }) =>
      own === kind && answer?.status === 200 ? [answer.body.id as string] : [],
    ),
  ),
];

interface Books {
  client: HttpClient;
  databaseUrl: string;
  sent: readonly MoneyRequest[];
  invoices: readonly string[];
}

async function expectStoredOnce({ databaseUrl, sent, client }: Books): Promise<void> {
  const columns = { payments: 'reference', credit_notes: 'notes', refunds: 'reference' };
  const kinds = { payments: 'payment', credit_notes: 'note', refunds: 'refund' } as const;
  for (const table of ['payments', 'credit_notes', 'refunds'] as const) {
    const text = `SELECT ${columns[table]} AS name, document_id AS id FROM ${table}`;
    const rows = await query<{ name: string; id: string }>(databaseUrl, text);
    const expected = made(sent, kinds[table]);
    expect(expected).not.toHaveLength(0);
    expect(rows.map(({ name, id }) => [name, id]).sort()).toEqual(expected.sort());
  }
  for (const [table, kind] of [
    ['payments', 'voidPayment'],
    ['refunds', 'voidRefund'],
  ] as const) {
    const text = `SELECT document_id AS id FROM ${table} WHERE state = 'voided'`;
    const rows = await query<{ id: string }>(databaseUrl, text);
    expect(rows.map(({ id }) => id).sort()).toEqual(voided(sent, kind).sort());
  }
  const { body } = await client.get('/api/v1/credit-notes?limit=1');
  expect(body.pagination.total).toBe(made(sent, 'note').length);
}

async function expectNumbersWithoutGap({ databaseUrl }: Books): Promise<void> {
  const text = 'SELECT credit_note_number AS number FROM credit_notes ORDER BY 1';
  const rows = await query<{ number: string }>(databaseUrl, text);
  expect(rows.map(({ number }) => number)).toEqual(series('CN-', 1, rows.length));
}

/** @returns the events that the history of the invoices tells of */
async function expectWholeInvoices({ client, databaseUrl, invoices }: Books): Promise<string[]> {
  const events: string[] = [];
  for (const id of invoices) {
    await expectSettled({ databaseUrl }, id);
    const { body } = await client.get(`/api/v1/invoices/${id}`);
    const { status, total, amount_paid, amount_credited, amount_due } = body;
    if (status === 'cancelled') expect([amount_paid, amount_due]).toEqual([0, 0]);
    else expect(amount_paid + amount_credited + amount_due).toBe(total);
    const entries = await historyOf(client, `/api/v1/invoices/${id}`);
    expect(replay(entries)).toMatchObject({ status, amount_paid, amount_credited });
    const states = entries.flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'status').map(({ after }) => after),
    );
    const told = states.filter((state) => state === 'paid' || state === 'cancelled');
    events.push(...told.map((state) => `invoice.${String(state)} ${id}`));
  }
  return events;
}

async function expectEvents({ databaseUrl, sent }: Books, ofInvoices: string[]): Promise<void> {
  const rows = await query<{ event: string }>(
    databaseUrl,
    `SELECT event_type || ' ' || coalesce(data -> 'refund' ->> 'id', data ->> 'id') AS event
      FROM (SELECT event_type, payload::json -> 'data' AS data FROM webhook_deliveries) d
      WHERE event_type ~ '^(payment|credit_note)[.]' OR event_type ~ '^invoice[.](paid|cancelled)$'`,
  );
  const named = (type: string, ids: string[]) => ids.map((id) => `${type} ${id}`);
  expect(rows.map(({ event }) => event).sort()).toEqual(
    [
      ...named('payment.recorded', idsOf(sent, 'payment')),
      ...named('payment.voided', voided(sent, 'voidPayment')),
      ...named('credit_note.created', idsOf(sent, 'note')),
      ...named('credit_note.refunded', idsOf(sent, 'refund')),
      ...ofInvoices,
    ].sort(),
  );
}

async function expectHistory({ databaseUrl, client, sent }: Books): Promise<void> {
  for (const [table, kind, voids] of [
    ['payments', 'payment', 'voidPayment'],
    ['refunds', 'refund', 'voidRefund'],
  ] as const) {
    const text = `SELECT e.action || ' ' || t.document_id AS entry
      FROM history_entries e JOIN ${table} t ON t.id = e.record_id WHERE e.record_table = '${table}'`;
    const rows = await query<{ entry: string }>(databaseUrl, text);
    const created = idsOf(sent, kind).map((id) => `created ${id}`);
    const changed = voided(sent, voids).map((id) => `changed ${id}`);
    expect(rows.map(({ entry }) => entry).sort()).toEqual([...created, ...changed].sort());
  }
  for (const id of idsOf(sent, 'note')) {
    const { body } = await client.get(`/api/v1/credit-notes/${id}`);
    const { applied_amount, refunded_amount } = body;
    const entries = await historyOf(client, `/api/v1/credit-notes/${id}`);
    expect(replay(entries)).toMatchObject({ applied_amount, refunded_amount });
  }
}

test(`no payment, credit note, refund or void is lost or doubled in ${ROUNDS} rounds of kill -9 under load`, async () => {
  service = await start();
  const { databaseUrl } = service;
  const { client: first, key } = await listeningDesk(service);
  await addEndpoint(first, 'http://127.0.0.1:9/');
  const customer = (await createCustomer(first)).id;
  const sent: MoneyRequest[] = [];
  const invoices: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const moved = await moveMoneyUntilKilled(service, { key, customer, round: `Round ${round}` });
    expect(moved.sent.filter(({ answer }) => answer === null)).not.toHaveLength(0);
    service = await start(databaseUrl);
    await repeatAll(api(key, service), moved.sent);
    sent.push(...moved.sent);
    invoices.push(...moved.invoices);
  }
  for (const { answer } of sent) expect([200, 201, 409]).toContain(answer?.status);
  const books: Books = { client: api(key, service), databaseUrl, sent, invoices };
  await expectStoredOnce(books);
  await expectNumbersWithoutGap(books);
  await expectEvents(books, await expectWholeInvoices(books));
  await expectHistory(books);
});
