import { html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { wholePage } from '../../hosted/page';
import { WORDS } from '../../words';
import { PORTAL_CSS } from './style';

interface Frame {
  language: Language;
  title: string;
  /** Who is signed in; null for a stranger. */
  person: { email: string } | null;
}

const bar = (language: Language): Html => {
  const words = WORDS[language].portal;
  return html`<header class="bar">
    <a class="home" href="/portal">${words.documents}</a>
    <a href="/portal/account">${words.account.title}</a>
  </header>`;
};

/**
 * A page of the portal, as HTML without scripts. Its styles are `PAGE_CSS` and `PORTAL_CSS`.
 * @param body with its `main`
 */
export const portalPage = ({ language, title, person }: Frame, body: Html): string =>
  wholePage({ language, title, css: PORTAL_CSS }, html`${person && bar(language)}${body}`);
