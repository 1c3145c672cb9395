import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';

/** The stock middleware with the configuration of config/middlewares, and with more of it if given. */
export type MakeStock = (more?: object) => Middleware;
/** Makes the replacement of a stock middleware. */
export type StandIn = (make: MakeStock, strapi: Core.Strapi) => Middleware;
