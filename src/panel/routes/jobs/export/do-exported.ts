import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { printedFieldsOfBusiness } from '../../../../billing/sql/custom-fields';
import { forReading } from '../../../../billing/csv/for-reading';
import { customFieldKindOf } from '../../../../content-types';
import { exportsOf, type RowCursor } from '../../../../database/exports';
import { database } from '../../../../database/pool';
import { E_INVOICE_FORMATS } from '../../../../domain/e-invoice-formats';
import { findKept, handedOutFormats, type Wanted } from '../../../../einvoice/stored/kept';
import { tableOf } from '../../../../http/answers/send-export';
import { say } from '../../../../messages/message';
import { saying } from '../../../../strapi/saying';
import { QueryPermissions } from '../../../guard/query-permissions';
import { documentOwner } from '../../document-owner';
import { seenColumns } from '../../exports';
import { openById, operatorOf, type Caller } from '../../operator';
import { requireWhole } from '../../whole-document';
import { finishTurn, type ExportTurn } from '../stored';
import { storeFile } from './files';
import { FOLDERS, type Folder } from './parts';
import { baseOf, pdfFile, type NamedFile } from './pdf-file';
import { exportedBooks } from './rights';
import { tableOfName, tableStatement } from './tables';

/** Told the name by which the result names what it leaves out. */
type Tell = (name: string | null) => void;

/** Writes the result with the files, so that a restart finds both or none. It holds the job meanwhile. */
async function finishWith(
  strapi: Core.Strapi,
  turn: ExportTurn,
  number: string,
  files: () => AsyncIterable<NamedFile>,
): Promise<void> {
  await database(strapi).transaction(async (trx) => {
    if (!(await finishTurn(trx, turn, { number, problem: null }))) return;
    for await (const [file, content] of files()) await storeFile(trx, turn.job, file, content);
  });
}

/** The e-invoices of a document that were handed out, byte for byte. */
async function* eInvoicesOf(
  strapi: Core.Strapi,
  part: Folder,
  wanted: Wanted,
): AsyncGenerator<NamedFile> {
  const kind = FOLDERS[part];
  const folder = `e-invoices/${part}`;
  const db = database(strapi);
  const handedOut = await handedOutFormats(db, kind, wanted);
  for (const format of E_INVOICE_FORMATS.filter((one) => handedOut.includes(one))) {
    const { content, number } = await findKept(db, kind, wanted, format);
    const ending = format === 'factur-x' ? 'pdf' : 'xml';
    if (content) yield [{ folder, base: `${baseOf(number)}-${format}`, ending }, [content]];
  }
}

/** A document with the rights of its single download. */
async function doDocument(
  strapi: Core.Strapi,
  turn: ExportTurn & { part: Folder },
  caller: Caller,
  told: Tell,
): Promise<void> {
  const { part: folder, document_id: id } = turn;
  const kind = FOLDERS[folder];
  const seen = await openById(strapi, caller, kind.uid, id);
  const number = (seen[kind.numberColumn] as string | null | undefined) ?? '';
  told(number || null);
  requireWhole(strapi, caller, kind);
  // It was issued when the export began.
  if (seen['state'] === 'draft') throw saying(errors.ApplicationError, say('set_back_to_draft'));
  const { businessRowId } = await documentOwner(strapi, kind.table, id);
  // Before the job is locked: whoever cancels it does not wait for the printer.
  const pdf = await pdfFile(strapi, kind, { businessRowId, id }, folder);
  await finishWith(strapi, turn, number, async function* () {
    yield pdf;
    yield* eInvoicesOf(strapi, turn.part, { businessRowId, id });
  });
}

async function* batchesOf(cursor: RowCursor) {
  for (;;) {
    const batch = await cursor.next();
    yield batch;
    if (batch.done) return;
  }
}

/** A table with the rights of the export of its list, and of the reports. */
async function doTable(
  strapi: Core.Strapi,
  turn: ExportTurn,
  caller: Caller,
  told: Tell,
): Promise<void> {
  const { job, document_id: name, language, input } = turn;
  const { business, period, decimal, reading } = input;
  told(`${name}.csv`);
  const table = tableOfName(name);
  if (!table) throw new errors.NotFoundError();
  const { uid, records } = table;
  const { rowId } = await exportedBooks(strapi, caller, business);
  const kind = records.within === undefined ? customFieldKindOf(uid) : undefined;
  const fields = kind ? await printedFieldsOfBusiness(database(strapi), kind, rowId) : [];
  const operator = operatorOf(caller);
  const permissions = new QueryPermissions(strapi, operator);
  const of = { job, businessRowId: rowId, period };
  const { statement, columns } = tableStatement(table, of, fields, (all) => {
    const seen = seenColumns(all, permissions, uid);
    return reading ? forReading(seen, language) : seen;
  });
  const cursor = await exportsOf(strapi).open(`operator ${operator.id}`, statement);
  try {
    const file = await tableOf(name, columns, batchesOf(cursor), { format: 'csv', decimal });
    await finishWith(strapi, turn, `${name}.csv`, async function* () {
      yield [{ folder: null, base: name, ending: 'csv' }, file];
    });
  } finally {
    await cursor.close();
  }
}

/** Makes the next document or table of an export. */
export const doExported = (
  strapi: Core.Strapi,
  turn: ExportTurn,
  caller: Caller,
  told: Tell,
): Promise<void> => {
  const { part } = turn;
  return part === 'tables'
    ? doTable(strapi, turn, caller, told)
    : doDocument(strapi, { ...turn, part }, caller, told);
};
