import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayDo, type Operator, type Uid } from '../roles/ability';

/** Throws 404 unless the operator may see every one of these records. */
export async function requireVisible(
  strapi: Core.Strapi,
  operator: Operator,
  uid: string,
  ids: unknown,
): Promise<void> {
  for (const id of [ids].flat()) {
    const seen = typeof id === 'string' && (await mayDo(strapi, operator, uid as Uid, id, 'read'));
    if (!seen) throw new errors.NotFoundError();
  }
}
