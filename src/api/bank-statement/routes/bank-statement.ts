import type { Context } from 'koa';
import {
  BANK_STATEMENT,
  BANK_STATEMENT_SEARCH,
  STATEMENT_BODY,
  STATEMENT_QUERY,
} from '../../../billing/schemas/bank';
import { fileOfStatement } from '../../../billing/sql/bank-statements';
import { database } from '../../../database/pool';
import { mediaTypeOf } from '../../../domain/bank-transaction';
import { sendUploaded } from '../../../http/answers/send-pdf';
import { caller, pathId } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { readAhead } from '../read-ahead';

async function download(ctx: Context): Promise<void> {
  const db = database(runningStrapi());
  const id = pathId(ctx);
  const { format, name, content } = await fileOfStatement(db, caller(ctx).businessRowId, id);
  const { type, ending } = mediaTypeOf(format, content);
  const known = name ?? `statement-${id ?? ''}`;
  const named = known.toLowerCase().endsWith(ending) ? known : `${known}${ending}`;
  sendUploaded(ctx, { content, media_type: type, name: named });
}

export const BANK_STATEMENT_OPERATIONS = [
  keyOperation('POST', '/bank-statements', 'bank-statement.create', {
    id: 'uploadBankStatement',
    tag: 'Bank',
    summary: 'Upload a file of a bank: CAMT.053, a ZIP of such, MT940 or CSV, at most 20 MB',
    does: 'creates',
    confirm: false,
    query: STATEMENT_QUERY,
    file: STATEMENT_BODY,
    ahead: readAhead,
    answer: BANK_STATEMENT,
    refuses: [
      'invalid_statement',
      'unknown_format',
      'too_many_entries',
      'already_imported',
      'unknown_account',
    ],
  }),
  keyOperation('GET', '/bank-statements', 'bank-statement.find', {
    id: 'searchBankStatements',
    tag: 'Bank',
    summary: 'List uploaded statements, by default newest first',
    query: BANK_STATEMENT_SEARCH,
    answer: BANK_STATEMENT,
    list: true,
  }),
  keyOperation('GET', '/bank-statements/:id', 'bank-statement.findOne', {
    id: 'retrieveBankStatement',
    tag: 'Bank',
    summary: 'Retrieve an uploaded statement',
    answer: BANK_STATEMENT,
  }),
  keyOperation('GET', '/bank-statements/:id/file', download, {
    id: 'downloadBankStatement',
    tag: 'Bank',
    summary: 'Download the file of a statement, as long as it is kept',
    permissions: ['api::bank-statement.bank-statement.findOne'],
    answer: 'Bank statement',
  }),
  keyOperation('DELETE', '/bank-statements/:id', 'bank-statement.delete', {
    id: 'deleteBankStatement',
    tag: 'Bank',
    summary: 'Delete a statement and its transactions while none of them was ever matched',
    record: 'bank_statements',
    refuses: ['statement_used'],
  }),
];

export default routesOf(BANK_STATEMENT_OPERATIONS);
