import { wordsOf } from '../../words/catalogues';
import type { Texts } from '../../words/texts';
import { DE } from './de';
import { EN, type NavigationWords } from './en';
import { ES } from './es';
import { FR } from './fr';

export const navigationWords = wordsOf({ en: EN, de: DE, fr: FR, es: ES });

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
  ]);

/** The texts of the links in Strapi's menus. */
export const NAVIGATION_TEXTS: Texts = {
  en: textsOf(EN),
  de: textsOf(DE),
  fr: textsOf(FR),
  es: textsOf(ES),
};
