import type { StrapiApp } from '@strapi/strapi/admin';

let panel: StrapiApp | null = null;

/** Lets parts that are no components reach the store. Strapi makes it after `register`. */
export function rememberPanel(app: StrapiApp): void {
  panel = app;
}

/** Redux's store of the panel; undefined before Strapi has made it. */
export const panelStore = () => panel?.store;
