import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { printerOf } from '../pdf/printer';
import { quotaOf } from './quota';
import { setQuotaHeaders } from './quota-headers';
import { addPages } from '../strapi/routes';
import { shownQuota } from './shown-quota';

/**
 * The generator's page. Its script and style are public files like any other. The headers
 * hold the rest of the quota, so that the page can show it before the first invoice.
 */
async function sendFrontPage(strapi: Core.Strapi, ctx: Context): Promise<void> {
  printerOf(strapi).expectStrangers();
  const quota = await shownQuota(quotaOf(strapi), ctx);
  if (quota) setQuotaHeaders(ctx, quota);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = await readFile(path.join(strapi.dirs.static.public, 'index.html'));
}

/**
 * The generator at /. Called in `register`: the first route of a path wins, and Strapi's own /
 * leads to the panel.
 */
export function registerFrontPage(strapi: Core.Strapi): void {
  addPages(strapi, [{ path: '/', handler: (ctx) => sendFrontPage(strapi, ctx) }]);
}
