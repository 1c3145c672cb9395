import { html, sentence, type Html } from '../../domain/html';
import { own } from '../../hosted/page/text';
import { WORDS } from '../../words';
import type { DocumentList } from '../../words/portal';
import type { ListedDocument } from '../listed';
import { headOf, type Of } from './head';
import { documentLink, type RowLook } from './row';
import { ways } from './ways';

export const LISTS = [
  'open',
  'paid',
  'decide',
  'credit_notes',
  'all',
] as const satisfies readonly DocumentList[];

export interface DocumentsView extends RowLook {
  customer: Of;
  list: DocumentList;
  documents: readonly ListedDocument[];
  /** The place of the first one, from 0. */
  offset: number;
  total: number;
  page: number;
  hasMore: boolean;
}

const pathOf = ({ customer }: DocumentsView, list: DocumentList, page = 1): string =>
  `/portal/customers/${customer.id}?list=${list}${page > 1 ? `&page=${page}` : ''}`;

function tabs(view: DocumentsView): Html {
  const { lists } = WORDS[view.language].portal;
  return html`<nav>
    <ul class="tabs">
      ${LISTS.map(
        (list) =>
          html`<li>
            <a href="${pathOf(view, list)}" ${list === view.list && html`aria-current="page"`}
              >${lists[list]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function row(document: ListedDocument, view: DocumentsView): Html {
  const { pdfOf } = WORDS[view.language].portal;
  const name = sentence(pdfOf, { number: own(document.number) });
  return html`<li>
    ${documentLink(document, { ...view, isMixed: view.list === 'all' })}
    <a class="file" href="/portal/documents/${document.id}/pdf"
      ><span aria-hidden="true">PDF</span><span class="hidden">${name}</span></a
    >
  </li>`;
}

function turn(view: DocumentsView): Html | null {
  const { offset, documents, total, page, list, hasMore, language } = view;
  const words = WORDS[language].portal;
  if (page === 1 && !hasMore) return null;
  const range = { from: offset + 1, to: offset + documents.length, total };
  return html`<nav class="turn">
    ${page > 1 && html`<a href="${pathOf(view, list, page - 1)}" rel="prev">${words.newer}</a>`}
    <p class="hint">${sentence(words.range, range)}</p>
    ${hasMore && html`<a href="${pathOf(view, list, page + 1)}" rel="next">${words.older}</a>`}
  </nav>`;
}

/** The documents of a customer, a list per state. */
export function documentsPage(view: DocumentsView): Html {
  const { documents, language, customer } = view;
  const words = WORDS[language].portal;
  const rows = html`<ul class="docs">
    ${documents.map((one) => row(one, view))}
  </ul>`;
  return html`<main class="pages">
    ${headOf(words.all, customer)} ${tabs(view)}
    <section class="card">
      ${documents.length === 0 ? html`<p>${words.emptyList}</p>` : rows} ${turn(view)}
    </section>
    <section class="card">${ways(customer.id, language, 'all')}</section>
  </main>`;
}
