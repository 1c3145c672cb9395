import { linesOf, type Labelled } from '../../pdf/view-model';
import { html, type Html } from '../../domain/html';

/** Text of a person within a sentence: its direction changes nothing around it. */
export const own = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Lines of text. The first letter of each decides its direction. */
export const paragraphs = (text: string): Html =>
  html`${linesOf(text).map((line) => html`<p dir="auto">${line}</p>`)}`;

/** A row of a list of values. */
export const row = ({ label, value }: Labelled, name = ''): Html =>
  html`<div class="${name}">
    <dt>${label}</dt>
    <dd dir="auto">${value}</dd>
  </div>`;

/** An account number that is shown in groups of four and copied without spaces. */
export const grouped = (text: string): Html =>
  html`<span class="copy"
    >${(text.match(/.{1,4}/gu) ?? []).map((part) => html`<span>${part}</span>`)}</span
  >`;
