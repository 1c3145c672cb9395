import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SETTINGS_TYPES } from '../navigation/settings-links';
import { keepTitle } from './title';
import { IN_SETTINGS, ProductStyle } from './style';
import { typeOfPath } from './type-words';

/** Stands on every page, and gives Strapi's frame the look of the product. */
export function Look() {
  const { pathname } = useLocation();
  const inSettings = SETTINGS_TYPES.includes(typeOfPath(pathname) ?? '');
  useEffect(() => keepTitle(document), []);
  useEffect(() => {
    document.body.toggleAttribute(IN_SETTINGS, inSettings);
  }, [inSettings]);
  return <ProductStyle />;
}
