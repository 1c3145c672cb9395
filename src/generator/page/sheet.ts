import { html, type Html } from '../../domain/html';
import type { LabelWords } from '../../words/document';
import { label, type PageText } from './text';

const top = ({ words }: PageText): Html => html`
  <div class="top">
    <div class="logo" id="logo-drop">
      <input type="file" id="logo-file" accept="image/png,image/jpeg" class="visually-hidden" />
      <label for="logo-file" class="logo-label">
        <img id="logo-image" alt="${words.logo}" hidden />
        <span id="logo-hint">${words.addLogo}<small>${words.logoHint}</small></span>
      </label>
      <button type="button" id="logo-remove" class="link" hidden>${words.removeLogo}</button>
      <p class="error" data-error-for="/logo"></p>
    </div>
    <div class="title">
      <input
        class="heading"
        data-label="invoice"
        dir="auto"
        maxlength="255"
        aria-label="${words.heading}"
      />
      <label class="number"
        ><span>${words.number}</span
        ><input data-field="invoiceNumber" dir="auto" placeholder="2026-0042" maxlength="255"
      /></label>
      <p class="error" data-error-for="/invoiceNumber"></p>
    </div>
  </div>
`;

const client = (text: PageText, field: 'billTo' | 'shipTo', example: string): Html => html`
  <label class="field">
    ${label(text, field)}
    <textarea
      data-field="${field}"
      rows="5"
      dir="auto"
      maxlength="1000"
      placeholder="${example}"
    ></textarea>
    <span class="error" data-error-for="/${field}"></span>
  </label>
`;

const fact = (text: PageText, field: keyof LabelWords, input: Html): Html =>
  html`<label class="field">${label(text, field)}${input}</label>`;

const parties = (text: PageText): Html => html`
  <div class="parties">
    <label class="field">
      <span>${text.words.from} <em>${text.words.required}</em></span>
      <textarea
        data-field="from"
        rows="5"
        dir="auto"
        maxlength="1000"
        required
        placeholder="${text.words.fromExample}"
      ></textarea>
      <span class="error" data-error-for="/from"></span>
    </label>
    ${client(text, 'billTo', text.words.clientExample)}
    ${client(text, 'shipTo', text.words.shipToExample)}
    <div class="facts">
      ${fact(text, 'date', html`<input type="date" data-field="date" />`)}
      ${fact(text, 'dueDate', html`<input type="date" data-field="dueDate" />`)}
      <label class="field">
        <span>${text.deliveryDate}</span><input type="date" data-field="supplyDate" />
      </label>
      ${fact(text, 'poNumber', html`<input data-field="poNumber" dir="auto" maxlength="255" />`)}
      <p class="error" data-error-for="/date"></p>
      <p class="error" data-error-for="/dueDate"></p>
      <p class="error" data-error-for="/supplyDate"></p>
    </div>
  </div>
`;

const lineSwitch = (name: 'units' | 'taxes', words: string): Html => html`
  <label class="switch"><input type="checkbox" data-switch="${name}" /><span>${words}</span></label>
`;

const lines = (text: PageText): Html => html`
  <fieldset class="lines" id="line-table">
    <legend class="visually-hidden">${text.words.lines}</legend>
    <div class="line-head" aria-hidden="true">
      ${label(text, 'item')}${label(text, 'quantity')}<span class="unit">${text.words.unit}</span
      >${label(text, 'rate')}<span class="tax">${label(text, 'tax')} %</span>${label(
        text,
        'amount',
      )}<span></span>
    </div>
    <ol id="lines"></ol>
    <p class="error" data-error-for="/items"></p>
    <div class="line-actions">
      <button type="button" id="add-line" class="ghost">${text.words.addLine}</button>
      ${lineSwitch('units', text.words.showUnits)}${lineSwitch('taxes', text.words.taxPerLine)}
    </div>
  </fieldset>
`;

/** The upper half of the invoice. */
export const sheet = (text: PageText): Html => html`${top(text)}${parties(text)}${lines(text)}`;
