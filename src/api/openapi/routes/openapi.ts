import type { Context } from 'koa';
import { openRoute } from '../../../http/routes/route';
import { madeOnce, runningStrapi } from '../../../strapi/service';
import { openApiDocument } from '../document/document';
import { sendText } from '../../../http/answers/answer';

const textOf = madeOnce((strapi) =>
  JSON.stringify(openApiDocument(strapi.config.get<string>('info.version'))),
);

const readOpenApi = (ctx: Context): void => sendText(ctx, 200, textOf(runningStrapi()));

export default {
  routes: [openRoute('/v1/openapi.json', readOpenApi)],
};
