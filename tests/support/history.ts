import type { HttpClient } from './http';

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

export interface Entry {
  id: string;
  at: string;
  actor: { type: string; name: string | null };
  action: string;
  changes: Change[];
}

/** The whole history of a record, newest first. @param record its path, such as `/api/v1/invoices/…` */
export async function historyOf(client: HttpClient, record: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; ; page++) {
    const { status, body, text } = await client.get(`${record}/history?limit=100&page=${page}`);
    if (status !== 200) throw new Error(`No history: ${text}`);
    entries.push(...(body.data as Entry[]));
    if (page >= body.pagination.total_pages) return entries;
  }
}

/** A change in short: `{ status: ['draft', 'sent'] }`. */
export function changesOf(entry: Entry | undefined): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    (entry?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]),
  );
}

/** The record as its entries tell it, from the first to the last. */
export function replay(entries: readonly Entry[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { changes } of entries.toReversed()) {
    for (const { field, before, after } of changes) {
      expect([field, record[field] ?? null]).toEqual([field, before]);
      record[field] = after;
    }
  }
  return record;
}
