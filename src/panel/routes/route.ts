import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { NumberedKind } from '../../billing/kind';
import { keepsStatus } from '../../http/panel/chain';
import { addPanelRoutes } from '../../strapi/routes';
import { asPanelError } from '../saves/failures';

/** The status and the `data` of an answer. `panel/answers` holds the type of each. */
export interface PanelAnswer<Data> {
  status?: number;
  data: Data;
}

/** A handler returns undefined when it has written the answer itself. */
export type PanelHandler<Data> = (ctx: Context) => Promise<PanelAnswer<Data> | undefined>;

/** A route under /invoicing for every operator. Its handler checks what they may do. */
export function panelRoute<Data>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  handler: PanelHandler<Data>,
) {
  return {
    method,
    path,
    handler: async (ctx: Context) => {
      try {
        const answer = await handler(ctx);
        if (!answer) return;
        ctx.status = answer.status ?? 200;
        ctx.body = { data: answer.data };
      } catch (error) {
        throw keepsStatus(error) ? error : asPanelError(error);
      }
    },
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  };
}

export type PanelRoute = ReturnType<typeof panelRoute>;

/** The first part of the paths of documents. */
export const kindPath = ({
  table,
}: NumberedKind): `/${'invoices' | 'quotations' | 'credit-notes'}` =>
  table === 'credit_notes' ? '/credit-notes' : `/${table}`;

/** @param prefix the first part of all their paths */
export function addRoutes(strapi: Core.Strapi, prefix: string, routes: PanelRoute[]): void {
  addPanelRoutes(strapi, prefix, routes);
}

/** The body of the request; an empty one when there is none. */
export function bodyOf(ctx: Context): unknown {
  return ctx.request.body ?? {};
}
