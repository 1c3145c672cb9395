import { html, type Html } from '../../domain/html';
import { languageOptions, type PageText } from './text';

/** The form works without scripts, too. */
const languageChoice = ({ words, language }: PageText): Html => html`
  <form class="language" action="/" method="get">
    <select name="language" id="page-language" aria-label="${words.language}" autocomplete="off">
      ${languageOptions(language)}
    </select>
    <noscript><button class="ghost">${words.useLanguage}</button></noscript>
  </form>
`;

export const bar = (text: PageText): Html => html`
  <a class="skip" href="#form">${text.words.skip}</a>
  <header class="bar">
    <p class="brand">
      <img src="/generator/icon.svg" alt="" width="28" height="28" />${text.words.title}
    </p>
    <p class="quota" id="quota" role="status"></p>
    <nav aria-label="${text.words.product}">
      <a href="/docs">${text.words.docs}</a>
      <a href="/admin">${text.words.panel}</a>
    </nav>
    ${languageChoice(text)}
  </header>
`;

export const intro = ({ words }: PageText): Html => html`
  <section class="intro">
    <h1>${words.introTitle}</h1>
    <p>${words.intro}</p>
  </section>
`;

export const drafts = ({ words }: PageText): Html => html`
  <section class="drafts" aria-label="${words.drafts}">
    <div class="field drafts-choice">
      <label for="drafts"><span>${words.draft}</span></label>
      <select id="drafts"></select>
    </div>
    <div class="drafts-actions">
      <button type="button" id="new-draft" class="ghost">${words.newDraft}</button>
      <button type="button" id="copy-draft" class="ghost">${words.copyDraft}</button>
      <button type="button" id="rename-draft" class="ghost">${words.renameDraft}</button>
      <button type="button" id="delete-draft" class="ghost">${words.deleteDraft}</button>
    </div>
    <p class="drafts-message">
      <span id="draft-message" role="status"></span>
      <button type="button" id="undo-delete" class="link" hidden>${words.undo}</button>
    </p>
  </section>
`;
