import { emptyDraft } from './draft.js';
import { LANGUAGE } from './words.js';

/** How a draft begins, and what it takes over from the one before. */

/** The day of the visitor's clock, as a date input has it. */
export function today(now = new Date()) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Where people in Europe pay in something else than euros. */
const BY_PLACE = {
  'Europe/London': '£',
  'Europe/Zurich': 'CHF',
  'Europe/Warsaw': 'zł',
  'Europe/Prague': 'CZK',
  'Europe/Stockholm': 'SEK',
  'Europe/Oslo': 'NOK',
  'Europe/Copenhagen': 'DKK',
  'Europe/Budapest': 'HUF',
  'Europe/Bucharest': 'RON',
  'Asia/Tokyo': '¥',
  'Asia/Kolkata': '₹',
  'Asia/Calcutta': '₹',
};

/** The currency of the visitor's time zone, else of the page's language; empty for dollars. */
export function likelyCurrency(zone, language) {
  if (Object.hasOwn(BY_PLACE, zone)) return BY_PLACE[zone];
  if (zone.startsWith('Europe/')) return '€';
  if (zone.includes('/') && !zone.startsWith('Etc/')) return '';
  if (language === 'pl') return 'zł';
  return language === 'en' ? '' : '€';
}

/** The first draft in a browser, and one after everything was cleared. */
export function newDraft() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return { ...emptyDraft(), date: today(), currency: likelyCurrency(zone, LANGUAGE) };
}

/** The number after one: its last digits count up and keep their zeros. After one without digits, none is known. */
export function nextNumber(number) {
  if (!/\d/.test(number)) return '';
  return number.replace(/\d+(?=\D*$)/, (digits) =>
    String(BigInt(digits) + 1n).padStart(digits.length, '0'),
  );
}

/** The next invoice of the same sender. */
export function nextDraft(draft) {
  const { from, logo, themeColor, currency } = draft;
  const kept = { from, logo, themeColor, currency };
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
