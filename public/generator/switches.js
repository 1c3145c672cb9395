import { filledLines, labelsOf, languageOf } from './draft.js';

/** The switches below the lines: units, and a tax of each line in place of one for all. */

const table = document.querySelector('#line-table');
const rows = document.querySelector('#taxes');
const inputs = () => document.querySelectorAll('[data-switch]');

/** The tax of all lines goes into each, and back where they have the same. */
function moveTax(draft) {
  if (draft.switches.taxes) {
    for (const line of draft.items) line.tax ||= draft.tax.replace('%', '').trim();
    return;
  }
  const taxes = new Set(filledLines(draft).map(({ line }) => line.tax));
  if (taxes.size === 1) [draft.tax] = taxes;
}

export function showSwitches({ switches }) {
  for (const input of inputs()) input.checked = switches[input.dataset.switch];
  table.classList.toggle('with-units', switches.units);
  table.classList.toggle('with-taxes', switches.taxes);
  document.querySelector('#row-tax').hidden = switches.taxes;
}

/** @param onTurn draws the lines again */
export function wireSwitches(draft, onTurn) {
  for (const input of inputs()) {
    input.addEventListener('change', () => {
      const name = input.dataset.switch;
      draft.switches[name] = input.checked;
      if (name === 'taxes') moveTax(draft);
      showSwitches(draft);
      onTurn();
    });
  }
}

/** The tax of each rate between subtotal and total. */
export function showTaxes(draft, taxes) {
  const language = languageOf(draft);
  const format = { style: 'unit', unit: 'percent', maximumFractionDigits: 10 };
  const percent = new Intl.NumberFormat(language, format);
  const label = draft.labels.tax || labelsOf(draft).tax;
  const made = taxes.map(({ rate, tax }) => {
    const row = document.createElement('p');
    row.className = 'sum';
    const name = document.createElement('span');
    name.lang = language;
    name.textContent = `${label} (${percent.format(Number(rate))})`;
    const amount = document.createElement('output');
    amount.textContent = tax;
    row.append(name, amount);
    return row;
  });
  rows.replaceChildren(...made);
}
