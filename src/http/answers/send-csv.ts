import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CsvDecimal } from '../../domain/csv-decimals';
import type { ReadyExport } from '../../billing/csv/searches';
import { exportsOf } from '../../database/exports';
import { dateInZone } from '../../domain/dates';
import type { Tenant } from '../../billing/tenant';
import { CsvStream } from './csv-stream';

/** True when the caller prefers CSV to JSON. */
export function wantsCsv(ctx: Context): boolean {
  if (!ctx.get('accept').includes('text/csv')) return false;
  return ctx.accepts('application/json', 'text/csv') === 'text/csv';
}

/**
 * Answers with an export. What fails before its first row is an ordinary error; later the connection is
 * cut, so that nobody takes a part for the whole.
 * @param owner the business or the operator that exports
 * @param day the date in the name of the file
 * @param decimal the mark before decimals; a point where nothing is said
 */
export async function sendCsv(
  strapi: Core.Strapi,
  ctx: Context,
  { name, statement, columns }: ReadyExport,
  { owner, day, decimal }: { owner: string; day: string; decimal?: CsvDecimal },
): Promise<void> {
  const labels = columns.flatMap(({ label }) => label ?? []);
  const cursor = await exportsOf(strapi).open(owner, statement);
  let stream: CsvStream;
  try {
    stream = new CsvStream(cursor, await cursor.next(), labels, decimal);
  } catch (error) {
    await cursor.close();
    throw error;
  }
  stream.once('error', () => ctx.res.destroy());
  ctx.status = 200;
  ctx.attachment(`${name}-${day}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.vary('Accept');
  ctx.body = stream;
}

/** The same for the key of a business. */
export function sendCsvTo(
  strapi: Core.Strapi,
  ctx: Context,
  { businessId, timeZone }: Tenant,
  exported: ReadyExport,
): Promise<void> {
  const owner = `business ${businessId}`;
  return sendCsv(strapi, ctx, exported, { owner, day: dateInZone(timeZone, new Date()) });
}
