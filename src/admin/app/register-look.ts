import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { requirePanelPart } from '../strapi/panel-parts';
import { Look } from '../frame/look/Look';

interface Components {
  addComponents(component: { name: string; Component: ComponentType }): void;
}

/** Strapi 5.54 shows components under this prefix on every page, the login included. */
const EVERYWHERE = 'future-global::';

export function registerLook(app: StrapiApp): void {
  const components = requirePanelPart<Components>('panel', app, ['addComponents']);
  components.addComponents({ name: `${EVERYWHERE}invoicing-look`, Component: Look });
}
