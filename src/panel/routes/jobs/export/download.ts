import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';
import { database } from '../../../../database/pool';
import { EXPORTED, type JobList } from '../../../../domain/jobs';
import { foundIn } from '../../../lists/found';
import { LISTS } from '../../../lists/lists';
import { listQuery } from '../../../lists/query';
import { say } from '../../../../messages/message';
import { saying } from '../../../../strapi/saying';
import { operatorOf } from '../../operator';
import { requireWhole } from '../../whole-document';
import { countHidden, type Action, type Own } from '../stored';
import { KINDS } from '../works';
import { bytesOf, filesOf, findWithFiles } from './files';
import { exportedBooks } from './rights';

/** @throws 403, also where the list shows the operator one of the printed documents no more */
async function requireDocuments(
  strapi: Core.Strapi,
  ctx: Context,
  { job, list }: { job: string; list: JobList },
): Promise<void> {
  requireWhole(strapi, ctx, KINDS[list]);
  const shown = LISTS[list];
  const source = { strapi, operator: operatorOf(ctx), list: shown };
  const found = await foundIn(source, listQuery(shown, {}));
  if ((await countHidden(database(strapi), job, found)) > 0)
    throw saying(errors.ForbiddenError, say('zip_has_hidden'));
}

/** Asks for the rights of this moment. @returns the name of the ZIP */
async function openFiles(
  strapi: Core.Strapi,
  ctx: Context,
  found: Action & { job: string },
): Promise<string> {
  if (found.action === EXPORTED) {
    const { business, period } = found.input;
    await exportedBooks(strapi, ctx, business);
    return `export-${period.from}-${period.to}`;
  }
  await requireDocuments(strapi, ctx, found);
  return `${found.list}-${new Date().toISOString().slice(0, 10)}`;
}

/** GET /invoicing/jobs/:id/file: the ZIP of a job, which is made while it is sent. */
export async function sendFiles(strapi: Core.Strapi, ctx: Context, own: Own): Promise<undefined> {
  const db = database(strapi);
  const found = await findWithFiles(db, own);
  if (!found) throw new errors.NotFoundError();
  const { job } = found;
  const name = await openFiles(strapi, ctx, found);
  const zip = new ZipFile();
  // The connection is cut: nobody takes a part for the whole.
  const fail = (error: unknown) => {
    strapi.log.error(error);
    ctx.res.destroy();
  };
  zip.once('error', fail);
  for (const { name: file, size } of await filesOf(db, job))
    // PDFs are compressed already.
    zip.addReadStreamLazy(file, { size, compress: !file.endsWith('.pdf') }, (read) =>
      read(null, Readable.from(bytesOf(db, job, file)).once('error', fail)),
    );
  zip.end();
  ctx.status = 200;
  ctx.attachment(`${name}.zip`);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = zip.outputStream;
  return undefined;
}
