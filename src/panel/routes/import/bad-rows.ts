import type { Context } from 'koa';
import { BYTE_ORDER_MARK, csvRows } from '../../../billing/csv/text';
import { inTurns } from '../../../billing/import/in-turns';
import type { ReadFile } from '../../../billing/import/read-file';
import { batchesOf } from '../../../billing/import/store';
import { REASON_COLUMNS } from '../../../billing/import/words';
import { guardFormula, unguardFormula } from '../../../domain/formulas';
import { inLanguage } from '../../../messages/in-language';
import type { PanelLanguage } from '../../../messages/languages';
import { say } from '../../../messages/message';
import type { Planned } from './kind';

/** Rows that are written at a stretch. */
const BATCH = 100;

/** Numbers with either mark run nothing, and stay numbers. */
const NUMBER = /^[+-]?[\d.,]+$/;

/** A cell as a spreadsheet may open it. The import reads back the same. */
const safe = (cell: string): string =>
  NUMBER.test(cell) ? cell : guardFormula(unguardFormula(cell));

/** The reasons for each bad row. */
export async function reasonsOf(
  { reading, table }: ReadFile,
  { problems }: Pick<Planned, 'problems'>,
  language: PanelLanguage,
): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for await (const { row, field, message } of inTurns(problems)) {
    const column = table.columns[field === null ? -1 : reading.mapping.indexOf(field)] ?? field;
    const reason = [column, inLanguage(message, language)].filter(Boolean).join(': ');
    const known = reasons.get(row);
    reasons.set(row, known === undefined ? reason : `${known}\n${reason}`);
  }
  return reasons;
}

/** The file of the rows that an import leaves out, as they are written there, and why each is left out. */
export async function sendBadRows(
  ctx: Context,
  file: ReadFile,
  planned: Planned,
  language: PanelLanguage,
): Promise<undefined> {
  const { columns, header, rows } = file.table;
  const word = say('import_reason');
  // The reasons of a file that comes again are old.
  const kept = columns.flatMap((column, at) => (REASON_COLUMNS.includes(column) ? [] : [at]));
  const reasons = await reasonsOf(file, planned, language);
  const other = inLanguage(say('import_other_row'), language);
  const numbers = [...planned.bad].sort((one, next) => one - next);
  const rowOf = (row: number): string[] => [
    ...kept.map((at) => safe(rows[row - header - 1]?.[at] ?? '')),
    safe(reasons.get(row) ?? other),
  ];
  const head = [...kept.map((at) => safe(columns[at] ?? '')), inLanguage(word, language)];
  const write = (lines: string[][]) => csvRows(lines, file.reading.separator);
  const parts = [BYTE_ORDER_MARK + write([head])];
  for await (const batch of inTurns(batchesOf(numbers, BATCH))) parts.push(write(batch.map(rowOf)));
  ctx.status = 200;
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = parts.join('');
  return undefined;
}
