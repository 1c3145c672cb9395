import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';

/** Makes Strapi's own middleware with its configuration from config/middlewares, and `more` if given. */
export type MakeStock = (more?: object) => Middleware;
/** Makes our replacement for one of Strapi's middlewares. */
export type Replacement = (make: MakeStock, strapi: Core.Strapi) => Middleware;
