import { html, type Html } from '../../domain/html';
import { TEMPLATES } from '../../domain/templates';
import { languageOptions, type PageText } from './text';

const CURRENCIES = ['$', '€', '£', '¥', '₹', 'CHF', 'zł', 'USD', 'EUR', 'JPY', 'KWD'];
const CODES = ['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'NOK', 'PLN', 'SEK', 'USD'];

const datalist = (id: string, values: readonly string[]): Html =>
  html`<datalist id="${id}">
    ${values.map((value) => html`<option value="${value}"></option>`)}
  </datalist>`;

export const look = ({ words }: PageText): Html => html`
  <div class="look">
    <label class="field"
      ><span>${words.currency}</span
      ><input data-field="currency" list="currencies" maxlength="8" placeholder="$" /><span
        class="error"
        data-error-for="/currency"
      ></span
    ></label>
    ${datalist('currencies', CURRENCIES)}
    <label class="field document-language"
      ><span>${words.documentLanguage}</span
      ><select data-field="language">
        <option value="">${words.asPage}</option>
        ${languageOptions()}
      </select></label
    >
    <label class="field template"
      ><span>${words.template}</span
      ><select data-field="template">
        ${TEMPLATES.map(
          (name) => html`<option value="${name === 'modern' ? '' : name}">${words[name]}</option>`,
        )}
      </select></label
    >
    <label class="field"
      ><span>${words.colour}</span
      ><input type="color" data-field="themeColor" value="#1e40af" /><span
        class="error"
        data-error-for="/themeColor"
      ></span
    ></label>
    <div class="swatches" id="swatches" role="group" aria-label="${words.colours}"></div>
  </div>
`;

export const eInvoice = ({ words }: PageText): Html => html`
  <details class="labels" id="e-invoice">
    <summary>${words.eInvoice}</summary>
    <p class="e-invoice-intro">${words.eInvoiceIntro}</p>
    <p class="hint">${words.eInvoiceHint}</p>
    <div id="e-invoice-fields"></div>
    <p class="error" data-error-for="/eInvoice"></p>
    <datalist id="countries"></datalist>
    ${datalist('currency-codes', CODES)}
  </details>
`;

export const labels = ({ words }: PageText): Html => html`
  <details class="labels">
    <summary>${words.changeLabels}</summary>
    <div class="label-grid" id="labels"></div>
  </details>
`;
