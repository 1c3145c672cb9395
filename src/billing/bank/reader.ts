import path from 'node:path';
import pLimit from 'p-limit';
import type { Queryable } from '../../database/connection';
import type { BankFileType, StatementFormat } from '../../domain/bank-transaction';
import { ApiError, validationError } from '../../domain/errors';
import { isMessageKey, Message, say } from '../../messages/message';
import { readInProcess } from '../read-in-process';
import type { CheckedStatement } from './check-statement';
import type { ChildAnswer, ChildOptions } from './child';
import { MOST_ENTRIES } from './read-statement';
import { savedCsvProfiles } from './saved-profiles';

const CHILD = path.join(__dirname, 'child.js');

/** Files that are read at once, and those that wait. */
const AT_ONCE = 2;
const MOST_WAITING = 10;
const turn = pLimit(AT_ONCE);

/** A file of a bank. Its entries are JSON, which PostgreSQL reads: a list for each file of a ZIP. */
export interface BankFile {
  format: StatementFormat;
  statements: CheckedStatement[];
  entries: Buffer[];
}

type Refused = Extract<ChildAnswer, { code: string }>;

function refusalOf({ code, faults }: Refused): ApiError {
  if (code === 'unknown_format') return new ApiError(code, say('bank_unknown_format'));
  if (code === 'too_many_entries')
    return new ApiError(
      code,
      say('bank_too_many_entries', { max: MOST_ENTRIES.toLocaleString('en') }),
    );
  const problems = faults.flatMap(({ path: at, key, values }) =>
    isMessageKey(key) ? [{ path: at, message: new Message(key, values) }] : [],
  );
  return validationError(problems, code);
}

/**
 * Reads a file of a business in a process of its own, so that no request waits for it.
 * @throws ApiError 400 `invalid_statement`, `unknown_format`, `too_many_entries`; 503 while too many wait
 */
export async function readBankFileAside(
  db: Queryable,
  businessRowId: number,
  bytes: Buffer,
  type: BankFileType,
): Promise<BankFile> {
  if (turn.pendingCount >= MOST_WAITING)
    throw new ApiError('overloaded', say('bank_busy'), { headers: { 'Retry-After': '5' } });
  const answer = await turn(async () => {
    const saved = type === 'text/csv' ? await savedCsvProfiles(db, businessRowId) : [];
    const options: ChildOptions = { type, saved };
    return readInProcess(CHILD, options, bytes);
  });
  if (!answer)
    throw validationError([{ path: [], message: say('bank_unreadable') }], 'invalid_statement');
  const head = answer.head as ChildAnswer;
  if ('code' in head) throw refusalOf(head);
  let end = 0;
  const entries = head.files.map((length) => answer.rest.subarray(end, (end += length)));
  return { format: head.format, statements: head.statements, entries };
}
