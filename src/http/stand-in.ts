import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

export type Middleware = (ctx: Context, next: Next) => Promise<unknown>;
/** Makes a stock middleware of Strapi. */
export type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware | undefined;

/** Makes the stock middleware with its configuration from config/middlewares, and `more` if given. */
export type MakeStock = (more?: object) => Middleware;
/** Makes the replacement of a stock middleware. */
export type StandIn = (make: MakeStock, strapi: Core.Strapi) => Middleware;
