import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import type { Queryable } from '../../../database/connection';
import { storedValue } from '../../../strapi/store';
import type { Sample } from '../../answers';
import { ACTIONS, checkerOf } from '../../roles/ability';
import { operatorOf } from '../operator';

/** The answer to the offer. It is stored once, so the offer comes once. */
interface Answered {
  /** The public id of the sample business; null where nobody wanted it, or it is a sample no more. */
  business: string | null;
  /** When the last of its records was stored, as the database writes it. */
  version: string | null;
}

export const NO_SAMPLE: Answered = { business: null, version: null };

export const storedSample = (strapi: Core.Strapi) =>
  storedValue<Answered>(strapi, 'sample_business');

export interface SampleBusiness {
  rowId: number;
  documentId: string;
  name: string;
}

/** The business of a public id, where it is still there. */
export async function findSample(
  db: Queryable,
  { business }: Answered,
): Promise<SampleBusiness | null> {
  if (business === null) return null;
  const [row] = await db.query<SampleBusiness>({
    text: `SELECT id AS "rowId", document_id AS "documentId", name FROM businesses
      WHERE document_id = $1`,
    values: [business],
  });
  return row ?? null;
}

export async function hasBusiness(db: Queryable): Promise<boolean> {
  return (await db.query({ text: 'SELECT 1 FROM businesses LIMIT 1', values: [] })).length > 0;
}

/** The types of the sample's records, and of what an operator may add to them. */
const HELD = [
  CONTENT_TYPE.business,
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.quotation,
];
const NEEDED = [ACTIONS.read, ACTIONS.create, ACTIONS.delete];

/** Whether the operator may make and remove a business with all its records, without a condition. */
export function mayHaveSample(strapi: Core.Strapi, ctx: Context): boolean {
  const { ability } = operatorOf(ctx);
  return HELD.every((uid) => {
    const checker = checkerOf(strapi, ability, uid);
    return NEEDED.every((action) => !checker.cannot(action) && !checker.requiresEntity(action));
  });
}

/** The state of the sample for the home page. */
export async function sampleOf(strapi: Core.Strapi, db: Queryable): Promise<Sample> {
  const answered = await storedSample(strapi).get();
  if (!answered) return { offered: !(await hasBusiness(db)), business: null };
  const found = await findSample(db, answered);
  return { offered: false, business: found && { documentId: found.documentId, name: found.name } };
}
