import { createGlobalStyle } from 'styled-components';
import { DELIVERY, pageOf, READ_ONLY_TYPES } from '../requests/content-manager';

const linksToNew = [...READ_ONLY_TYPES, DELIVERY]
  .map((type) => `a[href*='${pageOf(type, 'create')}']`)
  .join(', ');

const Style = createGlobalStyle`
  ${linksToNew} {
    display: none;
  }
`;

/** Strapi offers "New" to everyone who may create records, even where only our actions make them. */
export const HideNew = () => <Style />;
