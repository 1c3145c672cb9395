import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CsvDecimal } from '../../domain/csv-decimals';
import type { ReadyExport } from '../../billing/csv/searches';
import { csvHead, csvLines, type Head } from '../../billing/csv/text';
import { workbookOf } from '../../billing/csv/workbook';
import { exportsOf, type Batch } from '../../database/exports';
import { dateInZone } from '../../domain/dates';
import type { Tenant } from '../../billing/tenant';
import { exportStream } from './export-stream';

/** True when the caller prefers CSV to JSON. */
export function wantsCsv(ctx: Context): boolean {
  if (!ctx.get('accept').includes('text/csv')) return false;
  return ctx.accepts('application/json', 'text/csv') === 'text/csv';
}

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;

/** The form of a file of rows. */
export interface TableForm {
  format: (typeof TABLE_FORMATS)[number];
  /** The mark before decimals in a CSV file. */
  decimal: CsvDecimal;
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function* csvOf(columns: readonly Head[], decimal: CsvDecimal, rows: AsyncIterable<Batch>) {
  yield csvHead(columns, decimal);
  for await (const batch of rows) yield csvLines(batch, columns, decimal);
}

/** Batches of rows as a file. */
export const tableOf = async (
  name: string,
  columns: readonly Head[],
  batches: AsyncIterable<Batch>,
  { format, decimal }: TableForm,
): Promise<Readable> =>
  format === 'xlsx'
    ? workbookOf(name, columns, batches)
    : Readable.from(csvOf(columns, decimal, batches), { objectMode: false });

/** Answers with a file of rows. */
export function sendTable(
  ctx: Context,
  file: Readable,
  { name, format }: { name: string; format: TableForm['format'] },
): void {
  ctx.status = 200;
  ctx.attachment(`${name}.${format}`);
  ctx.type = TYPES[format];
  ctx.body = file;
}

/**
 * Answers with an export. A failure before its first row is an ordinary error; later the connection is
 * cut, so that nobody takes a part for the whole.
 * @param owner the business or the operator that exports
 * @param day the date in the name of the file
 */
export async function sendExport(
  strapi: Core.Strapi,
  ctx: Context,
  { name, statement, columns }: ReadyExport,
  { owner, day, ...form }: { owner: string; day: string } & TableForm,
): Promise<void> {
  const cursor = await exportsOf(strapi).open(owner, statement);
  const file = await exportStream(cursor, (batches) => tableOf(name, columns, batches, form));
  file.once('error', () => ctx.res.destroy());
  sendTable(ctx, file, { name: `${name}-${day}`, format: form.format });
  ctx.vary('Accept');
}

/** The same for the key of a business, as CSV. */
export function sendCsvTo(
  strapi: Core.Strapi,
  ctx: Context,
  { businessId, timeZone }: Tenant,
  exported: ReadyExport,
): Promise<void> {
  const owner = `business ${businessId}`;
  const day = dateInZone(timeZone, new Date());
  return sendExport(strapi, ctx, exported, { owner, day, format: 'csv', decimal: 'point' });
}
