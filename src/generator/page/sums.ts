import { html, type Html } from '../../domain/html';
import type { LabelWords } from '../../words/document';
import { label, type PageText } from './text';

const remark = (text: PageText, field: 'notes' | 'terms', example: string): Html => html`
  <label class="field">
    ${label(text, field)}
    <textarea
      data-field="${field}"
      rows="3"
      dir="auto"
      maxlength="10000"
      placeholder="${example}"
    ></textarea>
    <span class="error" data-error-for="/${field}"></span>
  </label>
`;

interface Row {
  readonly name: Html;
  readonly field: 'discount' | 'tax' | 'shipping' | 'amountPaid';
  readonly example: string;
  readonly share?: Html;
}

/** A discount may end in a percent sign, which a telephone's keys for numbers lack. */
const row = ({ name, field, example, share = html`` }: Row): Html => html`
  <label class="field row" id="row-${field}"
    >${name}<input
      data-field="${field}"
      placeholder="${example}"
      inputmode="${field === 'discount' ? 'text' : 'decimal'}" />${share}<span
      class="error"
      data-error-for="/${field}"
    ></span
  ></label>
`;

const sum = (text: PageText, key: keyof LabelWords, output: Html, kind = 'sum'): Html =>
  html`<p class="${kind}">${label(text, key)}${output}</p>`;

const totals = (text: PageText): Html => {
  const { zero, zeroOrRate } = text.words;
  const share = html`<output id="discount-amount" class="share"></output>`;
  const rate = html`<span>${label(text, 'tax')} %</span>`;
  return html`
    <div class="totals">
      ${sum(text, 'subTotal', html`<output id="subtotal"></output>`)}
      ${row({ name: label(text, 'discount'), field: 'discount', example: zeroOrRate, share })}
      <div id="not-credited" hidden>
        ${sum(text, 'notCredited', html`<output id="not-credited-amount"></output>`)}
      </div>
      ${row({ name: rate, field: 'tax', example: '0' })}
      <div class="taxes" id="taxes"></div>
      ${row({ name: label(text, 'shipping'), field: 'shipping', example: zero })}
      ${sum(text, 'total', html`<output id="total"></output>`, 'sum strong')}
      ${row({ name: label(text, 'paid'), field: 'amountPaid', example: zero })}
      ${sum(text, 'balanceDue', html`<output id="balance" aria-live="polite"></output>`, 'sum due')}
    </div>
  `;
};

/** The lower half of the invoice. */
export const sums = (text: PageText): Html => html`
  <div class="bottom">
    <div class="remarks">
      ${remark(text, 'notes', text.words.notesExample)}
      ${remark(text, 'terms', text.words.termsExample)}
    </div>
    ${totals(text)}
  </div>
`;
