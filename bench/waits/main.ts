import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabases } from '../databases';
import { MAIN_BUSINESS } from '../dataset';
import { say } from '../report/progress';
import { Caller } from '../servers/caller';
import { makeOurs } from '../servers/ours';

const WARM_UP = 20;
const CALLERS = 70;
/** Lines of the document that the callers ask for. */
const LINES = 1_000;
const CHANGE_MS = 500;

/** An invoice and the key of its business. */
class Invoice {
  #id = '';
  #link = '';

  constructor(private readonly caller: Caller) {}

  async make(lines: number): Promise<this> {
    const { id: customer_id } = await this.caller.send('POST', 'customers', {
      name: 'Acme Corporation',
    });
    const line = { description: 'Consulting', quantity: 2, unit_price: 50, tax_rate: 10 };
    const items = Array.from({ length: lines }, () => line);
    const { id } = await this.caller.send('POST', 'invoices', {
      customer_id,
      items,
      status: 'sent',
    });
    this.#id = id ?? '';
    const { url } = await this.caller.send('POST', `invoices/${this.#id}/link`);
    this.#link = new URL(url ?? '').pathname;
    return this;
  }

  /** Afterwards, no finished PDF of it is kept. */
  change(): Promise<unknown> {
    return this.caller.send('PATCH', `invoices/${this.#id}`, { notes: randomUUID() });
  }

  /** @returns the status of the answer, which is read to its end */
  async #file(url: string, headers: Record<string, string>): Promise<number> {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return answer.status;
  }

  byKey(): Promise<number> {
    const headers = { Authorization: `Bearer ${this.caller.key}` };
    return this.#file(`${this.caller.origin}/api/v1/invoices/${this.#id}/pdf`, headers);
  }

  byLink(address: string): Promise<number> {
    return this.#file(`${this.caller.origin}${this.#link}/pdf`, { 'X-Forwarded-For': address });
  }
}

/** Milliseconds of each PDF, made anew. */
async function timesOf(invoice: Invoice, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count + WARM_UP) {
    await invoice.change();
    const began = performance.now();
    const status = await invoice.byKey();
    if (status !== 200) throw new Error(`The PDF answered ${status}`);
    times.push(performance.now() - began);
  }
  return times.slice(WARM_UP).sort((one, other) => one - other);
}

/** The work, while callers ask for another business's document again and again. */
async function beside<T>(
  flooded: Invoice,
  ask: (caller: number) => Promise<number>,
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (!isOver) if ((await ask(caller)) !== 200) await sleep(100);
  });
  const changes = (async () => {
    while (!isOver) await flooded.change().then(() => sleep(CHANGE_MS));
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all([...callers, changes]);
  }
}

/**
 * `npm run bench -- waits [200]`: how long the PDF of one business takes while 70 callers ask for a document of
 * 1,000 lines of another one.
 */
export async function main(args: string[]): Promise<void> {
  const count = Number(args[0] ?? 200);
  const databases = await openDatabases();
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours, { TRUSTED_PROXIES: '127.0.0.1/32' });
  const server = await ours.start(null);
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const made = async (business: string, lines: number) =>
      new Invoice(new Caller(origin, await ours.issueKey(business))).make(lines);
    const [flooded, small] = [await made(MAIN_BUSINESS, LINES), await made('Another', 3)];
    const measure = () => timesOf(small, count);
    const report = (name: string, times: readonly number[]) => {
      const part = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(0);
      say(`${name}: p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(0.9999)} ms`);
    };
    const addressOf = (caller: number) => `192.0.2.${caller + 1}`;
    report('idle', await measure());
    report('a key', await beside(flooded, () => flooded.byKey(), measure));
    report(
      'a link, one address',
      await beside(flooded, () => flooded.byLink('192.0.2.1'), measure),
    );
    report(
      'a link, 70 addresses',
      await beside(flooded, (caller) => flooded.byLink(addressOf(caller)), measure),
    );
    report('idle again', await measure());
  } finally {
    await server.stop();
    await databases.close();
  }
  process.exit(0);
}
