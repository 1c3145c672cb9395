import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LANGUAGES, languageOf, type Language } from '../domain/languages';
import { printerOf } from '../pdf/printer';
import { quotaOf } from './quota';
import { setQuotaHeaders } from './quota-headers';
import { addPages } from '../strapi/routes';
import { closedPage } from './page/closed';
import { generatorPage } from './page/page';
import { publicAccessOf } from './public-access';
import { shownQuota } from './shown-quota';

const pages = new Map<Language, string>();

function pageIn(language: Language): string {
  const page = pages.get(language) ?? generatorPage(language);
  pages.set(language, page);
  return page;
}

/** The language that the address asks for, else the first one of the browser that we have. */
function languageFor(ctx: Context): Language {
  const { language: asked } = ctx.query;
  const accepted = ctx.acceptsLanguages(...LANGUAGES);
  return languageOf(...[asked, accepted].filter((one) => typeof one === 'string'));
}

/**
 * The generator's page. Its script and style are public files like any other. The headers
 * hold the rest of the quota, so that the page can show it before the first invoice.
 */
async function sendFrontPage(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const language = languageFor(ctx);
  ctx.set('Cache-Control', 'no-store');
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  ctx.type = 'text/html; charset=utf-8';
  // Without a database, the page shows as far as it can.
  const isOpen = await publicAccessOf(strapi)
    .isOpen()
    .catch(() => true);
  if (!isOpen) {
    ctx.body = closedPage(language);
    return;
  }
  printerOf(strapi).expectStrangers();
  const quota = await shownQuota(quotaOf(strapi), ctx);
  if (quota) setQuotaHeaders(ctx, quota);
  ctx.body = pageIn(language);
}

/**
 * The generator at /. Called in `register`: the first route of a path wins, and Strapi's own /
 * leads to the panel.
 */
export function registerFrontPage(strapi: Core.Strapi): void {
  addPages(strapi, [{ path: '/', handler: (ctx) => sendFrontPage(strapi, ctx) }]);
}
