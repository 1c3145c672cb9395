import { COUNTRY_CODES, countryIn } from './totals.js';
import { LANGUAGE, WORDS } from './words.js';

/** The panel "E-invoice": its fields exist while it is open, and only then they are sent. */

const names = WORDS.eInvoice;

const PARTY = {
  name: {},
  address: {},
  postalCode: {},
  city: {},
  countryCode: { list: 'countries', placeholder: names.country },
  vatId: { placeholder: 'DE123456789' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  contactName: {},
};

const under = (group) =>
  Object.entries(PARTY).map(([name, more]) => [`${group}/${name}`, names[name], more]);

const CATEGORIES = {
  '': names.taxed,
  Z: names.zeroRated,
  E: names.exempt,
  AE: names.reverseCharge,
  G: names.exported,
};

const GROUPS = [
  [names.seller, under('seller')],
  [names.buyer, under('buyer')],
  [
    names.money,
    [
      ['currency', names.currency, { list: 'currency-codes', placeholder: 'EUR', maxLength: 3 }],
      ['taxCategory', names.taxCategory, { options: CATEGORIES }],
      ['payment/iban', names.iban, { placeholder: 'DE89 3704 0044 0532 0130 00' }],
      ['payment/bic', names.bic],
    ],
  ],
];

const panel = document.querySelector('#e-invoice');
const groups = document.querySelector('#e-invoice-fields');

function optionsOf(options) {
  return Object.entries(options).map(([value, text]) => {
    const option = document.createElement('option');
    option.value = value;
    option.textContent = text;
    return option;
  });
}

function inputOf(path, { options, list, ...more }) {
  const input = document.createElement(options ? 'select' : 'input');
  input.dataset.eInvoice = path;
  if (options) input.append(...optionsOf(options));
  else Object.assign(input, { maxLength: 255, dir: 'auto', ...more });
  if (list) input.setAttribute('list', list);
  return input;
}

function fieldElement([path, label, more = {}], draft, onChange) {
  const element = document.createElement('label');
  element.className = 'field';
  const name = document.createElement('span');
  name.textContent = label;
  const input = inputOf(path, more);
  input.value = draft.eInvoice.fields[path] ?? '';
  const error = document.createElement('span');
  error.className = 'error';
  error.id = `error-e-invoice-${path.replace('/', '-')}`;
  error.dataset.errorFor = `/eInvoice/${path}`;
  input.setAttribute('aria-describedby', error.id);
  input.addEventListener('input', () => {
    draft.eInvoice.fields[path] = input.value;
    error.textContent = '';
    input.removeAttribute('aria-invalid');
    onChange();
  });
  element.append(name, input, error);
  return element;
}

function groupElement([title, fields], draft, onChange) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = title;
  group.append(legend, ...fields.map((field) => fieldElement(field, draft, onChange)));
  return group;
}

function makeCountries() {
  const list = document.querySelector('#countries');
  if (list.children.length > 0) return;
  const countries = COUNTRY_CODES.map((code) => countryIn(code, LANGUAGE));
  for (const name of countries.sort((a, b) => a.localeCompare(b, LANGUAGE))) {
    const option = document.createElement('option');
    option.value = name;
    list.append(option);
  }
}

/** The panel as the draft has it. */
export function showEInvoice(draft, onChange) {
  const { isOpen } = draft.eInvoice;
  panel.open = isOpen;
  if (isOpen) makeCountries();
  const made = isOpen ? GROUPS.map((group) => groupElement(group, draft, onChange)) : [];
  groups.replaceChildren(...made);
}

const firstLine = (text) => text.trim().split('\n')[0].trim();

/** Most names stand on the sheet already. */
function takeNames({ from, billTo, eInvoice: { fields } }) {
  fields['seller/name'] ||= firstLine(from);
  fields['buyer/name'] ||= firstLine(billTo);
}

export function wireEInvoice(draft, onChange) {
  panel.addEventListener('toggle', () => {
    // The page itself opens it when it shows a draft.
    if (panel.open === draft.eInvoice.isOpen) return;
    draft.eInvoice.isOpen = panel.open;
    if (panel.open) takeNames(draft);
    showEInvoice(draft, onChange);
    onChange();
  });
}
