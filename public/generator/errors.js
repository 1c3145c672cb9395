import { filledLines } from './draft.js';
import { markInvalid, showLineErrors } from './lines.js';
import { fromServer, sentence } from './rules.js';
import { WORDS } from './words.js';

const LINE = /^\/items\/(\d+)\/?(\w*)/;
const PARTS = ['item', 'qty', 'rate', 'tax'];

const { errors } = WORDS;

/** The interface speaks to programs. These are its sentences for people, by the field's pointer. */
const PLAIN = {
  '/from': [[/is required/, errors.from]],
  '/items': [[/at least one item/, errors.items]],
  '/discount': [[/decimal number/, errors.discount]],
  '/tax': [[/decimal number/, errors.tax]],
  '/shipping': [[/decimal number/, errors.amount]],
  '/amountPaid': [[/decimal number/, errors.amount]],
  '/currency': [[/as eInvoice/, errors.currency]],
  '/dueDate': [[/or terms are/, errors.dueDate]],
  '/eInvoice/taxCategory': [
    [/is needed/, errors.noTax],
    [/some lines/, errors.someUntaxed],
    [/Z or E/, errors.shippingTax],
    [/S or omitted/, errors.taxed],
  ],
};

/** The dates of the e-invoice are those of the sheet. */
const ON_SHEET = { '/eInvoice/issueDate': '/date', '/eInvoice/dueDate': '/dueDate' };

function plain(pointer, message) {
  const known = PLAIN[pointer]?.find(([pattern]) => pattern.test(message));
  return known ? known[1] : sentence('this', message);
}

const isOfEInvoice = (pointer) => pointer.startsWith('/eInvoice/');

const inputOf = (pointer) =>
  isOfEInvoice(pointer)
    ? `[data-e-invoice="${pointer.slice('/eInvoice/'.length)}"]`
    : `[data-field="${pointer.slice(1)}"]`;

/** About a chosen file. It stays until another one is chosen: no answer of the server knows of it. */
let logoProblem = '';

export function showLogoProblem(text) {
  logoProblem = text;
  document.querySelector('[data-error-for="/logo"]').textContent = text;
}

/**
 * Each message beside its field. Returns whether every one has found a place. A preview does not ask
 * what an e-invoice lacks, so it leaves those messages until somebody types there.
 */
export function showErrors(draft, fields, { isPreview = false } = {}) {
  const lines = new Map();
  const sent = filledLines(draft);
  const others = new Map();
  for (const { pointer, message } of fields) {
    const [, index, field] = LINE.exec(pointer) ?? [];
    if (index === undefined) others.set(ON_SHEET[pointer] ?? pointer, message);
    else {
      const place = sent[Number(index)]?.place ?? Number(index);
      const text = sentence(PARTS.includes(field) ? field : 'line', message);
      lines.set(place, [...(lines.get(place) ?? []), { field, text }]);
    }
  }
  showLineErrors(lines);
  let placed = lines.size;
  for (const slot of document.querySelectorAll('[data-error-for]')) {
    const pointer = slot.dataset.errorFor;
    if (isPreview && isOfEInvoice(pointer) && !others.has(pointer)) continue;
    const message = others.has(pointer) ? plain(pointer, others.get(pointer)) : '';
    slot.replaceChildren(message || (pointer === '/logo' ? logoProblem : ''));
    placed += message === '' ? 0 : 1;
    const input = document.querySelector(inputOf(pointer));
    if (input) markInvalid(input, message !== '');
  }
  return fields.length > 0 && placed > 0;
}

/** An error that belongs to no field, ready to show. */
export function wholeProblem({ message, fields = [], isForeign }) {
  const [first] = fields;
  if (first?.pointer === '') return sentence('invoice', first.message);
  return isForeign ? fromServer(message) : message;
}
