import type { Language } from '../../domain/languages';
import { longDate } from '../../words/format';
import type { HostedWords } from '../../words/hosted';
import type { PageDecision, PageView, RefusedDecision } from '../page-view';
import { html, sentence, type Html } from '../../domain/html';
import { own } from './text';

/** Characters of a name and of a remark. The server checks them again. */
const MOST = { name: 255, remark: 10_000 } as const;

const FIELD_OF = {
  name_missing: 'name',
  name_too_long: 'name',
  remark_too_long: 'remark',
  not_text: null,
} as const satisfies Record<RefusedDecision['reason'], string | null>;

function form({ path, document }: PageView, refused: RefusedDecision | null, words: HostedWords) {
  const at = refused && FIELD_OF[refused.reason];
  const faulty = (field: string): Html | false =>
    at === field && html`aria-invalid="true" aria-describedby="problem"`;
  // Enter in a field presses the first button. That one is disabled, so that nobody accepts by accident.
  return html`<form method="post" action="${path}/accept">
    <button disabled hidden></button>
    <p class="hint">${sentence(words.decideHelp, { business: own(document.sender.name) })}</p>
    ${refused && html`<p class="problem" id="problem" role="alert">${words.reasons[refused.reason]}</p>`}
    <label for="name">${words.name}</label>
    <input
      id="name"
      name="name"
      required
      maxlength="${MOST.name}"
      autocomplete="name"
      dir="auto"
      value="${refused?.name ?? ''}"
      ${faulty('name')}
    />
    <label for="remark">${words.remark}</label>
    <textarea
      id="remark"
      name="remark"
      rows="3"
      maxlength="${MOST.remark}"
      dir="auto"
      ${faulty('remark')}
    >
${refused?.remark ?? ''}</textarea>
    <div class="choice">
      <button class="button">${words.accept}</button>
      <button class="button quiet" formaction="${path}/decline">${words.decline}</button>
    </div>
  </form>`;
}

function outcome({ state, by, on }: PageDecision, language: Language, words: HostedWords): Html {
  const isByCustomer = (state === 'accepted' || state === 'rejected') && by && on;
  if (!isByCustomer) return html`<p>${state === 'open' ? null : words.closed[state]}</p>`;
  const date = html`<time datetime="${on}">${longDate(on, language)}</time>`;
  return html`<p>${sentence(words.decided[state], { name: own(by), date })}</p>`;
}

/** The form in which a customer decides about a quotation, or the decision. */
export function decide(view: PageView, words: HostedWords): Html | null {
  const { decision, language } = view;
  if (!decision) return null;
  const isOpen = decision.state === 'open';
  return html`<section class="decide" aria-labelledby="decide">
    <h2 id="decide">${words.decide}</h2>
    ${isOpen ? form(view, decision.refused, words) : outcome(decision, language, words)}
  </section>`;
}
