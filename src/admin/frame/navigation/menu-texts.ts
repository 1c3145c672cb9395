import { WORDS } from '../../words';
import type { NavigationWords } from '../../words/en/frame';
import { textsOf, type Texts } from '../../words/texts';

export type ListAddress = keyof NavigationWords['menu'];
export type SettingsPageId = keyof NavigationWords['pages'];

const EN = WORDS.en.NAVIGATION_WORDS;

const message = (id: string, defaultMessage: string) => ({ id: `invoicing.${id}`, defaultMessage });

/** Strapi draws its menus itself, by the id of a text. */
export const menuMessage = (list: ListAddress) => message(`menu.${list}`, EN.menu[list]);
export const settingsMessage = (page: SettingsPageId) =>
  message(`settings.${page}`, EN.pages[page].label);

const textsIn = ({ menu, pages }: NavigationWords): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(menu).map(([list, label]) => [`invoicing.menu.${list}`, label]),
    ...Object.entries(pages).map(([page, { label }]) => [`invoicing.settings.${page}`, label]),
  ]);

/** The texts of the links in Strapi's menus. */
export const NAVIGATION_TEXTS: Texts = textsOf(({ NAVIGATION_WORDS }) => textsIn(NAVIGATION_WORDS));
