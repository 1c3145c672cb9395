import type { Statement, StatementPart } from '../../billing/reports/answers';
import { printedMinorUnit } from '../../domain/currency';
import { html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import type { Period } from '../../domain/reports';
import { own } from '../../hosted/page/text';
import { WORDS } from '../../words';
import { numberIn, withMinus } from '../../words/format';
import { headOf, type Of } from './head';
import { dateIn } from './row';
import { ways } from './ways';

export interface StatementPageView {
  language: Language;
  customer: Of;
  /** As it was asked for, whatever it is. */
  asked: Period;
  /** Null where the period is none. */
  statement: Statement | null;
}

const pathOf = ({ id }: Of): string => `/portal/customers/${id}/statement`;

function period({ language, customer, asked, statement }: StatementPageView): Html {
  const words = WORDS[language].portal.statement;
  const isWrong = statement === null;
  const field = (name: 'from' | 'to') =>
    html`<div>
      <label for="${name}">${words[name]}</label>
      <input
        id="${name}"
        name="${name}"
        type="date"
        required
        value="${asked[name]}"
        ${isWrong && html`aria-invalid="true" aria-describedby="problem"`}
      />
    </div>`;
  return html`<form method="get" action="${pathOf(customer)}">
    ${isWrong && html`<p class="problem" id="problem" role="alert">${words.refused}</p>`}
    <div class="period">
      ${field('from')} ${field('to')}
      <button class="button quiet">${words.show}</button>
    </div>
  </form>`;
}

type Row = { day: string; text: Html | string; change: string; balance: string; isEdge?: boolean };

/** Roles keep a table a table for screen readers where the style sets its rows differently. */
function row({ day, text, change, balance, isEdge = false }: Row, language: Language): Html {
  const { balance: label } = WORDS[language].document.statement;
  return html`<tr role="row" class="${isEdge && 'edge'}">
    <td role="cell" class="day">${dateIn(day, language)}</td>
    <th role="rowheader" scope="row" class="entry">${text}</th>
    <td role="cell" class="figure change">${change && html`<bdi>${change}</bdi>`}</td>
    <td role="cell" class="figure balance" data-label="${label}"><bdi>${balance}</bdi></td>
  </tr>`;
}

const HEADS = ['day', 'entry', 'figure', 'figure'] as const;

function table(part: StatementPart, { from, to }: Period, language: Language): Html {
  const words = WORDS[language].document.statement;
  const { currency, opening, closing, entries } = part;
  const print = withMinus(numberIn(language, printedMinorUnit(currency)));
  const rows: Row[] = entries.map(({ type, number, document, day, amount, balance }) => {
    const name = own(number);
    const link = document && html`<a href="/portal/documents/${document}">${name}</a>`;
    const text = html`${words.entries[type]} ${link || name}`;
    return { day, text, change: print(amount), balance: print(balance) };
  });
  const edge = (day: string, text: string, balance: string): Row => {
    return { day, text, change: '', balance: print(balance), isEdge: true };
  };
  const labels = [words.date, words.entry, words.amount, words.balance];
  const all = [edge(from, words.before, opening), ...rows, edge(to, words.after, closing)];
  return html`<h2 id="in-${currency}">${words.inCurrency} ${currency}</h2>
    <table role="table" class="entries" aria-labelledby="in-${currency}">
      <thead role="rowgroup">
        <tr role="row">
          ${labels.map(
            (label, at) =>
              html`<th role="columnheader" scope="col" class="${HEADS[at] ?? ''}">${label}</th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${all.map((one) => row(one, language))}
      </tbody>
    </table>`;
}

function sheet(statement: Statement, { language, customer }: StatementPageView): Html {
  const { document, portal } = WORDS[language];
  const { from, to, parts } = statement;
  if (parts.length === 0) return html`<p>${document.statement.empty}</p>`;
  const pdf = `${pathOf(customer)}?from=${from}&to=${to}&format=pdf`;
  return html`${parts.map((part) => table(part, statement, language))}
    <p><a href="${pdf}">${portal.statement.pdf}</a></p>`;
}

/** The balance of a customer and its reasons. */
export function statementPage(view: StatementPageView): Html {
  const { language, customer, statement } = view;
  return html`<main class="pages">
    ${headOf(WORDS[language].document.statement.heading, customer)}
    <section class="card">${period(view)} ${statement && sheet(statement, view)}</section>
    <section class="card">${ways(customer.id, language, 'statement')}</section>
  </main>`;
}
