import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CsvDecimal } from '../../../domain/csv-decimals';
import type { ReportFormat } from '../../../billing/reports/parameters';
import { validationError } from '../../../domain/errors';
import { sendPdf } from '../../../http/answers/send-pdf';
import { say } from '../../../messages/message';
import { ofBusiness } from '../../../pdf/caller';
import { printerOf } from '../../../pdf/printer';
import { MOST_ROWS, type ReportHead } from '../../../pdf/report/parts';
import type { ReportView } from '../../../pdf/report/view';
import type { PanelAnswer } from '../route';

/** A report in all its forms, made of the same figures. */
export interface ReportForms<Data> {
  readonly data: Data;
  readonly businessRowId: number;
  /** The name of the file, from our own words and checked dates only. */
  readonly name: string;
  readonly csv: (data: Data, decimal: CsvDecimal) => string;
  readonly pdf: (data: Data, head: ReportHead) => ReportView;
  readonly head: () => Promise<ReportHead>;
}

function sendCsv(ctx: Context, name: string, csv: string): void {
  ctx.status = 200;
  ctx.attachment(`${name}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csv;
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
  { format, decimal }: ReportFormat,
  { data, businessRowId, name, csv, pdf, head }: ReportForms<Data>,
): Promise<PanelAnswer<Data> | undefined> {
  if (format === 'json') return { data };
  if (format === 'pdf') {
    const view = pdf(data, await head());
    refuseLong(view);
    const print = printerOf(strapi).printFor(ofBusiness(businessRowId, ctx));
    sendPdf(ctx, await print(() => view), name);
  } else {
    sendCsv(ctx, name, csv(data, decimal));
  }
  ctx.set('Cache-Control', 'no-store');
  return undefined;
}
