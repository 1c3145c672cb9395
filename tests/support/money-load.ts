import { setTimeout as sleep } from 'node:timers/promises';
import { api } from './api';
import type { Answer, HttpClient } from './http';
import { createInvoice, line, type Fields } from './records';
import type { Service } from './service';

/** A request that moves money. Its name is its `Idempotency-Key`, and marks the record that it makes. */
export interface MoneyRequest {
  kind: 'payment' | 'note' | 'refund' | 'voidPayment' | 'voidRefund';
  name: string;
  path: string;
  body: Fields;
  /** Null when the service was killed before it answered. */
  answer: Answer | null;
}

type Kind = MoneyRequest['kind'];
type Made = 'payment' | 'note' | 'refund';

/** The records that later requests refer to, by id. An invoice comes with its line. */
type Known = Record<Made, string[]> & { invoices: [string, string][] };

export function sendMoney(
  client: HttpClient,
  { path, body, name }: Omit<MoneyRequest, 'answer'>,
): Promise<Answer> {
  return client.post(path, body, { 'Idempotency-Key': name });
}

const below = (end: number): number => Math.floor(Math.random() * end);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

const pay = (invoice: string, amount: number, name: string) => ({
  kind: 'payment' as const,
  path: `/api/v1/invoices/${invoice}/payments`,
  body: { amount, reference: name },
});
const credit = ([invoice, lineId]: [string, string], amount: number, name: string) => ({
  kind: 'note' as const,
  path: `/api/v1/invoices/${invoice}/credit-notes`,
  body: { items: [{ line_id: lineId, amount }], notes: name },
});
const refund = (note: string, amount: number, name: string) => ({
  kind: 'refund' as const,
  path: `/api/v1/credit-notes/${note}/refunds`,
  body: { amount, reference: name },
});

const DRAW: Record<
  Kind,
  (known: Known, name: string) => Pick<MoneyRequest, 'kind' | 'path' | 'body'>
> = {
  payment: ({ invoices }, name) => pay(oneOf(invoices)[0], 5 + below(40), name),
  note: ({ invoices }, name) => credit(oneOf(invoices), 5 + below(25), name),
  refund: ({ note }, name) => refund(oneOf(note), 1 + below(5), name),
  voidPayment: ({ payment }) => ({
    kind: 'voidPayment',
    path: `/api/v1/payments/${oneOf(payment)}/void`,
    body: {},
  }),
  voidRefund: ({ refund }) => ({
    kind: 'voidRefund',
    path: `/api/v1/refunds/${oneOf(refund)}/void`,
    body: {},
  }),
};

function draw(known: Known, name: string): MoneyRequest {
  const kinds: Kind[] = [
    'payment',
    'payment',
    'payment',
    'note',
    'note',
    'refund',
    'voidPayment',
    'voidRefund',
  ];
  return { ...DRAW[oneOf(kinds)](known, name), name, answer: null };
}

function learn(known: Known, { kind, answer }: MoneyRequest): void {
  if (answer?.status !== 201) return;
  known[kind as Made].push(answer.body.id);
}

/**
 * Issued invoices over 100. The first is paid, credited and refunded in part: however soon the
 * service is killed, each kind of record has one that was answered, and one to void.
 */
async function prepare(client: HttpClient, customer: string, round: string) {
  const known: Known = { invoices: [], payment: [], note: [], refund: [] };
  const items = [line({ quantity: 1, unit_price: 100, tax_rate: 0 })];
  for (let index = 0; index < 8; index += 1) {
    const { id } = await createInvoice(client, customer, { items, status: 'sent' });
    const { body } = await client.get(`/api/v1/invoices/${id}`);
    known.invoices.push([id, body.invoice_items[0].id]);
  }
  const [first] = known.invoices as [[string, string]];
  const sent: MoneyRequest[] = [];
  const send = async (request: Omit<MoneyRequest, 'answer' | 'name'>, name: string) => {
    const answer = await sendMoney(client, { ...request, name });
    sent.push({ ...request, name, answer });
    learn(known, { ...request, name, answer });
  };
  const named = (kind: string) => `${round}, first ${kind}`;
  await send(pay(first[0], 100, named('payment')), named('payment'));
  await send(credit(first, 60, named('note')), named('note'));
  await send(refund(known.note[0] as string, 5, named('refund')), named('refund'));
  return { known, sent };
}

/**
 * Sends random requests, eight at a time, and kills the service at a random moment, as with kill -9.
 * @returns all that were sent, and the invoices that they were about
 */
export async function moveMoneyUntilKilled(
  service: Service,
  { key, customer, round }: { key: string; customer: string; round: string },
): Promise<{ sent: MoneyRequest[]; invoices: string[] }> {
  const client = api(key, service);
  const { known, sent } = await prepare(client, customer, round);
  const killAfter = sent.length + 40 + below(60);
  let answered = 0;
  let killed: Promise<void> | null = null;
  const sender = async (): Promise<void> => {
    const request = draw(known, `${round}, request ${sent.length}`);
    sent.push(request);
    request.answer = await sendMoney(client, request).catch(() => null);
    if (request.answer === null) return;
    learn(known, request);
    answered += 1;
    if (answered >= killAfter) killed ??= sleep(Math.random() * 20).then(() => service.kill9());
    await sender();
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  await killed;
  return { sent, invoices: known.invoices.map(([id]) => id) };
}
