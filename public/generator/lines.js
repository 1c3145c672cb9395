import { columnsOf, emptyLine, lineAfter } from './draft.js';
import { showWords } from './fields.js';
import { gridOf, isGrid, numberOf } from './grid.js';
import { readTyped, shownNumber } from './numbers.js';
import { filled, LANGUAGE, WORDS } from './words.js';

const list = document.querySelector('#lines');
const template = document.querySelector('#line');

const NAMES = ['item', 'qty', 'unit', 'rate', 'tax'];
const NUMBERS = ['qty', 'rate', 'tax'];

/** The number of a cell as the draft has it. English readers set thousands apart by commas. */
function readCell(cell) {
  const number = numberOf(cell)?.replace(/['’\s]/g, '');
  if (number === undefined) return cell;
  const plain = LANGUAGE === 'en' ? number.replace(/,(?=\d{3}(\D|$))/g, '') : number;
  return readTyped(plain, LANGUAGE);
}

/** The code of a unit that is pasted by its name or its code; none for another text. */
function readUnit(cell) {
  const typed = cell.trim().toLowerCase();
  const options = [...template.content.querySelectorAll('[data-line="unit"] option')];
  const found = options.find(
    ({ value, textContent }) => value.toLowerCase() === typed || textContent === typed,
  );
  return found?.value ?? '';
}

const READ = { item: (cell) => cell, unit: readUnit };

/** Whether a row names the columns of those below it. */
const isHead = (columns, cells) =>
  cells.some((cell, at) => columns[at] !== 'item' && cell !== '') &&
  cells.every((cell) => !/\d/.test(cell));

/** Cells into the columns of a line. */
function fill(line, columns, cells) {
  columns.forEach((name, at) => {
    const cell = cells[at];
    if (cell) line[name] = (READ[name] ?? readCell)(cell);
  });
  return line;
}

const part = (row, name) => row.querySelector(`[data-line="${name}"]`);

function lineElement(line, place, { onInput, onRemove, onEnter, onPaste }) {
  const row = template.content.cloneNode(true).firstElementChild;
  const error = part(row, 'error');
  error.id = `line-error-${place}`;
  for (const name of NAMES) {
    const input = part(row, name);
    const isNumber = NUMBERS.includes(name);
    input.value = isNumber ? shownNumber(line[name], LANGUAGE) : line[name];
    input.setAttribute('aria-describedby', error.id);
    input.addEventListener('input', () => {
      line[name] = isNumber ? readTyped(input.value, LANGUAGE) : input.value;
      onInput();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onEnter(place);
    });
    input.addEventListener('paste', (event) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isGrid(text, event.clipboardData.getData('text/html'))) return;
      event.preventDefault();
      onPaste(place, name, gridOf(text));
    });
  }
  const remove = part(row, 'remove');
  remove.setAttribute('aria-label', filled(WORDS.removeLine, { number: place + 1 }));
  remove.addEventListener('click', () => onRemove(place));
  return row;
}

/** The lines of the draft, in place; whoever adds or removes one draws them again. */
export function drawLines(draft, onChange) {
  const redraw = (focus) => {
    drawLines(draft, onChange);
    onChange();
    focusLine(Math.min(focus, draft.items.length - 1));
  };
  const handlers = {
    onInput: onChange,
    onRemove: (place) => {
      draft.items.splice(place, 1);
      if (draft.items.length === 0) draft.items.push(emptyLine());
      redraw(place);
    },
    onEnter: (place) => {
      draft.items.splice(place + 1, 0, lineAfter(draft, place));
      redraw(place + 1);
    },
    // Rows of a spreadsheet: the first into the line, and a new line for each other.
    onPaste: (place, first, grid) => {
      const all = columnsOf(draft);
      const columns = all.slice(all.indexOf(first));
      const [cells, ...others] = grid.length > 1 && isHead(columns, grid[0]) ? grid.slice(1) : grid;
      if (cells === undefined) return;
      fill(draft.items[place], columns, cells);
      const lines = others.map((more) => fill(lineAfter(draft, place), columns, more));
      draft.items.splice(place + 1, 0, ...lines);
      redraw(place + lines.length);
    },
  };
  list.replaceChildren(...draft.items.map((line, place) => lineElement(line, place, handlers)));
  showWords(draft);
}

export function focusLine(place) {
  const row = list.children[place];
  if (row) part(row, 'item').focus();
}

export function showAmounts(amounts) {
  [...list.children].forEach((row, place) => {
    part(row, 'amount').textContent = amounts[place] ?? '';
  });
}

/** An empty `aria-invalid` would say that the field is right. */
export function markInvalid(input, isInvalid) {
  if (isInvalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** Messages by place; a line without one is right. */
export function showLineErrors(messages) {
  [...list.children].forEach((row, place) => {
    const faults = messages.get(place) ?? [];
    part(row, 'error').replaceChildren(...faults.flatMap(({ text }) => [text, ' ']).slice(0, -1));
    for (const name of NAMES) {
      const isFaulty = faults.some(({ field }) => field === name);
      markInvalid(part(row, name), isFaulty);
    }
  });
}
