import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { openRoute } from '../../../http/routes/route';
import { runningStrapi, service } from '../../../strapi/service';
import { openApiDocument } from '../document/document';
import { sendText } from '../../../http/answers/answer';

const TEXT = service<string>('openapi-text');

/** Made at the first request, and kept. */
function textOf(strapi: Core.Strapi): string {
  const version = () => strapi.config.get<string>('info.version');
  return TEXT.find(strapi) ?? TEXT.provide(strapi, JSON.stringify(openApiDocument(version())));
}

const readOpenApi = (ctx: Context): void => sendText(ctx, 200, textOf(runningStrapi()));

export default {
  routes: [openRoute('GET', '/v1/openapi.json', readOpenApi)],
};
