import { emptyDraft } from './draft.js';
import { likelyCurrency } from './likely-currency.js';
import { LANGUAGE } from './words.js';

/** How a draft begins, and what it takes over from the one before. */

/** The day of the visitor's clock, as a date input has it. */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first draft in a browser, and one after everything was cleared. */
export function newDraft() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return { ...emptyDraft(), date: today(), currency: likelyCurrency(zone, LANGUAGE) };
}

/** The number after one: its last digits count up and keep their zeros. After one without digits, none is known. */
function nextNumber(number) {
  if (!/\d/.test(number)) return '';
  return number.replace(/\d+(?=\D*$)/, (digits) =>
    String(BigInt(digits) + 1n).padStart(digits.length, '0'),
  );
}

/** The next invoice of the same sender. */
export function nextDraft(draft) {
  const { from, logo, themeColor, template, currency, switches } = draft;
  const kept = { from, logo, themeColor, template, currency, switches: { ...switches } };
  return { ...newDraft(), ...kept, invoiceNumber: nextNumber(draft.invoiceNumber) };
}

/** The same invoice once more, of today, and due after as many days. */
export function copiedDraft(draft) {
  const copy = JSON.parse(JSON.stringify(draft));
  const date = today();
  const [before, due] = [draft.date, draft.dueDate].map((day) => Date.parse(`${day}T00:00:00Z`));
  const moved = Date.parse(`${date}T00:00:00Z`) + due - before;
  const dueDate = Number.isNaN(moved) ? '' : new Date(moved).toISOString().slice(0, 10);
  return { ...copy, date, dueDate, invoiceNumber: nextNumber(draft.invoiceNumber) };
}
