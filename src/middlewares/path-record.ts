import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { missingRecordFirst, type PathTable } from '../http/path-record';

/** For a route whose path names a record of `table`. */
export default ({ table }: { table: PathTable }, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) =>
    missingRecordFirst(strapi, ctx, table, next);
