import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { database } from '../../database/pool';
import { say } from '../../messages/message';
import { saying } from '../../strapi/saying';

const PRINTING = ['invoices', 'quotations', 'credit_notes'];

/** Whether an issued document prints one of these files, or one below these folders. */
const IS_PRINTED = `SELECT 1 FROM files f
  WHERE (f.id = ANY ($1::int[]) OR EXISTS (SELECT 1 FROM upload_folders p WHERE p.id = ANY ($2::int[])
      AND (f.folder_path = p.path OR starts_with(f.folder_path, p.path || '/'))))
    AND (${PRINTING.map(
      (table) => `EXISTS (SELECT 1 FROM ${table} d
        WHERE d.issued_details -> 'business' ->> 'logo_url' = f.url)`,
    ).join(' OR ')})
  LIMIT 1`;

const rowIds = (sent: unknown): number[] =>
  [sent]
    .flat()
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);

interface Named {
  files: unknown;
  folders?: unknown;
}

const body = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, unknown>;
const replaced = (ctx: Context): Named => ({ files: ctx.params['id'] ?? ctx.query['id'] });

/** The files that a request deletes or replaces, by Strapi's name of the handler. */
const NAMED: Readonly<Record<string, (ctx: Context) => Named>> = {
  'admin-file.destroy': replaced,
  'content-api.destroy': replaced,
  'admin-upload.replaceFile': replaced,
  // Without a file it changes only the name, the caption or the folder.
  'admin-upload.upload': (ctx) =>
    Object.keys(ctx.request.files ?? {}).length > 0 ? replaced(ctx) : { files: [] },
  'content-api.upload': replaced,
  'admin-folder-file.deleteMany': (ctx) => ({
    files: body(ctx)['fileIds'],
    folders: body(ctx)['folderIds'],
  }),
};

/**
 * Keeps the picture of an issued document: its PDF reads the file anew each time (decision 33).
 * @returns the middleware for a handler of the media library, if it needs one
 */
export function keepPrinted(strapi: Core.Strapi, handler: string) {
  const named = NAMED[handler];
  if (named === undefined) return [];
  return [
    async (ctx: Context, next: Next): Promise<void> => {
      const { files, folders } = named(ctx);
      const values = [rowIds(files), rowIds(folders)];
      const isNamed = values.some(({ length }) => length > 0);
      const found = isNamed ? await database(strapi).query({ text: IS_PRINTED, values }) : [];
      if (found.length === 0) return next();
      throw saying(errors.ApplicationError, say('file_printed'));
    },
  ];
}
