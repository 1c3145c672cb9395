import { html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import { dateIn } from './row';

export interface AccountView {
  language: Language;
  email: string;
  /** The day of the last sign-in; null where it is not known. */
  signedIn: string | null;
}

/** Who is signed in, and how to end that. */
export function accountPage({ language, email, signedIn }: AccountView): Html {
  const words = WORDS[language].portal.account;
  return html`<main class="pages">
    <h1>${words.title}</h1>
    <section class="card">
      <dl class="data">
        <div>
          <dt>${words.email}</dt>
          <dd><bdi>${email}</bdi></dd>
        </div>
        ${
          signedIn &&
          html`<div>
            <dt>${words.signedIn}</dt>
            <dd>${dateIn(signedIn, language)}</dd>
          </div>`
        }
      </dl>
      <form class="fields" method="post" action="/portal/sign-out">
        <button class="button">${words.signOut}</button>
      </form>
      <form class="fields" method="post" action="/portal/sign-out-everywhere">
        <button class="button quiet">${words.everywhere}</button>
        <p class="hint">${words.everywhereHelp}</p>
      </form>
    </section>
  </main>`;
}
