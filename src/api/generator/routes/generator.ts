import type { Context } from 'koa';
import { runningStrapi } from '../../../auth/route';
import { generate, preview } from '../../../generator/generate';

const open = (path: string, handler: (ctx: Context) => Promise<void>) => ({
  method: 'POST',
  path: `/invoice${path}`,
  handler,
  config: { auth: false },
});

export default {
  routes: [
    open('/generate', (ctx) => generate(runningStrapi(), ctx)),
    open('/preview', (ctx) => preview(runningStrapi(), ctx)),
  ],
};
