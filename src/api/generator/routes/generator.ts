import type { Context } from 'koa';
import { openRoute } from '../../../http/auth/route';
import { runningStrapi } from '../../../strapi/running';
import { generate, preview } from '../../../generator/generate';
import { PARTS } from '../../../http/chain-parts';

const LIMITED = PARTS.errors | PARTS.generatorLimits | PARTS.body;

const open = (path: string, handler: (ctx: Context) => Promise<void>) =>
  openRoute('POST', `/invoice${path}`, handler, LIMITED);

export default {
  routes: [
    open('/generate', (ctx) => generate(runningStrapi(), ctx)),
    open('/preview', (ctx) => preview(runningStrapi(), ctx)),
  ],
};
