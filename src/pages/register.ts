import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { quotaOf } from '../generator/quota';
import { setQuotaHeaders } from '../generator/quota-headers';
import { INIT_SCRIPT, PAGE } from './docs';
import { shownQuota } from './shown-quota';

/** Files of Swagger UI that the page needs; served from here, since the page may load nothing else. */
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const ONE_DAY = 'public, max-age=86400';

async function sendAsset(ctx: Context): Promise<void> {
  const { file } = (ctx as unknown as { params: { file: string } }).params;
  const type = Object.hasOwn(ASSETS, file) ? ASSETS[file] : undefined;
  if (type === undefined) return;
  const folder = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  ctx.set('Cache-Control', ONE_DAY);
  ctx.type = type;
  ctx.body = await readFile(path.join(folder, file));
}

function sendPage(ctx: Context): void {
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = PAGE;
}

function sendInitScript(ctx: Context): void {
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.body = INIT_SCRIPT;
}

/**
 * The generator's page. Its script and style are public files like any other. The headers tell
 * what is left of the month, so that the page can say so before the first invoice.
 */
async function sendFrontPage(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const quota = await shownQuota(quotaOf(strapi), ctx);
  if (quota) setQuotaHeaders(ctx, quota);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = await readFile(path.join(strapi.dirs.static.public, 'index.html'));
}

/**
 * The pages that people open: the generator at /, and the readable OpenAPI document at /docs.
 * Called in `register`: the first route of a path wins, and Strapi's own / leads to the panel.
 */
export function registerPages(strapi: Core.Strapi): void {
  const route = (at: string, handler: (ctx: Context) => unknown) => ({
    method: 'GET' as const,
    path: at,
    handler: handler as never,
    config: { auth: false as const },
  });
  strapi.server.routes([
    route('/', (ctx) => sendFrontPage(strapi, ctx)),
    route('/docs', sendPage),
    route('/docs/init.js', sendInitScript),
    route('/docs/assets/:file', sendAsset),
  ]);
}
