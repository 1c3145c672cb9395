import { labelsOf, languageOf } from './draft.js';
import { COLUMN_LABELS, LABELS } from './labels.js';
import { readTyped, shownNumber } from './numbers.js';
import { filled, LANGUAGE, WORDS } from './words.js';

const SWATCHES = {
  blue: '#1e40af',
  teal: '#0f766e',
  violet: '#6d28d9',
  crimson: '#be123c',
  amber: '#b45309',
  graphite: '#1f2937',
};

/** The fields with a number, which is typed as readers of the page's language write it. */
const NUMBERS = ['tax', 'discount', 'shipping', 'amountPaid'];

const fieldInputs = () => document.querySelectorAll('[data-field]');
const labelInputs = () => document.querySelectorAll('[data-label]');

/** The inputs by which the printed words are changed; the title is its own input on the sheet. */
export function makeLabelInputs() {
  const grid = document.querySelector('#labels');
  for (const [key, text] of Object.entries(LABELS[LANGUAGE])) {
    if (key === 'invoice') continue;
    const label = document.createElement('label');
    label.className = 'field';
    const name = document.createElement('span');
    name.textContent = COLUMN_LABELS.includes(key) ? filled(WORDS.column, { label: text }) : text;
    const input = document.createElement('input');
    input.dataset.label = key;
    input.maxLength = 255;
    input.dir = 'auto';
    const error = document.createElement('span');
    error.className = 'error';
    error.dataset.errorFor = `/labels/${key}`;
    label.append(name, input, error);
    grid.append(label);
  }
}

export function makeSwatches(onPick) {
  const group = document.querySelector('#swatches');
  for (const [name, color] of Object.entries(SWATCHES)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'swatch';
    button.style.setProperty('--swatch', color);
    button.setAttribute('aria-label', WORDS.colours[name]);
    button.addEventListener('click', () => onPick(color));
    group.append(button);
  }
}

/** The printed words where the sheet shows them. */
export function showWords(draft) {
  for (const element of document.querySelectorAll('[data-label-text]')) {
    const key = element.dataset.labelText;
    element.textContent = draft.labels[key] || labelsOf(draft)[key];
    element.lang = languageOf(draft);
  }
}

/** The draft into the inputs, and every change back into the draft. */
export function bindFields(draft, onChange) {
  for (const input of fieldInputs()) {
    const error = document.querySelector(`[data-error-for="/${input.dataset.field}"]`);
    if (error) {
      error.id = `error-${input.dataset.field}`;
      input.setAttribute('aria-describedby', error.id);
    }
    input.addEventListener('input', () => {
      const { field } = input.dataset;
      draft[field] = NUMBERS.includes(field) ? readTyped(input.value, LANGUAGE) : input.value;
      if (field === 'language') showLabels(draft);
      onChange();
    });
  }
  for (const input of labelInputs()) {
    input.addEventListener('input', () => {
      draft.labels[input.dataset.label] = input.value;
      showWords(draft);
      onChange();
    });
  }
}

function showLabels(draft) {
  for (const input of labelInputs()) {
    const key = input.dataset.label;
    input.value = draft.labels[key] ?? '';
    input.placeholder = labelsOf(draft)[key];
    input.lang = languageOf(draft);
  }
  showWords(draft);
}

export function showFields(draft) {
  for (const input of fieldInputs()) {
    const { field } = input.dataset;
    const text = draft[field];
    input.value = NUMBERS.includes(field) ? shownNumber(text, LANGUAGE) : text;
  }
  showLabels(draft);
}
