import { WORDS } from '../../words';

const { COLUMN_TEXTS } = WORDS.en;

/** The head of a column, as Strapi wants it. */
export const headOf = (id: keyof typeof COLUMN_TEXTS): { id: string; defaultMessage: string } => ({
  id,
  defaultMessage: COLUMN_TEXTS[id],
});
