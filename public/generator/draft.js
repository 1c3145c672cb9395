import { jsonNumber } from './totals.js';

/** The invoice as it stands on the page, and its way into and out of the browser's storage. */
const KEY = 'invoice-generator-draft';

export const FIELDS = [
  'from',
  'billTo',
  'shipTo',
  'invoiceNumber',
  'date',
  'dueDate',
  'poNumber',
  'tax',
  'currency',
  'discount',
  'shipping',
  'amountPaid',
  'notes',
  'terms',
  'themeColor',
];

export const emptyLine = () => ({ item: '', qty: '1', rate: '' });

export function emptyDraft() {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, '']));
  return { ...fields, themeColor: '#1e40af', logo: '', labels: {}, items: [emptyLine()] };
}

const textsIn = (kept) =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'));

/** What was kept, as far as it is of this shape. */
export function loadDraft() {
  const draft = emptyDraft();
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    for (const field of [...FIELDS, 'logo']) {
      if (typeof kept[field] === 'string') draft[field] = kept[field];
    }
    Object.assign(draft.labels, textsIn(kept.labels));
    if (Array.isArray(kept.items) && kept.items.length > 0) {
      draft.items = kept.items.map((line) => ({ ...emptyLine(), ...textsIn(line) }));
    }
  } catch {
    // Storage may be blocked or hold something else: the page then starts empty.
  }
  return draft;
}

export function saveDraft(draft) {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or blocked: the page works without.
  }
}

export function forgetDraft() {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
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

/** A line as JSON. Written by hand, since JavaScript's own numbers lose digits. */
function lineText({ line, place }) {
  const [id, item] = [String(place + 1), line.item].map((text) => JSON.stringify(text));
  return `{"id":${id},"item":${item},"qty":${numberOr(line.qty)},"rate":${numberOr(line.rate)}}`;
}

/** The body of a request, as JSON: what is empty is left out. */
export function requestBody(draft) {
  const fields = Object.entries(draft).filter(
    ([key, value]) => typeof value === 'string' && value !== '' && key !== 'items',
  );
  const labels = Object.fromEntries(Object.entries(draft.labels).filter(([, text]) => text !== ''));
  const others = JSON.stringify({ ...Object.fromEntries(fields), labels });
  return `${others.slice(0, -1)},"items":[${filledLines(draft).map(lineText).join()}]}`;
}

export const isReady = (draft) => draft.from.trim() !== '' && filledLines(draft).length > 0;
