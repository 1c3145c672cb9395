import type { Core } from '@strapi/strapi';
import { database } from '../../../database/pool';
import { ApiError, type ErrorCode } from '../../../domain/errors';
import { EXPORTED } from '../../../domain/jobs';
import { roomForJobs } from '../../../mail/limits';
import { inLanguage } from '../../../messages/in-language';
import { say } from '../../../messages/message';
import { operatorActor } from '../../roles/operator';
import { asPanelError } from '../../saves/failures';
import { documentOwner } from '../document-owner';
import { openById, operatorOf, requireNeeds, type Caller } from '../operator';
import { callerOf } from './caller';
import { doExported } from './export/do-exported';
import { storeFile, TooLarge } from './export/files';
import { reasonOf } from './reason';
import { failJob, finishTurn, nextTurn, postpone, type DocumentTurn, type Turn } from './stored';
import { KINDS, WORKS } from './works';

/** The database may be back by then, and the queue of documents shorter. */
const UNREACHABLE_S = 10;

const BUSY: readonly ErrorCode[] = ['unavailable', 'overloaded', 'rate_limited'];

/** The seconds that a refusal asks to wait; null for one that time does not mend. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (BUSY.includes(error.code)) return UNREACHABLE_S;
  return error.code === 'mail_limit' ? Number(error.details.headers?.['Retry-After']) : null;
}

/** The reason why an error stopped one document. Its text never comes from the database. */
function problemOf(strapi: Core.Strapi, { language }: Turn, error: unknown): string {
  if (error instanceof ApiError && error.status === 404)
    return inLanguage(say('not_there'), language);
  const reason = reasonOf(asPanelError(error), language);
  if (reason !== null) return reason;
  strapi.log.error(error);
  return inLanguage(say('not_done'), language);
}

/** Does the document, and writes its result in the same transaction. */
async function doDocument(
  strapi: Core.Strapi,
  turn: DocumentTurn,
  caller: Caller,
  told: (number: string | null) => void,
): Promise<void> {
  const { document_id: id, version, input } = turn;
  const kind = KINDS[turn.list];
  const { needs, mails, does } = WORKS[turn.action];
  const seen = await openById(strapi, caller, kind.uid, id);
  const number = (seen[kind.numberColumn] as string | null | undefined) ?? null;
  told(number);
  await requireNeeds(strapi, caller, kind.uid, seen, needs);
  const who = await documentOwner(strapi, kind.table, id);
  if (mails) await roomForJobs(strapi, who);
  const before = { strapi, caller, kind, who, seen, version, input };
  const file = 'file' in does ? await does.file(before) : null;
  await database(strapi).transaction(
    async (trx) => {
      if (!(await finishTurn(trx, turn, { number, problem: null }))) return;
      if (file) await storeFile(trx, turn.job, ...file);
      else if ('work' in does) await does.work({ ...before, trx });
    },
    operatorActor(operatorOf(caller)),
  );
}

/** Lets a document wait that time helps. Others stay as they were, with the reason. */
async function endTurn(
  strapi: Core.Strapi,
  turn: Turn,
  number: string | null,
  error: unknown,
): Promise<void> {
  const db = database(strapi);
  const wait = waitOf(error);
  if (error instanceof TooLarge) await failJob(db, turn, inLanguage(error.said, turn.language));
  else if (wait !== null) await postpone(db, turn, wait);
  else await finishTurn(db, turn, { number, problem: problemOf(strapi, turn, error) });
}

/**
 * Does the next document of a job, with the rights that its starter has now.
 * @returns false when nothing is due
 */
export async function takeTurn(strapi: Core.Strapi): Promise<boolean> {
  const db = database(strapi);
  const turn = await nextTurn(db);
  if (!turn) return false;
  let number: string | null = null;
  try {
    const caller = await callerOf(strapi, turn.operator_id);
    const told = (name: string | null) => (number = name);
    if (turn.action === EXPORTED) await doExported(strapi, turn, caller, told);
    else await doDocument(strapi, turn, caller, told);
  } catch (error) {
    await endTurn(strapi, turn, number, error);
  }
  return true;
}
