import type { PageWords } from '../page';

export const PAGE: PageWords = {
  title: 'Gerador de faturas',
};
