import type { Context } from 'koa';
import { runningStrapi } from '../../../auth/route';
import { openApiDocument } from '../../../contract/openapi/document';
import { sendText } from '../../../http/answer';

let text: string | undefined;

function readOpenApi(ctx: Context): void {
  const version = () => runningStrapi().config.get<string>('info.version');
  text ??= JSON.stringify(openApiDocument(version()));
  sendText(ctx, 200, text);
}

export default {
  routes: [
    { method: 'GET', path: '/v1/openapi.json', handler: readOpenApi, config: { auth: false } },
  ],
};
