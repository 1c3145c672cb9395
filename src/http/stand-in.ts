import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';

/** Makes the stock middleware with its configuration from config/middlewares, and `more` if given. */
export type MakeStock = (more?: object) => Middleware;
/** Makes the replacement of a stock middleware. */
export type StandIn = (make: MakeStock, strapi: Core.Strapi) => Middleware;
