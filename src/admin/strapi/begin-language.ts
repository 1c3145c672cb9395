import { PANEL_LANGUAGES } from '../words/language';

/** Where Strapi 5.54 keeps the language of the panel. */
const STORED = 'strapi-admin-language';

/**
 * Begins in the first language of the browser that the panel has. Strapi begins in English, also on the page
 * that an invited person opens. A choice in the profile wins. Called before Strapi reads the language.
 */
export function beginInBrowserLanguage(): void {
  if (window.localStorage.getItem(STORED) !== null) return;
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = wanted.find((one) => PANEL_LANGUAGES.some((language) => language === one));
  if (known) window.localStorage.setItem(STORED, known);
}
