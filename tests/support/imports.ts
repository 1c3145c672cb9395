import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from './http';
import type { Fields } from './records';
import { readRun } from './run';
import { sharedService } from './service';

export type ImportFile = string | Uint8Array<ArrayBuffer>;

export interface ImportRequest {
  list?: string;
  token: string;
  business: string;
  /** False for a preview. */
  store?: boolean;
  more?: Record<string, string>;
}

async function sendOnce(
  file: ImportFile,
  { list = 'customers', token, business, ...asked }: ImportRequest,
) {
  const search = new URLSearchParams({
    business,
    ...((asked.store ?? true) ? { store: 'true' } : {}),
    ...asked.more,
  });
  const answer = await fetch(
    `${sharedService().url}/invoicing/import/${list}?${search.toString()}`,
    {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
      body: file,
    },
  );
  const body = (await answer.json()) as { data: Fields; error?: { message: string } };
  return { status: answer.status, ...body };
}

/**
 * Sends a file as the panel does. A node runs one import at a time, and other files of tests import, too:
 * so it is sent again until it is its turn.
 */
export async function sendImport(file: ImportFile, asked: ImportRequest) {
  for (;;) {
    const answer = await sendOnce(file, asked);
    if (answer.status !== 503) return answer;
    await sleep(20);
  }
}

/** How many records an import made, changed and left, its problems, and whether it is stored. */
export const outcome = ({ created, changed, same, problem_count, stored }: Fields) => [
  created,
  changed,
  same,
  problem_count,
  stored,
];

export type InvoiceImport = Pick<ImportRequest, 'business' | 'store' | 'more'>;

/** Sends past invoices as an administrator. */
export const sendInvoices = (file: ImportFile, asked: InvoiceImport) =>
  sendImport(file, { list: 'invoices', token: readRun().adminToken, ...asked });

export const csv = (head: string, ...rows: string[]): string => [head, ...rows].join('\n');

/** How many are made, with how many customers, how many are here, the problems, whether it is stored. */
export const importedInvoices = ({ created, customers, same, problem_count, stored }: Fields) => [
  created,
  customers,
  same,
  problem_count,
  stored,
];

export const problemsOf = ({ problems }: Fields): string[] =>
  (problems as { row: number; column: string | null; message: string }[]).map(
    ({ row, column, message }) => `${row} ${column}: ${message}`,
  );

/** The invoice with a number, among the latest hundred of a business. */
export async function invoiceOfNumber(client: HttpClient, number: string): Promise<Fields> {
  const { body } = await client.get('/api/v1/invoices?limit=100');
  const one = (body.data as Fields[]).find(({ invoice_number }) => invoice_number === number);
  if (!one) throw new Error(`No invoice ${number}`);
  return (await client.get(`/api/v1/invoices/${one['id'] as string}`)).body as Fields;
}
