import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addPages } from '../../strapi/routes';
import { INIT_SCRIPT, PAGE, SCHEME_SCRIPT } from './docs-page';

/**
 * The files of Swagger UI. The service serves them itself, since the page may load nothing from
 * others.
 */
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const ONE_DAY = 'public, max-age=86400';

async function sendAsset(ctx: Context): Promise<void> {
  const { file = '' } = ctx.params;
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

const sendScript = (script: string) => (ctx: Context) => {
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.body = script;
};

/** The readable OpenAPI document at /docs. Called in `register`. */
export function registerDocsPage(strapi: Core.Strapi): void {
  addPages(strapi, [
    { path: '/docs', handler: sendPage },
    { path: '/docs/scheme.js', handler: sendScript(SCHEME_SCRIPT) },
    { path: '/docs/init.js', handler: sendScript(INIT_SCRIPT) },
    { path: '/docs/assets/:file', handler: sendAsset },
  ]);
}
