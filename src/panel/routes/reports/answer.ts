import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forReading } from '../../../billing/csv/for-reading';
import { reportRows, type ReportTable } from '../../../billing/reports/tables';
import type { ReportFormat } from '../../../billing/reports/parameters';
import { validationError } from '../../../domain/errors';
import { languageOf } from '../../../http/panel/language';
import { sendTable, tableOf, type TableForm } from '../../../http/answers/send-export';
import { sendPdf } from '../../../http/answers/send-pdf';
import { say } from '../../../messages/message';
import { ofBusiness } from '../../../pdf/caller';
import { printerOf } from '../../../pdf/printer';
import { MOST_ROWS, type ReportHead } from '../../../pdf/report/parts';
import type { ReportView } from '../../../pdf/report/view';
import type { PanelAnswer } from '../route';

/** As Excel has it. */
const LONGEST_SHEET_NAME = 31;

/** A report in all its forms, made of the same figures. */
export interface ReportForms<Data> {
  readonly data: Data;
  readonly businessRowId: number;
  /** The name of the file, from our own words and checked dates only. */
  readonly name: string;
  readonly table: (data: Data) => ReportTable;
  readonly pdf: (data: Data, head: ReportHead) => ReportView;
  readonly head: () => Promise<ReportHead>;
}

async function sendRows(
  ctx: Context,
  name: string,
  table: ReportTable,
  { reading, ...form }: Pick<ReportFormat, 'reading'> & TableForm,
): Promise<void> {
  const plain = table.header.map((column) => ({ name: column }));
  const columns = reading === 'true' ? forReading(plain, languageOf(ctx)) : plain;
  const places = columns.map((column) => table.header.indexOf(column.name));
  const rows = table.rows.map((row) => places.map((place) => row[place] ?? ''));
  const header = columns.map((column) => column.name);
  const batches = Readable.from([reportRows({ header, rows })]);
  sendTable(ctx, await tableOf(name.slice(0, LONGEST_SHEET_NAME), columns, batches, form), {
    name,
    format: form.format,
  });
}

function refuseLong({ sections }: ReportView): void {
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  if (rows <= MOST_ROWS) return;
  const message = say('too_many_rows_for_pdf', { max: MOST_ROWS.toLocaleString('en') });
  throw validationError([{ path: ['format'], message }]);
}

/** Answers with the figures, or sends them as a file. */
export async function answerReport<Data>(
  strapi: Core.Strapi,
  ctx: Context,
  { format, ...form }: ReportFormat,
  { data, businessRowId, name, table, pdf, head }: ReportForms<Data>,
): Promise<PanelAnswer<Data> | undefined> {
  if (format === 'json') return { data };
  if (format === 'pdf') {
    const view = pdf(data, await head());
    refuseLong(view);
    const print = printerOf(strapi).printFor(ofBusiness(businessRowId, ctx));
    sendPdf(ctx, await print(() => view), name);
  } else {
    await sendRows(ctx, name, table(data), { ...form, format });
  }
  ctx.set('Cache-Control', 'no-store');
  return undefined;
}
