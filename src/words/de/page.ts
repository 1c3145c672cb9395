import type { PageWords } from '../page';

export const PAGE: PageWords = {
  title: 'Rechnungsgenerator',
};
