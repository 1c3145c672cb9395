import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { say } from '../../messages/message';
import { pixelsIn } from '../../outbound/logo/picture';
import { putBefore, routeListsOf, routesOf, type Route } from '../../strapi/routes';
import { saying } from '../../strapi/saying';
import { keepPrinted } from './printed-files';
import { reducing } from './reduce-answers';

/** The panel's handlers that answer with files or folders. */
const ANSWERS: readonly [pattern: RegExp, model: string][] = [
  [/^admin-(?:file|upload)\./, 'plugin::upload.file'],
  [/^admin-folder\./, 'plugin::upload.folder'],
];
const FETCHES = 'admin-upload.uploadFromUrls';

/**
 * The routes of Strapi 5.54's media library. We read all of them to find requests to foreign
 * addresses.
 */
const KNOWN = new Set([
  FETCHES,
  ...['getSettings', 'updateSettings'].map((name) => `admin-settings.${name}`),
  ...['upload', 'uploadFile', 'updateFileInfo', 'replaceFile', 'bulkUpdateFileInfo'].map(
    (name) => `admin-upload.${name}`,
  ),
  ...['find', 'findOne', 'destroy'].map((name) => `admin-file.${name}`),
  ...['generateAIMetadata', 'createAIMetadataJob'].map((name) => `admin-file.${name}`),
  ...['getLatestAIMetadataJob', 'getAIMetadataPendingCount'].map((name) => `admin-file.${name}`),
  ...['find', 'findOne', 'create', 'update', 'getStructure'].map((name) => `admin-folder.${name}`),
  ...['deleteMany', 'moveMany'].map((name) => `admin-folder-file.${name}`),
  ...['findViewConfiguration', 'updateViewConfiguration'].map(
    (name) => `view-configuration.${name}`,
  ),
  ...['upload', 'find', 'findPage', 'findOne', 'destroy'].map((name) => `content-api.${name}`),
]);

const TAKES_FILES = new Set([
  'admin-upload.upload',
  'admin-upload.uploadFile',
  'admin-upload.replaceFile',
  'content-api.upload',
]);

const LISTS = new Set([
  'admin-file.find',
  'admin-folder.find',
  'content-api.find',
  'content-api.findPage',
]);

/** The file server picks the media type by the ending of the name, and ignores the content. */
const ENDINGS = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif', '.pdf']);
const REFUSED = /MIME type|^File type .* is not allowed$|Cannot verify file type/;

const PLAIN = say('file_type');

/** Strapi checks the size of a picture only after it has read and shrunk it. */
function checkSize(size: number, limit: number): void {
  if (size <= limit) return;
  throw saying(errors.PayloadTooLargeError, say('file_too_large', { max: limit / 1_000_000 }));
}

/** Many times a photograph on a screen. Strapi draws the pixels of all frames in memory, up to 2 GB of them. */
const MOST_MEGAPIXELS = 25;

async function checkPixels(path: string): Promise<void> {
  const pixels = await pixelsIn(path);
  // Strapi believes what a file is declared as where its content says nothing.
  if (pixels === null) throw saying(errors.ValidationError, PLAIN);
  if (pixels <= MOST_MEGAPIXELS * 1_000_000) return;
  throw saying(errors.ValidationError, say('file_too_many_pixels', { max: MOST_MEGAPIXELS }));
}

/** Strapi checks content and declared type, but keeps the ending that it was given. */
function checkFiles(sizeLimit: number) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const { files = {} } = ctx.request;
    for (const { originalFilename, size = 0, filepath } of Object.values(files).flat()) {
      checkSize(size, sizeLimit);
      const ending = path.extname(originalFilename ?? '').toLowerCase();
      if (!ENDINGS.has(ending)) throw saying(errors.ValidationError, PLAIN);
      if (ending !== '.pdf') await checkPixels(filepath);
    }
    try {
      await next();
    } catch (error) {
      if (error instanceof errors.ValidationError && REFUSED.test(error.message))
        throw saying(errors.ValidationError, PLAIN);
      throw error;
    }
  };
}

/** Strapi answers 500 to a filter by the records that use a file, because these may be of any type. */
async function checkQuery(ctx: Context, next: Next): Promise<void> {
  if (names(ctx.query, 'related')) {
    throw new errors.ValidationError('Files cannot be filtered or sorted by what uses them');
  }
  await next();
}

/** Files and folders have row ids. The database fails on any other text. */
async function checkId(ctx: Context, next: Next): Promise<void> {
  const { id = '' } = ctx.params;
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError();
  await next();
}

function names(node: unknown, word: string): boolean {
  if (typeof node === 'string') return node.split(/[.,:]/).includes(word);
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(([key, value]) => names(key, word) || names(value, word));
}

function refuseUnknown(routes: readonly Route[]): void {
  const here = new Set(routes.map(({ handler }) => handler));
  const added = [...here].filter((name) => !KNOWN.has(name));
  const missing = [...KNOWN].filter((name) => !here.has(name));
  if (added.length + missing.length === 0) return;
  const changes = [...added.map((name) => `+${name}`), ...missing.map((name) => `-${name}`)];
  throw new Error(
    `Strapi's media library has other routes: ${changes.join(', ')}; see docs/decisions/0018`,
  );
}

/**
 * Removes "upload from URL", which fetches any address: redirects and a second look-up bypass its check.
 * Puts our checks before the routes that take files. Called in `register`, before Strapi makes its
 * routes. A version with other routes does not start.
 */
export function guardUploads(strapi: Core.Strapi): void {
  refuseUnknown(routesOf(strapi, 'upload'));
  const takingFiles = checkFiles(strapi.config.get<number>('plugin::upload.sizeLimit'));
  for (const router of routeListsOf(strapi, 'upload')) {
    router.routes = router.routes.filter(({ handler }) => handler !== FETCHES);
    for (const route of router.routes) {
      putBefore(route, keepPrinted(strapi, route.handler));
      if (TAKES_FILES.has(route.handler)) putBefore(route, [takingFiles]);
      if (LISTS.has(route.handler)) putBefore(route, [checkQuery]);
      if (route.path.includes(':id')) putBefore(route, [checkId]);
      const [, model] = ANSWERS.find(([pattern]) => pattern.test(route.handler)) ?? [];
      if (model !== undefined) putBefore(route, [reducing(strapi, () => model)]);
    }
  }
}
