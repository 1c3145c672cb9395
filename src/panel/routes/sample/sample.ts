import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Transaction } from '../../../database/pool';
import { checkFlag } from '../../../domain/checks';
import { ApiError } from '../../../domain/errors';
import { languageOf } from '../../../http/panel/language';
import { say } from '../../../messages/message';
import { DOCS, optional, uuid, withDefault } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import type { RemovedSample, Sample } from '../../answers';
import { asOperator } from '../../roles/as-operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { makeSample } from './make-sample';
import { removeSample } from './remove-sample';
import { findSample, hasBusiness, mayHaveSample, NO_SAMPLE, storedSample } from './stored-sample';

/** Runs work on the sample, one at a time over all nodes. A second click finds what the first has done. */
async function alone<T>(
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  if (!mayHaveSample(strapi, ctx)) throw new errors.ForbiddenError();
  return asOperator(strapi, async (trx) => {
    const text = `SELECT pg_advisory_xact_lock(hashtext('invoicing sample business'))`;
    await trx.query({ text, values: [] });
    return work(trx);
  });
}

/** POST /invoicing/sample: makes the sample business, once. */
async function accept(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NonNullable<Sample['business']>>> {
  const { documentId, name } = await alone(strapi, ctx, async (trx) => {
    const answered = await storedSample(strapi).get();
    const made = answered && (await findSample(trx, answered));
    if (made) return made;
    if (answered || (await hasBusiness(trx)))
      throw new ApiError('already_decided', say('sample_offered_once'));
    return makeSample(strapi, trx, languageOf(ctx));
  });
  return { status: 201, data: { documentId, name } };
}

const ENDED = z.object({
  business: optional(uuid, DOCS.uuid('The sample that the operator sees.')),
});

/**
 * POST /invoicing/sample/end {business?}: no offer any more, or this business is a sample no more and stays.
 * An older page says nothing about a sample that was made since.
 */
async function end(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<null>> {
  const { business } = parse(ENDED, bodyOf(ctx));
  await alone(strapi, ctx, async () => {
    const stored = storedSample(strapi);
    const answered = await stored.get();
    if ((answered?.business ?? null) === business) await stored.set(NO_SAMPLE);
  });
  return { data: null };
}

const REMOVED = z.object({
  changed: withDefault(checkFlag, false, { description: 'Whether changes may go with it.' }),
});

/** POST /invoicing/sample/remove {changed?}: deletes the business with all its records. */
async function remove(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<RemovedSample>> {
  const { changed } = parse(REMOVED, bodyOf(ctx));
  return { data: await alone(strapi, ctx, (trx) => removeSample(strapi, trx, changed)) };
}

export const sampleRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('POST', '/sample', (ctx) => accept(strapi, ctx)),
  panelRoute('POST', '/sample/end', (ctx) => end(strapi, ctx)),
  panelRoute('POST', '/sample/remove', (ctx) => remove(strapi, ctx)),
];
