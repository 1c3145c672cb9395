import { html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import { portalPage } from './frame';

const FORM_PATH = '/portal/sign-in';

function page(language: Language, title: string, content: Html): string {
  return portalPage(
    { language, title, person: null },
    html`<main class="portal">
      <h1>${title}</h1>
      ${content}
    </main>`,
  );
}

/** @param refused the text that was sent and is no address */
function form(language: Language, refused: string | null): Html {
  const words = WORDS[language].portalSignIn;
  const isWrong = refused !== null;
  return html`<form method="post" action="${FORM_PATH}" ${isWrong && html`novalidate`}>
    ${isWrong && html`<p class="problem" id="problem" role="alert">${words.notEmail}</p>`}
    <label for="email">${words.email}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      inputmode="email"
      maxlength="255"
      required
      value="${refused ?? ''}"
      ${isWrong && html`aria-invalid="true" aria-describedby="problem" autofocus`}
    />
    <button class="button">${words.send}</button>
  </form>`;
}

/** Where somebody asks for a link. */
export function askPage(language: Language, refused: string | null = null): string {
  const words = WORDS[language].portalSignIn;
  return page(
    language,
    words.title,
    html`<p>${words.intro}</p>
      ${form(language, refused)}`,
  );
}

/** The answer to every request for a link: it says nothing about the address. */
export function askedPage(language: Language): string {
  const words = WORDS[language].portalSignIn;
  const again = html`<p><a href="${FORM_PATH}">${words.again}</a></p>`;
  return page(
    language,
    words.askedTitle,
    html`<p>${words.asked}</p>
      ${again}`,
  );
}

/** Where a link leads: programs that open links of mails do not press its button. */
export function linkPage(language: Language, path: string): string {
  const words = WORDS[language].portalSignIn;
  return page(
    language,
    words.title,
    html`<p>${words.press}</p>
      <form method="post" action="${path}"><button class="button">${words.signIn}</button></form>`,
  );
}

/** In place of a link that was used, is too old, or never was one. */
export function endedPage(language: Language): string {
  const words = WORDS[language].portalSignIn;
  return page(
    language,
    words.endedTitle,
    html`<p>${words.ended}</p>
      ${form(language, null)}`,
  );
}

/** The answer to a form that another site has sent. */
export function foreignPage(language: Language): string {
  const words = WORDS[language].portalSignIn;
  const again = html`<p><a href="/portal">${words.toPortal}</a></p>`;
  return page(
    language,
    words.foreignTitle,
    html`<p>${words.foreign}</p>
      ${again}`,
  );
}
