import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { MOST_ABOVE } from '../../../billing/bank/csv';
import { sampleCsv, type CsvSample } from '../../../billing/bank/sample-csv';
import { BANK_COLUMNS, type BankColumns } from '../../../billing/schemas/saved-profile';
import { CONTENT_TYPE } from '../../../content-types';
import { bankTypeOf, CSV_SAMPLE } from '../../../domain/bank-transaction';
import { checkWhole, type Check } from '../../../domain/checks';
import { ApiError, validationError } from '../../../domain/errors';
import { parseQuery } from '../../../http/requests/request';
import { say } from '../../../messages/message';
import { optional } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import { bodyBytes } from '../import/body-bytes';
import type { PanelAnswer } from '../route';
import { openBank } from './rights';

const NOTHING_SAID = parse(BANK_COLUMNS, {});
const LINE_FEED = 0x0a;

/** A JSON object of columns. */
const columns: Check<object> = (input) => {
  try {
    const json: unknown = JSON.parse(String(input));
    if (typeof json === 'object' && json !== null) return { value: json };
  } catch {
    // It is no JSON.
  }
  return { problem: say('not_object') };
};

const row: Check<number> = (input) => checkWhole(1, MOST_ABOVE + 1)(Number(input));

const QUERY = z.object({ header: optional(row, {}), columns: optional(columns, {}) });

/** The begin of a file up to the end of a row: a part of a character would hide the encoding. */
function beginOf(content: Buffer): Buffer {
  if (content.length < CSV_SAMPLE) return content;
  const begin = content.subarray(0, CSV_SAMPLE);
  return begin.subarray(0, begin.lastIndexOf(LINE_FEED) + 1 || begin.length);
}

const sampleOf = (content: Buffer, said: BankColumns, header: number | null): CsvSample =>
  sampleCsv(beginOf(content), said, header);

/**
 * POST /invoicing/businesses/:id/bank/sample?header=…&columns=…: the body is the begin of a CSV. It tells the columns,
 * and the first entries as they are read with what somebody has said of the columns so far.
 */
export async function readSample(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CsvSample>> {
  await openBank(strapi, ctx, CONTENT_TYPE.bankStatement, 'create');
  const { header, columns: said } = parseQuery(ctx, QUERY);
  const known = said ? parse(BANK_COLUMNS, said) : NOTHING_SAID;
  return { data: sampleOf(await bodyBytes(ctx, CSV_SAMPLE), known, header) };
}

/** The refusal of a file: that of a table says that its columns can be described. */
export function asUnknownColumns(error: unknown, content: Buffer): unknown {
  const isUnknown = error instanceof ApiError && error.code === 'unknown_format';
  if (!isUnknown || bankTypeOf(content) !== 'text/csv') return error;
  try {
    sampleOf(content, NOTHING_SAID, null);
  } catch {
    return error;
  }
  return validationError([{ path: ['columns'], message: say('bank_unknown_columns') }], error.code);
}
