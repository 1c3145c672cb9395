import { DE } from './de';
import { ES } from './es';
import { FR } from './fr';

/** Strapi asks for the name of a content type by its English. */
export const TITLE_TEXTS = { en: {}, de: DE, fr: FR, es: ES };
