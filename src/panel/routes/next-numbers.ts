import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { nextNumbers, setNextNumber, type NextNumber } from '../../billing/next-numbers';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { NUMBERED_KINDS, type NumberedRecord } from '../../domain/number-pattern';
import { name, oneOf, required } from '../../validation/fields';
import { parse } from '../../validation/parse';
import type { Action } from '../roles/ability';
import { operatorActor } from '../roles/operator';
import { openRecord, operatorOf, requireNeeds } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';

/** Body of PUT /invoicing/businesses/:id/next-numbers. */
const NEXT_NUMBER = z.object({
  kind: required(oneOf(NUMBERED_KINDS), {}),
  number: required(name, {}),
});

/** Whoever may read or change the pattern of a kind may read or change its next number. */
const needsOf = (action: Action, kinds: readonly NumberedRecord[]) =>
  kinds.map((kind) => ({ action, field: `${kind}_number_pattern` }));

async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NextNumber[]>> {
  const needs = needsOf('read', NUMBERED_KINDS);
  const { id } = await openRecord(strapi, ctx, CONTENT_TYPE.business, needs);
  return { data: await nextNumbers(database(strapi), id) };
}

async function change(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NextNumber[]>> {
  const uid = CONTENT_TYPE.business;
  const business = await openRecord(strapi, ctx, uid, [{ action: 'update' }]);
  const { kind, number } = parse(NEXT_NUMBER, bodyOf(ctx));
  await requireNeeds(strapi, ctx, uid, business, needsOf('update', [kind]));
  const { id } = business;
  const actor = operatorActor(operatorOf(ctx));
  const data = await database(strapi).transaction(async (trx) => {
    await setNextNumber(trx, id, kind, number.trim());
    return nextNumbers(trx, id);
  }, actor);
  return { data };
}

/** The next numbers beside the form of a business. */
export function nextNumberRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/businesses/:id/next-numbers';
  return [
    panelRoute('GET', at, (ctx) => list(strapi, ctx)),
    panelRoute('PUT', at, (ctx) => change(strapi, ctx)),
  ];
}
