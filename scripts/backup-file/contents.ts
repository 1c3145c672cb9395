import { z } from 'zod';

/** The version of the format. A reader refuses a higher one. */
export const FORMAT = 1;

/** The names of the entries. Tables and uploads stand in folders. */
export const NAMES = {
  first: 'backup.json',
  before: 'schema/before.sql',
  after: 'schema/after.sql',
  tables: 'tables/',
  uploads: 'uploads/',
  last: 'checksums.json',
} as const;

const checksum = z.object({ rows: z.number().optional(), bytes: z.number(), sha256: z.string() });

/** The first entry. It says everything that a reader must know before it goes on. */
export const FIRST = z.object({
  service: z.literal('invoicing-service'),
  format: z.number(),
  version: z.string(),
  createdAt: z.string(),
  /** The numbers of the database steps that have run (decision 29). */
  steps: z.array(z.number()),
  schema: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Fingerprints of the secrets without which parts of the data are of no use. */
  secrets: z.record(z.string(), z.string()),
});
export type First = z.infer<typeof FIRST>;

/** The last entry, so that a file without it is cut off: every table and upload by its name. */
export const LAST = z.object({
  tables: z.record(z.string(), checksum),
  uploads: z.record(z.string(), checksum),
});
export type Last = z.infer<typeof LAST>;

export interface Sums {
  tables: number;
  rows: number;
  uploads: number;
}

export function sumsOf({ tables, uploads }: Last): Sums {
  const stored = Object.values(tables);
  return {
    tables: stored.length,
    rows: stored.reduce((sum, { rows = 0 }) => sum + rows, 0),
    uploads: Object.keys(uploads).length,
  };
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export function inWords({ tables, rows, uploads }: Sums): string {
  return [counted(tables, 'table'), counted(rows, 'row'), counted(uploads, 'upload')].join(', ');
}
