import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { generate } from '../../../generator/generate';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The role Public holds this action; its preview has none of its own. */
  generate: (ctx: Context) => generate(strapi, ctx),
});
