import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { TYPES, type Queryable, type Statement } from '../../src/database/connection';
import { insertMail } from '../../src/mail/sql/insert-mail';
import { openDatabases } from '../databases';
import { say } from '../report/progress';
import { startMailReceiver } from '../servers/mail-receiver';
import { Caller } from '../servers/caller';
import { makeOurs } from '../servers/ours';

const WARM_UP = 20;
const PAUSE_MS = 50;

interface Arrivals {
  url: string;
  /** The time at which the mail with this subject was taken, in milliseconds of the clock. */
  at: Map<string, number>;
  close(): void;
}

async function listen(): Promise<Arrivals> {
  const at = new Map<string, number>();
  const receiver = await startMailReceiver((raw) => {
    at.set(/^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '', Date.now());
  });
  return { ...receiver, at };
}

/** An issued invoice over the API. */
async function makeInvoice(caller: Caller): Promise<void> {
  const { id } = await caller.send('POST', 'customers', { name: 'Acme Corporation' });
  const items = [{ description: 'Consulting', quantity: 2, unit_price: 50, tax_rate: 10 }];
  await caller.send('POST', 'invoices', { customer_id: id, items, status: 'sent' });
}

/** Stores a mail and tells the service, as another node would. @returns milliseconds until it is taken */
async function latency(
  db: Queryable,
  arrivals: Arrivals,
  subject: string,
  attachPdf: boolean,
): Promise<number> {
  const [invoice] = await db.query<{ rowId: number; businessRowId: number }>({
    text: 'SELECT id AS "rowId", business_id AS "businessRowId" FROM invoices ORDER BY id LIMIT 1',
    values: [],
  });
  if (!invoice) throw new Error('There is no invoice');
  const { created_at } = await insertMail(db, {
    businessRowId: invoice.businessRowId,
    kind: 'document',
    subject,
    attachPdf,
    document: { kind: 'invoice', rowId: invoice.rowId },
    to: ['jane@customer.example'],
    cc: [],
    counted: 0,
    senderName: 'Acme',
    replyTo: null,
    text: 'Text\n',
    html: '<p>Text</p>',
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: null,
  });
  await db.query({ text: `SELECT pg_notify('invoicing_mails', 'bench')`, values: [] });
  while (!arrivals.at.has(subject)) await sleep(1);
  return (arrivals.at.get(subject) ?? NaN) - Date.parse(created_at);
}

function report(name: string, all: number[]): string {
  const sorted = all.slice(WARM_UP).sort((a, b) => a - b);
  const part = (p: number) => sorted[Math.floor(sorted.length * p)] ?? NaN;
  return `${name}: ${sorted.length} mails, p50 ${part(0.5)} ms (at most 50), p99 ${part(0.99)} ms (at most 200)`;
}

async function measure(db: Queryable, arrivals: Arrivals, count: number): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, attachPdf] of [
    ['without a file', false],
    ['with the PDF', true],
  ] as const) {
    say(`Latency ${name} …`);
    const all: number[] = [];
    for (let index = 0; index < count + WARM_UP; index += 1) {
      all.push(await latency(db, arrivals, `${name} ${index}`, attachPdf));
      await sleep(PAUSE_MS);
    }
    lines.push(report(name, all));
  }
  return lines;
}

/**
 * `npm run bench -- mails [300]`: from the time at which a mail is stored to the mail server's taking it,
 * while the service is idle.
 */
export async function main(args: string[]): Promise<void> {
  const databases = await openDatabases();
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const arrivals = await listen();
  const mail = { SMTP_URL: arrivals.url, MAIL_FROM: 'invoices@books.example' };
  const ours = makeOurs(project, databases.ours, mail);
  const key = await ours.issueKey();
  const server = await ours.start(null);
  const client = new Client({ connectionString: databases.ours, types: TYPES });
  await client.connect();
  const db: Queryable = {
    query: async <Row>({ text, values }: Statement) =>
      (await client.query(text, values)).rows as Row[],
  };
  try {
    await makeInvoice(new Caller(`http://127.0.0.1:${server.port}`, key));
    process.stdout.write(`\n${(await measure(db, arrivals, Number(args[0] ?? 300))).join('\n')}\n`);
  } finally {
    await client.end();
    await server.stop();
    arrivals.close();
    await databases.close();
  }
  process.exit(0);
}
