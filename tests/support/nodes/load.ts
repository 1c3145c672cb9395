import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, HttpClient } from '../http';
import { line, type Fields } from '../records';

/** A request of the load. Its name stands in the record that it makes. */
interface Sent {
  name: string;
  path: string;
  body: Fields;
  keyed: boolean;
  /** Null when the connection broke or the proxy had no answer. A keyed one is repeated until it has one. */
  answer: Answer | null;
}

export interface Load {
  creates: Sent[];
  payments: Sent[];
  mails: Sent[];
  /** The notes of an invoice that were answered last, and those that were then read. */
  reads: [string, string][];
  /** Waits for this number of answers more. */
  answers(count: number): Promise<void>;
  end(): Promise<void>;
}

/** Each has one request under way. */
export const SENDERS = 4;
const PAUSE_MS = 20;
const TRY_AGAIN = ['idempotency_in_progress', 'unavailable', 'overloaded'];

/** The lines of each invoice, of 110 each. */
export const linesOf = (name: string): Fields[] => [line({ description: name }), line()];

/** An answer of the service. The proxy's own pages are none, and no documented ones. */
const answerOf = (sending: Promise<Answer>): Promise<Answer | null> => sending.catch(() => null);

const isFinal = (answer: Answer | null): answer is Answer =>
  answer !== null && !TRY_AGAIN.includes(answer.body?.code as string);

async function sendOnce(client: HttpClient, sent: Sent): Promise<void> {
  const headers = sent.keyed ? { 'Idempotency-Key': sent.name } : undefined;
  do {
    const answer = await answerOf(client.post(sent.path, sent.body, headers));
    sent.answer = isFinal(answer) ? answer : null;
    if (sent.answer === null) await sleep(PAUSE_MS);
  } while (sent.answer === null && sent.keyed);
}

/** Creates, patches, pays and sends invoices of one customer until the end, four requests at a time. */
export function startLoad(client: HttpClient, customer: string): Load {
  const load = { creates: [] as Sent[], payments: [] as Sent[], mails: [] as Sent[] };
  const reads: [string, string][] = [];
  let ended = false;
  let answered = 0;
  const send = async (kind: keyof typeof load, sent: Omit<Sent, 'answer'>): Promise<Sent> => {
    const whole: Sent = { ...sent, answer: null };
    load[kind].push(whole);
    await sendOnce(client, whole);
    if (whole.answer) answered += 1;
    return whole;
  };
  const create = (name: string, keyed: boolean, fields: Fields = {}): Promise<Sent> => {
    const body = { customer_id: customer, items: linesOf(name), ...fields };
    return send('creates', { name, path: '/api/v1/invoices', body, keyed });
  };
  const trade = async (name: string): Promise<void> => {
    const { answer } = await create(name, true, { status: 'sent', currency: 'EUR' });
    const path = `/api/v1/invoices/${answer?.body.id as string}`;
    const payment = { amount: 10, reference: name };
    const mail = { to: 'ada@customer.example', subject: name, attach_pdf: false };
    await send('payments', {
      name: `${name} paid`,
      path: `${path}/payments`,
      body: payment,
      keyed: true,
    });
    await send('mails', { name: `${name} mail`, path: `${path}/send`, body: mail, keyed: true });
  };
  const note = async (path: string, notes: string): Promise<void> => {
    let answer: Answer | null = null;
    while (!isFinal(answer)) answer = await answerOf(client.patch(path, { notes }));
    const read = await answerOf(client.get(path));
    if (read?.status === 200) reads.push([notes, read.body.notes as string]);
    answered += 1;
  };
  const sender = async (_: unknown, index: number): Promise<void> => {
    const own = await create(`${index} own`, true);
    const path = `/api/v1/invoices/${own.answer?.body.id as string}`;
    for (let turn = 0; !ended; turn += 1) {
      await create(`${index}-${turn} open`, false);
      await create(`${index}-${turn} keyed`, true);
      await note(path, `${turn}`);
      if (turn % 3 === 0) await trade(`${index}-${turn} trade`);
      await sleep(PAUSE_MS);
    }
  };
  const sending = Promise.all(Array.from({ length: SENDERS }, sender));
  return {
    ...load,
    reads,
    answers: async (count) => {
      const enough = answered + count;
      while (answered < enough) await Promise.race([sleep(PAUSE_MS), failed(sending)]);
    },
    end: async () => {
      ended = true;
      await sending;
    },
  };
}

/** Rejects when the load fails, and is never fulfilled. */
const failed = (sending: Promise<unknown>): Promise<never> =>
  sending.then(() => new Promise<never>(() => undefined));
