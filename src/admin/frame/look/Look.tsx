import { type ComponentType, useEffect } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { requirePanelPart } from '../../strapi/panel-parts';
import { listOf } from '../../requests/content-manager';
import { SETTINGS_TYPES } from '../navigation/settings-links';
import { keepTitle } from './title';
import { IN_LIST, IN_SETTINGS, ProductStyle } from './style';
import { typeOfPath } from '../../kit/type-words';

/** Stands on every page, and gives Strapi's frame the look of the product. */
function Look() {
  const { pathname } = useLocation();
  const type = typeOfPath(pathname);
  const inSettings = SETTINGS_TYPES.includes(type ?? '');
  const list = type === undefined ? undefined : listOf(type);
  useEffect(() => keepTitle(document), []);
  useEffect(() => {
    document.body.toggleAttribute(IN_SETTINGS, inSettings);
    document.body.setAttribute(IN_LIST, list ?? '');
  }, [inSettings, list]);
  return <ProductStyle />;
}

interface Components {
  addComponents(component: { name: string; Component: ComponentType }): void;
}

/** Strapi 5.54 shows components under this prefix on every page, the login included. */
const EVERYWHERE = 'future-global::';

export function registerLook(app: StrapiApp): void {
  const components = requirePanelPart<Components>('panel', app, ['addComponents']);
  components.addComponents({ name: `${EVERYWHERE}invoicing-look`, Component: Look });
}
