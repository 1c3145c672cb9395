import { html, sentence, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { ZERO } from '../../domain/money';
import { own } from '../../hosted/page/text';
import { WORDS } from '../../words';
import { moneyIn } from '../../words/format';
import type {
  OpenGroup,
  StartBusiness,
  StartCustomer,
  StartNotice,
  StartView,
} from '../start-view';
import { documentLink, type RowLook } from './row';
import { ways } from './ways';

function notice(what: StartNotice, language: Language): Html {
  const { portal, hosted } = WORDS[language];
  if (what === 'paid') return html`<p class="known" role="status">${portal.paid}</p>`;
  const text = what === 'unavailable' ? hosted.online.unavailable : portal.refused[what];
  return html`<p class="problem" role="alert">${text}</p>`;
}

function figures({ figures: all }: StartBusiness, language: Language): Html {
  const words = WORDS[language].portal;
  const due = all.filter((one) => !ZERO.gte(one.due));
  const credits = all.filter((one) => !ZERO.gte(one.on_account));
  const amount = (value: string, currency: string) =>
    html`<bdi>${moneyIn(currency, language)(value)}</bdi>`;
  return html`${
    due.length === 0
      ? html`<p>${words.nothingDue}</p>`
      : html`<div class="figures">
          ${due.map(
            (one) =>
              html`<div>
                <p class="label">${words.due}</p>
                <p class="amount">${amount(one.due, one.currency)}</p>
              </div>`,
          )}
        </div>`
  }${credits.map(
    (one) =>
      html`<p>${sentence(words.onAccount, { amount: amount(one.on_account, one.currency) })}</p>`,
  )}`;
}

/** A tick box. Its name is read out with the number of the invoice. */
function tick(id: string, number: string, language: Language): Html {
  const name = sentence(WORDS[language].portal.select, { number: own(number) });
  return html`<label class="tick">
    <span class="hidden">${name}</span>
    <input type="checkbox" name="invoice" value="${id}" checked />
  </label>`;
}

function invoices({ invoices: all, provider }: OpenGroup, look: RowLook): Html {
  const { waiting } = WORDS[look.language].portal.states;
  return html`<ul class="docs">
    ${all.map((one) => {
      const isPayable = provider !== null && !one.is_waiting;
      const note = one.is_waiting ? html`<span class="stamp neutral">${waiting}</span>` : null;
      return html`<li>
        ${isPayable && tick(one.id, one.number, look.language)}${documentLink(one, look, note)}
      </li>`;
    })}
  </ul>`;
}

/** Open invoices. Where a provider takes them, a form pays those that are ticked. */
function openGroup(group: OpenGroup, look: RowLook, customer: StartCustomer): Html {
  const { portal: words, hosted } = WORDS[look.language];
  const { provider, count, invoices: shown } = group;
  const list = invoices(group, look);
  const isPayable = provider !== null && shown.some((one) => !one.is_waiting);
  const more =
    count > shown.length &&
    html`<p>
      <a href="/portal/customers/${customer.id}">${sentence(words.allOpen, { count })}</a>
    </p>`;
  if (!isPayable) return html`${list}${more}`;
  return html`<form method="post" action="/portal/pay">
      ${list}
      <div class="selected">
        ${shown.length > 1 && html`<p class="hint">${words.payHelp}</p>`}
        <button class="button">${words.paySelected}</button>
        <p class="hint">${sentence(hosted.opens, { host: own(provider) })}</p>
      </div>
    </form>
    ${more}`;
}

function customer(one: StartCustomer, look: RowLook, isNamed: boolean): Html {
  const words = WORDS[look.language].portal;
  const decisions = html`<h3>${words.toDecide}</h3>
    <ul class="docs">
      ${one.toDecide.map((document) => html`<li>${documentLink(document, look)}</li>`)}
    </ul>`;
  return html`${isNamed && html`<h3 dir="auto">${one.name}</h3>`}
  ${one.groups.length > 0 && html`<h3>${words.openInvoices}</h3>`}
  ${one.groups.map((group) => openGroup(group, look, one))} ${one.toDecide.length > 0 && decisions}
  ${ways(one.id, look.language)}`;
}

function business(one: StartBusiness, language: Language): Html {
  const look = { language, today: one.today };
  const isNamed = one.customers.length > 1;
  return html`<section class="card">
    <h2 dir="auto">${one.name}</h2>
    ${figures(one, language)} ${one.customers.map((each) => customer(each, look, isNamed))}
  </section>`;
}

function empty({ businesses, language }: StartView): Html {
  const { title, text } = WORDS[language].portal.empty;
  const name = own(businesses.map((one) => one.name).join(', '));
  return html`<section class="card">
    <h2>${title}</h2>
    <p>${sentence(text, { business: name })}</p>
    ${businesses.map((one) => [
      businesses.length > 1 && html`<h3 dir="auto">${one.name}</h3>`,
      one.customers.map(({ id }) => ways(id, language)),
    ])}
  </section>`;
}

/** What is to be done, per business. */
export const startPage = (view: StartView): Html =>
  html`<main class="pages">
    <h1 class="hidden">${WORDS[view.language].portal.documents}</h1>
    ${view.notice && notice(view.notice, view.language)}
    ${view.isEmpty ? empty(view) : view.businesses.map((one) => business(one, view.language))}
  </main>`;
