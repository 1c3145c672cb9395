import { get, type IncomingMessage } from 'node:http';
import { parse } from 'csv-parse/sync';
import type { HttpClient } from './http';
import type { Created } from './records';

export const CSV = { Accept: 'text/csv' };

interface Exported {
  names: string[];
  /** The cells by the names of the fields, as they stand in the file. */
  rows: Record<string, string>[];
}

/** @param text without its byte order mark, which `fetch` removes */
export function readCsv(text: string): Exported {
  expect(text.endsWith('\r\n')).toBe(true);
  const [names = [], ...lines] = parse(text, { record_delimiter: '\r\n' });
  const rows = lines.map((cells) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
  );
  return { names, rows };
}

export async function exportCsv(client: HttpClient, path: string): Promise<Exported> {
  const { status, text } = await client.get(path, CSV);
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`);
  return readCsv(text);
}

/** The cell that a value of a JSON answer is exported as, when it looks like no formula. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** All records of a search, page by page. */
export async function wholeSearch(client: HttpClient, path: string): Promise<Created[]> {
  const found: Created[] = [];
  for (let page = 1; ; page += 1) {
    const joint = path.includes('?') ? '&' : '?';
    const { body } = await client.get(`${path}${joint}limit=100&page=${page}`);
    found.push(...(body.data as Created[]));
    if (page >= body.pagination.total_pages) return found;
  }
}

/** Starts an export and reads nothing of it yet. */
export function openExport(
  service: { url: string },
  path: string,
  key: string,
): Promise<IncomingMessage> {
  return new Promise((opened, failed) => {
    const headers = { ...CSV, Authorization: `Bearer ${key}` };
    get(`${service.url}${path}`, { headers, agent: false }, opened).once('error', failed);
  });
}

/** Reads the rest of it. @throws when the connection is cut before the end */
export async function readRest(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
