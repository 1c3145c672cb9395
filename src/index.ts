import type { Core } from '@strapi/strapi';

export default {
  register(_app: { strapi: Core.Strapi }) {},
  async bootstrap(_app: { strapi: Core.Strapi }) {},
};
