import type { Context } from 'koa';
import { readBankFileAside, type BankFile } from '../../billing/bank/reader';
import { statementOfFile } from '../../billing/sql/bank-statements';
import { database } from '../../database/pool';
import { bankFileType } from '../../domain/bank-transaction';
import { fileOf } from '../../http/requests/file-body';
import { caller } from '../../http/requests/request';
import { runningStrapi } from '../../strapi/service';

interface State {
  bankFile?: BankFile;
}

/**
 * Reads the file that is the body before an Idempotency-Key opens a transaction: a connection would wait for it. Bytes
 * that were uploaded before need no reading.
 */
export async function readAhead(ctx: Context): Promise<void> {
  const { sha256 } = fileOf(ctx);
  const db = database(runningStrapi());
  if ((await statementOfFile(db, caller(ctx).businessRowId, sha256)) !== null) return;
  (ctx.state as State).bankFile = await readFile(ctx);
}

function readFile(ctx: Context): Promise<BankFile> {
  const { type, content } = fileOf(ctx);
  const { businessRowId } = caller(ctx);
  return readBankFileAside(database(runningStrapi()), businessRowId, content, bankFileType(type));
}

/** The file that is the body. It is read now where its statement was deleted a moment ago. */
export const bankFileOf = async (ctx: Context): Promise<BankFile> =>
  (ctx.state as State).bankFile ?? readFile(ctx);
