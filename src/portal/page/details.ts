import type { Contact } from '../../domain/contacts';
import { html, sentence, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { own } from '../../hosted/page/text';
import { WORDS } from '../../words';
import type { PortalWords, RequestedField } from '../../words/portal';
import { headOf, type Of } from './head';
import { dateIn } from './row';
import { ways } from './ways';

/** In the order of an address. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'postal_code',
  'city',
  'state',
  'country',
  'vat_id',
  'tax_id',
] as const satisfies readonly RequestedField[];

export type Values = Readonly<Record<RequestedField, string>>;

/** What is wrong with a field. @param max the most characters, where it is about them */
export interface FieldProblem {
  what: Exclude<keyof PortalWords['details']['problems'], 'unchanged'>;
  max: string | null;
}

export interface DetailsView {
  language: Language;
  customer: Of;
  present: Values;
  /** The entry of whoever is signed in. */
  contact: Contact | null;
  /** The last request, by the day that it was made. */
  request: { state: 'open' | 'confirmed' | 'refused'; on: string } | null;
  /** What stands in the form. */
  typed: Values;
  problems: Readonly<Partial<Record<RequestedField, FieldProblem>>>;
  isUnchanged: boolean;
}

type Words = PortalWords['details'];

const entry = (label: string, value: Html | string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd dir="auto">${value}</dd>
  </div>`;

function present({ present: values }: DetailsView, words: Words): Html {
  const known = FIELDS.filter((field) => values[field] !== '');
  return html`<dl class="data">
    ${known.map((field) => entry(words.fields[field], values[field]))}
  </dl>`;
}

function contact({ name, email, ...receives }: Contact, words: Words): Html {
  const told = [
    ...(receives.receives_documents ? [words.receives.documents] : []),
    ...(receives.receives_reminders ? [words.receives.reminders] : []),
  ];
  return html`<h3>${words.you}</h3>
    <p><bdi>${name}</bdi> · <bdi>${email ?? ''}</bdi></p>
    ${(told.length > 0 ? told : [words.receives.none]).map((text) => html`<p>${text}</p>`)}`;
}

const COMPLETE: Readonly<Partial<Record<RequestedField, string>>> = {
  phone: 'tel',
  address: 'street-address',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
};

const attribute = (name: string, value: string | undefined): Html | false =>
  value !== undefined && html`${name}="${value}"`;

function input(field: RequestedField, { typed, problems }: DetailsView): Html {
  const isWrong = problems[field] !== undefined;
  const shared = html`id="${field}" name="${field}" dir="auto"
  ${attribute('autocomplete', COMPLETE[field])}
  ${isWrong && html`aria-invalid="true" aria-describedby="${field}-problem"`}`;
  // The parser drops the first line break of a textarea.
  if (field === 'address') {
    return html`<textarea ${shared} rows="2">${typed.address}</textarea>`;
  }
  return html`<input ${shared} ${field === 'name' && 'required'} value="${typed[field]}" />`;
}

function labelled(field: RequestedField, view: DetailsView, words: Words): Html {
  const problem = view.problems[field];
  const text = problem && sentence(words.problems[problem.what], { max: problem.max ?? '' });
  return html`<label for="${field}">${words.fields[field]}</label>
    ${text ? html`<p class="problem" id="${field}-problem">${text}</p>` : null}
    ${input(field, view)}`;
}

/** Why nothing was sent. Each field says what is wrong with it. */
function refusal({ isUnchanged, problems }: DetailsView, words: Words): Html | null {
  const isFaulty = Object.keys(problems).length > 0;
  if (!isFaulty && !isUnchanged) return null;
  const text = isFaulty ? words.faulty : words.problems.unchanged;
  return html`<p class="problem" role="alert">${text}</p>`;
}

function form(view: DetailsView, words: Words): Html {
  const { customer, request, language } = view;
  const state = request && {
    text: words.requests[request.state],
    date: dateIn(request.on, language),
  };
  const refused = refusal(view, words);
  return html`<section class="card">
    ${state && html`<p class="known wait" role="status">${sentence(state.text, { date: state.date })}</p>`}
    <details class="ask" ${refused && 'open'}>
      <summary><h2>${words.ask}</h2></summary>
      ${refused}
      <p class="hint">${sentence(words.help, { business: own(customer.business_name) })}</p>
      <form
        class="fields"
        method="post"
        action="/portal/customers/${customer.id}/details"
        novalidate
      >
        ${FIELDS.map((field) => labelled(field, view, words))}
        <button class="button">${words.send}</button>
      </form>
    </details>
  </section>`;
}

/** What a business keeps of a customer, and the form that asks for a change of it. */
export function detailsPage(view: DetailsView): Html {
  const { language, customer } = view;
  const words = WORDS[language].portal.details;
  return html`<main class="pages">
    ${headOf(words.title, customer)}
    <section class="card">
      ${present(view, words)} ${view.contact && contact(view.contact, words)}
    </section>
    ${form(view, words)}
    <section class="card">${ways(customer.id, language, 'details')}</section>
  </main>`;
}
