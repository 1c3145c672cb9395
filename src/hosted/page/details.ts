import type { DocumentView, Labelled, Party } from '../../pdf/view-model';
import { FORMAT_NAMES } from '../../domain/e-invoice-formats';
import type { HostedWords } from '../../words/hosted';
import type { PageView } from '../page-view';
import { html, sentence, type Html } from '../../domain/html';
import { fileSize } from '../../words/format';
import { own, paragraphs, row } from './text';

const party = (label: string, { name, lines }: Party): Html =>
  html`<div>
    <h3>${label}</h3>
    <p class="name" dir="auto">${name}</p>
    ${lines.map((line) => html`<p dir="auto">${line}</p>`)}
  </div>`;

/** Both parties with their addresses; dates and references. */
export const details = (view: DocumentView, words: HostedWords): Html =>
  html`<section class="details" aria-labelledby="details">
    <h2 id="details" class="hidden">${words.details}</h2>
    <div class="parties">
      ${party(words.from, view.sender)}
      ${view.recipients.map(({ label, ...one }) => party(label, one))}
    </div>
    <dl class="facts">${view.facts.map((fact) => row(fact))}</dl>
  </section>`;

const remark = ({ label, value }: Labelled): Html =>
  html`<section class="remark">
    <h2 dir="auto">${label}</h2>
    ${paragraphs(value)}
  </section>`;

/** Notes and terms. */
export const remarks = (view: DocumentView): Html => html`${view.remarks.map(remark)}`;

/** The document as a PDF and as an e-invoice, and its files. */
export const downloads = (
  { path, formats, attachments, language }: PageView,
  words: HostedWords,
): Html =>
  html`<section class="downloads" aria-labelledby="downloads">
    <h2 id="downloads">${words.downloads}</h2>
    <ul>
      <li><a href="${path}/pdf">${words.downloadPdf}</a></li>
      ${formats.map(
        (format) =>
          html`<li>
            <a href="${path}/e-invoice/${format}"
              >${sentence(words.eInvoice, {
                format: FORMAT_NAMES[format],
              })}</a
            >
          </li>`,
      )}
      ${attachments.map(
        ({ id, name, size }) =>
          html`<li>
            <a href="${path}/attachments/${id}">${own(name)}</a> (${fileSize(size, language)})
          </li>`,
      )}
    </ul>
  </section>`;
