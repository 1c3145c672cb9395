import { filledLines } from './draft.js';
import { markInvalid, showLineErrors } from './lines.js';

const LINE = /^\/items\/(\d+)\/?(\w*)/;
const WORDS = { item: 'The item', qty: 'The quantity', rate: 'The rate' };

/** The interface speaks to programs. These are its sentences for people, by the field's pointer. */
const PLAIN = {
  '/from': [[/is required/, 'Your name or company is required.']],
  '/items': [[/at least one item/, 'Fill in at least one line.']],
  '/discount': [[/decimal number/, 'Write an amount such as 12.50, or a rate such as 10%.']],
  '/tax': [[/decimal number/, 'Write a rate such as 20 or 7.5.']],
  '/shipping': [[/decimal number/, 'Write an amount such as 12.50.']],
  '/amountPaid': [[/decimal number/, 'Write an amount such as 12.50.']],
  '/currency': [[/as eInvoice/, 'Write the same currency as in the e-invoice.']],
  '/dueDate': [[/or terms are/, 'An e-invoice needs a due date or terms.']],
  '/eInvoice/taxCategory': [
    [/is needed/, 'There is no tax: choose why.'],
    [/Z or E/, 'Shipping has no tax: choose “Zero rated” or “Exempt”, or make shipping a line.'],
    [/S or omitted/, 'There is a tax, so choose “Everything has tax”.'],
  ],
};

/** The dates of the e-invoice are those of the sheet. */
const ON_SHEET = { '/eInvoice/issueDate': '/date', '/eInvoice/dueDate': '/dueDate' };

/** The names of official rules, such as BR-S-02. */
const RULE = / \([A-Z]+-[A-Z0-9-]+\)/g;

function plain(pointer, message) {
  const known = PLAIN[pointer]?.find(([pattern]) => pattern.test(message));
  return known ? known[1] : `This ${message.replace(RULE, '')}.`;
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
      const text = `${WORDS[field] ?? 'The line'} ${message.replace(RULE, '')}.`;
      lines.set(place, [...(lines.get(place) ?? []), { field, text }]);
    }
  }
  showLineErrors(lines);
  let placed = lines.size;
  for (const slot of document.querySelectorAll('[data-error-for]')) {
    const pointer = slot.dataset.errorFor;
    if (isPreview && isOfEInvoice(pointer) && !others.has(pointer)) continue;
    const message = others.has(pointer) ? plain(pointer, others.get(pointer)) : '';
    slot.textContent = message || (pointer === '/logo' ? logoProblem : '');
    placed += message === '' ? 0 : 1;
    const input = document.querySelector(inputOf(pointer));
    if (input) markInvalid(input, message !== '');
  }
  return fields.length > 0 && placed > 0;
}
