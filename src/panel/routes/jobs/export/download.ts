import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';
import { database } from '../../../../database/pool';
import type { Own } from '../stored';
import { bytesOf, filesOf, findExport } from './files';
import { exportedBooks } from './rights';

/** GET /invoicing/jobs/:id/file: the ZIP of an export, which is made while it is sent. */
export async function sendExported(
  strapi: Core.Strapi,
  ctx: Context,
  own: Own,
): Promise<undefined> {
  const db = database(strapi);
  const found = await findExport(db, own);
  if (!found) throw new errors.NotFoundError();
  const { job, business, period } = found;
  await exportedBooks(strapi, ctx, business);
  const zip = new ZipFile();
  // The connection is cut: nobody takes a part for the whole.
  const fail = (error: unknown) => {
    strapi.log.error(error);
    ctx.res.destroy();
  };
  zip.once('error', fail);
  for (const { name, size } of await filesOf(db, job))
    zip.addReadStreamLazy(name, { size }, (read) =>
      read(null, Readable.from(bytesOf(db, job, name)).once('error', fail)),
    );
  zip.end();
  ctx.status = 200;
  ctx.attachment(`export-${period.from}-${period.to}.zip`);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = zip.outputStream;
  return undefined;
}
