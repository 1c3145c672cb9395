import { COLUMN_LABELS, DEFAULT_LABELS } from './labels.js';

const SWATCHES = {
  Blue: '#1e40af',
  Teal: '#0f766e',
  Violet: '#6d28d9',
  Crimson: '#be123c',
  Amber: '#b45309',
  Graphite: '#1f2937',
};

const fieldInputs = () => document.querySelectorAll('[data-field]');
const labelInputs = () => document.querySelectorAll('[data-label]');

/** The inputs by which the printed words are changed; the title is its own input on the sheet. */
export function makeLabelInputs() {
  const grid = document.querySelector('#labels');
  for (const [key, text] of Object.entries(DEFAULT_LABELS)) {
    if (key === 'invoice') continue;
    const label = document.createElement('label');
    label.className = 'field';
    const name = document.createElement('span');
    name.textContent = COLUMN_LABELS.includes(key) ? `Column: ${text}` : text;
    const input = document.createElement('input');
    input.dataset.label = key;
    input.placeholder = text;
    input.maxLength = 255;
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
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => onPick(color));
    group.append(button);
  }
}

/** The printed words where the sheet shows them. */
export function showWords(draft) {
  for (const element of document.querySelectorAll('[data-label-text]')) {
    const key = element.dataset.labelText;
    element.textContent = draft.labels[key] || DEFAULT_LABELS[key];
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
      draft[input.dataset.field] = input.value;
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

export function showFields(draft) {
  for (const input of fieldInputs()) input.value = draft[input.dataset.field];
  for (const input of labelInputs()) {
    const key = input.dataset.label;
    input.value = draft.labels[key] ?? '';
    input.placeholder = DEFAULT_LABELS[key];
  }
  showWords(draft);
}
