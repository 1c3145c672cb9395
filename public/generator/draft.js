import { emptyEInvoice, readEInvoice, sentEInvoice } from './e-invoice-data.js';
import { LABELS } from './labels.js';
import { jsonNumber } from './totals.js';
import { LANGUAGE, WORDS } from './words.js';

/** The invoice as it stands on the page, and its way into and out of text. */

export const FIELDS = [
  'from',
  'billTo',
  'shipTo',
  'invoiceNumber',
  'date',
  'dueDate',
  'supplyDate',
  'poNumber',
  'tax',
  'currency',
  'discount',
  'shipping',
  'amountPaid',
  'notes',
  'terms',
  'themeColor',
  'template',
  'language',
];

/** The looks of the PDF beside the first one, which a draft does not name. */
const TEMPLATES = ['classic', 'minimal'];

/** The language of the document: that of the page, unless another one was chosen. */
export const languageOf = ({ language }) => language || LANGUAGE;

/** The words that the document has unless somebody changes them. */
export const labelsOf = (draft) => LABELS[languageOf(draft)];

export const emptyLine = () => ({ item: '', qty: '1', unit: '', rate: '', tax: '' });

/** What lines have beside the usual. */
const SWITCHES = ['units', 'taxes'];

const readSwitches = (kept) =>
  Object.fromEntries(SWITCHES.map((name) => [name, kept?.[name] === true]));

/** The columns of the lines, from left to right. */
export const columnsOf = ({ switches }) => [
  'item',
  'qty',
  ...(switches.units ? ['unit'] : []),
  'rate',
  ...(switches.taxes ? ['tax'] : []),
];

/** An empty line after others: most lines have the tax of the one before. */
export const lineAfter = ({ items }, place) => ({
  ...emptyLine(),
  tax: items[place]?.tax ?? '',
});

export function emptyDraft() {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, '']));
  const rest = {
    labels: {},
    switches: readSwitches(),
    items: [emptyLine()],
    eInvoice: emptyEInvoice(),
  };
  return { ...fields, themeColor: '#1e40af', logo: '', ...rest };
}

const textsIn = (kept) =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'));

/** A kept text as a draft, as far as it is of this shape. */
export function readDraft(text) {
  const draft = emptyDraft();
  try {
    const kept = JSON.parse(text ?? '{}');
    for (const field of [...FIELDS, 'logo']) {
      if (typeof kept[field] === 'string') draft[field] = kept[field];
    }
    if (!Object.hasOwn(LABELS, draft.language)) draft.language = '';
    if (!TEMPLATES.includes(draft.template)) draft.template = '';
    draft.switches = readSwitches(kept.switches);
    Object.assign(draft.labels, textsIn(kept.labels));
    draft.eInvoice = readEInvoice(kept.eInvoice);
    if (Array.isArray(kept.items) && kept.items.length > 0) {
      draft.items = kept.items.map((line) => ({ ...emptyLine(), ...textsIn(line) }));
    }
  } catch {
    // Something else was kept there: the draft then is empty.
  }
  return draft;
}

/** The name of a draft that nobody has named: its number, else its client. */
export function titleOf(draft) {
  const [client = ''] = draft.billTo.trim().split('\n');
  return [draft.invoiceNumber.trim(), client.trim()].filter(Boolean).join(', ') || WORDS.untitled;
}

/** A number with every digit, as the page's totals count it; else the text, for the server to name as wrong. */
function numberOr(text) {
  const trimmed = String(text).trim();
  return trimmed === '' ? '0' : (jsonNumber(trimmed) ?? JSON.stringify(trimmed));
}

const isBlank = ({ item, rate }) => item.trim() === '' && String(rate).trim() === '';

/** The lines that are sent, each with its place on the page. */
export function filledLines(draft) {
  const lines = draft.items.map((line, place) => ({ line, place }));
  return lines.filter(({ line }) => !isBlank(line));
}

/** What a line has beside the usual, where its column is shown. */
function optional({ switches }, { unit, tax }) {
  const sent = { ...(switches.units && { unit }), ...(switches.taxes && { tax: tax.trim() }) };
  return Object.entries(sent)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `,"${name}":${JSON.stringify(text)}`)
    .join('');
}

/** A line as JSON. Written by hand, since JavaScript's own numbers lose digits. */
function lineText(draft, { line, place }) {
  const [id, item] = [String(place + 1), line.item].map((text) => JSON.stringify(text));
  const numbers = `"qty":${numberOr(line.qty)},"rate":${numberOr(line.rate)}`;
  return `{"id":${id},"item":${item},${numbers}${optional(draft, line)}}`;
}

/** The body of a request, as JSON: what is empty is left out. */
export function requestBody(draft) {
  const language = languageOf(draft);
  // English is the interface's default.
  const tax = draft.switches.taxes ? '' : draft.tax;
  const sent = { ...draft, tax, language: language === 'en' ? '' : language };
  const fields = Object.entries(sent).filter(
    ([key, value]) => typeof value === 'string' && value !== '' && key !== 'items',
  );
  const labels = Object.fromEntries(Object.entries(sent.labels).filter(([, text]) => text !== ''));
  const others = JSON.stringify({
    ...Object.fromEntries(fields),
    labels,
    ...sentEInvoice(draft),
  });
  const lines = filledLines(draft).map((filled) => lineText(draft, filled));
  return `${others.slice(0, -1)},"items":[${lines.join()}]}`;
}

export const isReady = (draft) => draft.from.trim() !== '' && filledLines(draft).length > 0;
