import { countryCodeOf } from './totals.js';

/** The e-invoice of a draft, and its way into a request. */

export const emptyEInvoice = () => ({ isOpen: false, fields: {} });

const PATH = /^(currency|taxCategory|(seller|buyer|payment)\/[a-zA-Z]+)$/;

/** A kept e-invoice, as far as it is of this shape. */
export function readEInvoice(kept) {
  const texts = Object.entries(kept?.fields ?? {}).filter(
    ([path, text]) => PATH.test(path) && typeof text === 'string',
  );
  return { isOpen: kept?.isOpen === true, fields: Object.fromEntries(texts) };
}

/** Where the sheet names no currency, the service prints the one of the e-invoice. */
export function printedCurrency({ currency, eInvoice }) {
  const code = eInvoice.isOpen ? (eInvoice.fields.currency ?? '').trim().toUpperCase() : '';
  return currency || code;
}

/** A country is typed as its code or its name. */
const valueOf = (path, text) =>
  path.endsWith('/countryCode') ? (countryCodeOf(text) ?? text) : text;

/** The part of a request; nothing while the panel is closed. */
export function sentEInvoice({ eInvoice, date, dueDate }) {
  if (!eInvoice.isOpen) return {};
  const sent = { issueDate: date, dueDate, seller: {}, buyer: {}, payment: {} };
  for (const [path, text] of Object.entries(eInvoice.fields)) {
    const [group, name] = path.split('/');
    if (name) sent[group][name] = valueOf(path, text);
    else sent[group] = text;
  }
  return { eInvoice: sent };
}
