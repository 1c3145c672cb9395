import { wordsOf, type Catalogues } from '../../words/catalogues';
import { PANEL_LANGUAGES } from '../../words/language';
import type { Texts } from '../../words/texts';
import { DE } from './de';
import { EN, type NavigationWords } from './en';
import { ES } from './es';
import { FR } from './fr';

const CATALOGUES: Catalogues<NavigationWords> = { en: EN, de: DE, fr: FR, es: ES };

export const navigationWords = wordsOf(CATALOGUES);

export type ListAddress = keyof NavigationWords['menu'];
export type SettingsPageId = keyof NavigationWords['pages'];

const message = (id: string, defaultMessage: string) => ({ id: `invoicing.${id}`, defaultMessage });

/** Strapi draws its menus itself, by the id of a text. */
export const menuMessage = (list: ListAddress) => message(`menu.${list}`, EN.menu[list]);
export const settingsMessage = (page: SettingsPageId) =>
  message(`settings.${page}`, EN.pages[page].label);

const textsOf = ({ menu, pages }: NavigationWords): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(menu).map(([list, label]) => [`invoicing.menu.${list}`, label]),
    ...Object.entries(pages).map(([page, { label }]) => [`invoicing.settings.${page}`, label]),
  ]) as Record<string, string>;

/** The texts of the links in Strapi's menus. */
export const NAVIGATION_TEXTS = Object.fromEntries(
  PANEL_LANGUAGES.map((language) => [language, textsOf(CATALOGUES[language])]),
) as unknown as Texts;
