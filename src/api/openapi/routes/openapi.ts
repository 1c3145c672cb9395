import type { Context } from 'koa';
import { openRoute } from '../../../http/auth/route';
import { runningStrapi } from '../../../strapi/running';
import { openApiDocument } from '../document/document';
import { sendText } from '../../../http/answer';
import { PARTS } from '../../../http/passage';

let text: string | undefined;

function readOpenApi(ctx: Context): void {
  const version = () => runningStrapi().config.get<string>('info.version');
  text ??= JSON.stringify(openApiDocument(version()));
  sendText(ctx, 200, text);
}

export default {
  routes: [openRoute('GET', '/v1/openapi.json', readOpenApi, PARTS.errors)],
};
