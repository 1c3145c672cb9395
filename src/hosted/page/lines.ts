import type { Column, DocumentView, Line, TaxSummary } from '../../pdf/view-model';
import type { HostedWords } from '../../words/hosted';
import { html, type Html } from '../../domain/html';
import { row } from './text';

/** Roles keep a table a table for screen readers where the style sets its rows differently. */
const ROW = html`role="row"`;

const heads = (labels: readonly { name: string; label: string }[]): Html =>
  html`<thead role="rowgroup">
    <tr ${ROW}>
      ${labels.map(
        ({ name, label }) =>
          html`<th role="columnheader" scope="col" class="${name}">${label}</th>`,
      )}
    </tr>
  </thead>`;

/** On a phone a cell has no column head above it, and shows this label. */
const LABELLED: readonly string[] = ['discount', 'tax'];

function cell({ key, label }: Column, line: Line): Html {
  const value = line[key] ?? '';
  if (key === 'item') {
    return html`<th role="rowheader" scope="row" class="item" dir="auto">${value}</th>`;
  }
  const shown = LABELLED.includes(key) && html`data-label="${label}"`;
  return html`<td role="cell" class="${key}" ${shown}>${value}</td>`;
}

/** The lines as a table. */
export const lines = ({ columns, lines: all }: DocumentView, words: HostedWords): Html =>
  html`<section aria-labelledby="lines">
    <h2 id="lines" class="hidden">${words.lines}</h2>
    <table role="table" class="lines" aria-labelledby="lines">
      ${heads(columns.map(({ key, label }) => ({ name: key, label })))}
      <tbody role="rowgroup">
        ${all.map(
          (line) =>
            html`<tr ${ROW}>
              ${columns.map((column) => cell(column, line))}
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`;

const taxes = ({ labels, rows }: TaxSummary): Html =>
  html`<table class="taxes" aria-label="${labels.tax}">
    <thead>
      <tr>
        <th scope="col">${labels.rate}</th>
        <th scope="col">${labels.net}</th>
        <th scope="col">${labels.tax}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ rate, net, tax }) =>
          html`<tr>
            <th scope="row">${rate}</th>
            <td>${net}</td>
            <td>${tax}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The sums, and the tax by rate. */
export const totals = ({ totals: all, taxSummary }: DocumentView, words: HostedWords): Html =>
  html`<section class="sums" aria-labelledby="totals">
    <h2 id="totals" class="hidden">${words.totals}</h2>
    <dl class="totals">${all.map((total) => row(total, total.kind))}</dl>
    ${taxSummary ? taxes(taxSummary) : null}
  </section>`;
