import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readBankFileAside } from '../../../billing/bank/reader';
import { removeStatement } from '../../../billing/bank/remove-statement';
import { requireNewFile, uploadStatement } from '../../../billing/bank/upload-statement';
import { bookSureMatches } from '../../../billing/matching/book-sure-matches';
import {
  BANK_STATEMENT_SEARCH,
  STATEMENT_BODY,
  STATEMENT_QUERY,
} from '../../../billing/schemas/bank';
import { bookedOf } from '../../../billing/sql/bank-choices';
import {
  LISTED_BANK_STATEMENTS,
  type BankStatementRow,
} from '../../../billing/sql/bank-statements';
import { listRecords } from '../../../billing/sql/list-records';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { bankTypeOf } from '../../../domain/bank-transaction';
import { parseQuery } from '../../../http/requests/request';
import type { PanelStatement, UploadedStatement } from '../../answers';
import { DOCS, optional, uuid } from '../../../validation/fields';
import { operatorActor } from '../../roles/operator';
import { documentOwner } from '../document-owner';
import { oneFile } from '../import/alone';
import { bodyBytes } from '../import/body-bytes';
import { openRecord, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { openBank } from './rights';
import { asUnknownColumns } from './sample';

const STATEMENT = CONTENT_TYPE.bankStatement;

/** With the account that an unknown one is joined to. */
const UPLOAD_QUERY = STATEMENT_QUERY.extend({
  join_to: optional(uuid, DOCS.uuid('An account of the business.')),
});

/** The first and the last day of some days. */
function periodOf({ statements }: BankStatementRow): Pick<PanelStatement, 'from' | 'to'> {
  const from = statements.flatMap((one) => one.from ?? []).sort();
  const to = statements.flatMap((one) => one.to ?? []).sort();
  return { from: from[0] ?? null, to: to.at(-1) ?? null };
}

/** GET /invoicing/businesses/:id/bank/statements: the files of a business, the latest first. */
export async function listStatements(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PanelStatement[]>> {
  const { businessRowId } = await openBank(strapi, ctx, STATEMENT);
  const search = parseQuery(ctx, BANK_STATEMENT_SEARCH);
  const { rows } = await listRecords<BankStatementRow, typeof search>(
    database(strapi),
    LISTED_BANK_STATEMENTS,
    businessRowId,
    search,
  );
  const data = rows.map((row) => ({
    documentId: row.id,
    name: row.name,
    format: row.format,
    at: row.created_at,
    ...periodOf(row),
    new: row.new_count,
    known: row.known_count,
  }));
  return { data };
}

/**
 * POST /invoicing/businesses/:id/bank/statements?name=…&account_id=…&join_to=…: the body is the file of a bank, of
 * any type that the API takes. The type is known by how the file begins: browsers state none for most.
 */
export async function receiveStatement(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<UploadedStatement>> {
  const who = await openBank(strapi, ctx, STATEMENT, 'create');
  const query = parseQuery(ctx, UPLOAD_QUERY);
  const operator = operatorOf(ctx);
  const { businessRowId } = who;
  const db = database(strapi);
  return oneFile(operator.id, async () => {
    const content = await bodyBytes(ctx, STATEMENT_BODY.largest);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await requireNewFile(db, businessRowId, sha256);
    const read = await readBankFileAside(db, businessRowId, content, bankTypeOf(content)).catch(
      (error: unknown) => Promise.reject(asUnknownColumns(error, content)),
    );
    const data = await db.transaction(async (trx) => {
      const file = { ...query, content, sha256 };
      const uploaded = await uploadStatement(trx, businessRowId, read, file);
      await bookSureMatches(strapi, trx, who, uploaded.id);
      const booked = await bookedOf(trx, uploaded.id);
      const { id, new_count: count, known_count: known } = uploaded;
      return { documentId: id, new: count, known, booked };
    }, operatorActor(operator));
    return { status: 201, data };
  });
}

/** DELETE /invoicing/bank-statements/:id, as long as none of its transactions is or was matched. */
export async function deleteStatement(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<{ documentId: string }>> {
  const { documentId } = await openRecord(strapi, ctx, STATEMENT, [{ action: 'delete' }]);
  const { businessRowId } = await documentOwner(strapi, 'bank_statements', documentId);
  await database(strapi).transaction(
    (trx) => removeStatement(trx, businessRowId, documentId),
    operatorActor(operatorOf(ctx)),
  );
  return { data: { documentId } };
}
