import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { relationsController } from '../../strapi/content-manager';
import { modelOf } from '../../strapi/models';

/** Whether a field may hold records of any type, as `related` of files does. */
function targetsAnyType(strapi: Core.Strapi, ctx: Context): boolean {
  const { model = '', targetField = '' } = ctx.params;
  const attribute = modelOf(strapi, model)?.attributes[targetField];
  return attribute?.type === 'relation' && attribute.target === undefined;
}

/**
 * Strapi answers 500 where it should refuse to list the records of a relation:
 * - When a role cannot read the field, Strapi answers 403, then continues with undefined values.
 * - When the field may hold records of any type, Strapi looks for one type and fails.
 *
 * Both are refused here and not in `guards.ts`: guards let super administrators pass, and even they
 * cannot read `createdBy`. Called in `register`.
 */
export function refuseHiddenRelations(strapi: Core.Strapi): void {
  const controller = relationsController(strapi);
  const stock = controller.extractAndValidateRequestInfo;
  controller.extractAndValidateRequestInfo = async function refuseHidden(ctx, id) {
    if (targetsAnyType(strapi, ctx)) throw new errors.ForbiddenError();
    const info = await stock.call(this, ctx, id);
    if (info === undefined) throw new errors.ForbiddenError();
    return info;
  };
}
