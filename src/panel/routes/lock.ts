import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { DocumentKind } from '../../billing/kind';
import { settlementOf } from '../../billing/settle';
import { settledOf } from '../../billing/sql/credit-notes';
import { KEPT_FIELDS } from '../../billing/sql/custom-fields';
import { readSettlement } from '../../billing/sql/settlement';
import type { Queryable } from '../../database/connection';
import { database } from '../../database/pool';
import { printedFieldsOf, type CustomField } from '../../domain/custom-fields';
import { dateInZone } from '../../domain/dates';
import {
  isContentLocked,
  reopeningTieOf,
  TIE_WORDS,
  type LockRule,
  type Tie,
  type Ties,
} from '../../domain/issued';
import { isPaidByStatus } from '../../domain/change-status';
import type { DocumentLock } from '../answers';
import type { PanelRecord } from '../roles/ability';
import { CHANGE, mayWith, openRecord } from './operator';
import type { PanelAnswer } from './route';

interface Held extends Ties {
  state: string;
  business_row_id: number;
  lock_documents: LockRule | null;
  time_zone: string;
  issue_date: string | null;
  custom_fields: readonly CustomField[] | null;
}

async function findHeld(
  db: Queryable,
  { name, table }: DocumentKind,
  documentId: string,
): Promise<Held | undefined> {
  const ties = name === 'invoice' ? 'd.amount_recorded::text, d.credit_total::text,' : '';
  const [held] = await db.query<Held>({
    text: `SELECT d.state, d.business_id AS business_row_id, d.issued_at, d.handed_out_at, d.created_at, ${ties}
        b.lock_documents, coalesce(b.time_zone, 'UTC') AS time_zone, d.issue_date,
        ${KEPT_FIELDS} AS custom_fields
      FROM ${table} d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [documentId],
  });
  return held;
}

/** An imported document was issued on its issue date, before this service knew it. */
function issuedOn({ issue_date: date, time_zone: zone }: Held, issuedAt: string): string {
  const day = dateInZone(zone, new Date(issuedAt));
  return date !== null && date < day ? date : day;
}

/** What holds a document fast. The invoice of a converted quotation does too. */
const heldBy = ({ name }: DocumentKind, held: Held): Tie | null =>
  reopeningTieOf(name, held, held.lock_documents) ??
  (held.state === 'converted' ? TIE_WORDS.converted : null);

async function isPaidByItsStatus(
  db: Queryable,
  { name }: DocumentKind,
  documentId: string,
  { state, business_row_id: businessRowId }: Held,
): Promise<boolean> {
  if (name !== 'invoice' || state !== 'paid') return false;
  const found = await readSettlement(db, businessRowId, documentId);
  return isPaidByStatus(await settledOf(db, found, settlementOf(found)));
}

/** Whether the content of a document that the operator sees can be changed, and why not. */
export async function lockOf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
  seen: PanelRecord,
): Promise<DocumentLock> {
  const db = database(strapi);
  const held = await findHeld(db, kind, seen.documentId);
  if (!held) throw new errors.NotFoundError();
  const { issued_at: issuedAt } = held;
  const tie = heldBy(kind, held);
  const mayReopen = issuedAt !== null && tie === null;
  const isUnpayable = await isPaidByItsStatus(db, kind, seen.documentId, held);
  const mayChange =
    (mayReopen || isUnpayable) && (await mayWith(strapi, ctx, kind.uid, seen, CHANGE[0]));
  return {
    locked: isContentLocked(held.lock_documents, held),
    handed_out: held.handed_out_at !== null,
    printed_keys: printedFieldsOf(held.custom_fields, kind.name).map(({ key }) => key),
    issued_on: issuedAt === null ? null : issuedOn(held, issuedAt),
    tie,
    reopens: mayReopen && mayChange,
    unpays: isUnpayable && mayChange,
  };
}

/** GET …/:id/lock */
export async function documentLock(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<DocumentLock>> {
  const seen = await openRecord(strapi, ctx, kind.uid);
  return { data: await lockOf(strapi, ctx, kind, seen) };
}
