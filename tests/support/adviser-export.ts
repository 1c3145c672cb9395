import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { HttpClient } from './http';
import { jobUntil } from './jobs';
import { sharedService } from './service';

/** Exports of a period for the adviser. */

/** The CSV files of each export. */
export const TABLES = [
  'invoices',
  'invoice-lines',
  'credit-notes',
  'credit-note-lines',
  'cancellations',
  'payments',
  'allocations',
  'refunds',
  'customers',
];

export const exportPath = (business: string) => `/invoicing/businesses/${business}/export`;

/** @returns the id of the job */
export async function startExport(
  client: HttpClient,
  business: string,
  period: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await client.post(exportPath(business), period, headers);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data.documentId as string;
}

interface Person {
  token: string;
}

/** A file of the panel, byte for byte. */
export async function bytesAt(
  { token }: Person,
  path: string,
  { url } = sharedService() as { url: string },
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The files of a ZIP by their names, whose checksums hold. */
export async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    const file = await buffer(await opened.openReadStreamPromise(entry));
    expect(crc32(file)).toBe(entry.crc32);
    expect(files.has(entry.fileName)).toBe(false);
    files.set(entry.fileName, file);
  }
  return files;
}

/** The files of an export that has ended. */
export async function exportedFiles(
  person: Person,
  job: string,
  service?: { url: string },
): Promise<Map<string, Buffer>> {
  const { status, bytes } = await bytesAt(person, `/invoicing/jobs/${job}/file`, service);
  if (status !== 200) throw new Error(`${status} ${bytes.toString()}`);
  return filesIn(bytes);
}

/** Makes an export, reads its files, and removes it. */
export async function runExport(
  person: HttpClient & Person,
  business: string,
  period: object,
): Promise<Map<string, Buffer>> {
  const job = await startExport(person, business, period);
  await jobUntil(person, job);
  const files = await exportedFiles(person, job);
  await person.post(`/invoicing/jobs/${job}/close`);
  return files;
}

/** The text of a CSV file without its byte order mark. */
export const csvIn = (files: ReadonlyMap<string, Buffer>, name: string): string =>
  (files.get(`${name}.csv`) ?? Buffer.alloc(0)).toString().replace(/^\uFEFF/, '');
