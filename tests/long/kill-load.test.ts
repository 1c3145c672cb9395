import { api, createKey } from '../support/api';
import type { Answer, HttpClient } from '../support/http';
import { allInvoices, createCustomer, line } from '../support/records';
import { repeated } from '../support/repeat';
import { startService, type Service } from '../support/service';

const INVOICES = '/api/v1/invoices';
const REQUESTS = 120;
const KILL_AFTER = 40;

interface Killed {
  key: string;
  /** Answers by the index of the request. Requests without an answer are missing. */
  answered: Map<number, Answer>;
  send(client: HttpClient, index: number): Promise<Answer>;
  restarted: Service;
}

/** Sends requests eight at a time and kills the server, as with kill -9, when some are answered. */
async function killUnderLoad(headers: (index: number) => Record<string, string>): Promise<Killed> {
  const first = await startService();
  const { key } = await createKey({ service: first });
  const customer = await createCustomer(api(key, first));
  const send = (client: HttpClient, index: number) =>
    client.post(
      INVOICES,
      { customer_id: customer.id, items: [line({ description: `Request ${index}` })] },
      headers(index),
    );
  const answered = new Map<number, Answer>();
  let next = 0;
  const worker = async () => {
    while (next < REQUESTS) {
      const index = next++;
      const answer = await send(api(key, first), index).catch(() => null);
      if (!answer) continue;
      answered.set(index, answer);
      if (answered.size === KILL_AFTER) await first.kill9();
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { key, answered, send, restarted: await startService({ database: first.databaseUrl }) };
}

const series = (length: number): string[] =>
  Array.from({ length }, (_, index) => `INV-${String(index + 1).padStart(5, '0')}`);

test('every invoice that was answered before a kill -9 exists after it, and the series continues', async () => {
  const { key, answered, restarted, send } = await killUnderLoad(() => ({}));
  try {
    const client = api(key, restarted);
    expect([...answered.values()].every(({ status }) => status === 201)).toBe(true);
    const stored = new Map((await allInvoices(client)).map((one) => [one.id, one]));
    for (const { body } of answered.values()) {
      expect(stored.get(body.id)).toMatchObject({
        invoice_number: body.invoice_number,
        total: 110,
        invoice_items: body.items,
      });
    }
    await send(client, REQUESTS);
    const numbers = (await allInvoices(client)).map((one) => one.invoice_number).sort();
    expect(numbers).toEqual(series(numbers.length));
  } finally {
    await restarted.stop();
  }
});

test('requests with keys that are repeated after a kill -9 make one record each', async () => {
  const keys = (index: number) => ({ 'Idempotency-Key': `request-${index}` });
  const { key, answered, restarted, send } = await killUnderLoad(keys);
  try {
    const client = api(key, restarted);
    const repeats: Answer[] = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      repeats.push(await repeated(() => send(client, index)));
    }
    expect(repeats.map(({ status }) => status)).toEqual(repeats.map(() => 201));
    for (const [index, before] of answered) {
      expect(repeats[index]?.text).toBe(before.text);
      expect(repeats[index]?.headers.get('idempotency-replayed')).toBe('true');
    }
    const stored = await allInvoices(client);
    expect(stored).toHaveLength(REQUESTS);
    const descriptions = stored.map((one) => one.invoice_items[0].description);
    expect(new Set(descriptions).size).toBe(REQUESTS);
    expect(stored.map((one) => one.invoice_number).sort()).toEqual(series(REQUESTS));
  } finally {
    await restarted.stop();
  }
});
