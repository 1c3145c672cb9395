import { valueWords } from '../../messages/columns';
import { inLanguage } from '../../messages/in-language';
import { PANEL_LANGUAGES } from '../../messages/languages';
import { say } from '../../messages/message';
import type { InvoiceStatus } from '../../domain/invoice-status';
import { unitCode } from '../../domain/units';

/** Statuses as other programs name them, in lower case without spaces and punctuation. */
const STATUSES: Readonly<Record<InvoiceStatus, readonly string[]>> = {
  draft: ['draft', 'entwurf', 'brouillon', 'borrador', 'bozza', 'concept'],
  sent: [
    'sent',
    'open',
    'unpaid',
    'outstanding',
    'uncollectible',
    'issued',
    'viewed',
    'approved',
    'authorised',
    'awaitingpayment',
    'notpaid',
    'due',
    'partial',
    'partiallypaid',
    'partpaid',
    'offen',
    'unbezahlt',
    'versendet',
    'gesendet',
    'teilbezahlt',
    'teilweisebezahlt',
    'envoyée',
    'ouverte',
    'impayée',
    'enviada',
    'pendiente',
    'inviata',
    'verzonden',
  ],
  paid: [
    'paid',
    'paidinfull',
    'closed',
    'settled',
    'complete',
    'completed',
    'bezahlt',
    'beglichen',
    'payée',
    'payé',
    'pagada',
    'pagata',
    'betaald',
  ],
  overdue: [
    'overdue',
    'pastdue',
    'late',
    'überfällig',
    'fällig',
    'enretard',
    'vencida',
    'scaduta',
    'verlopen',
  ],
  cancelled: [
    'cancelled',
    'canceled',
    'void',
    'voided',
    'storniert',
    'annulliert',
    'annulée',
    'anulada',
    'annullata',
    'geannuleerd',
  ],
};

/** A name without what programs write in different ways. */
export const plainWord = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The plain words of columns. A repeated one gets a sign of its own, which is no other column's. */
export function columnWords(columns: readonly string[]): string[] {
  const words = new Set<string>();
  for (const column of columns) {
    let word = plainWord(column);
    while (words.has(word)) word += '²';
    words.add(word);
  }
  return [...words];
}

/** The names of the column with the reasons for bad rows, which this service adds. */
export const REASON_COLUMNS: readonly string[] = PANEL_LANGUAGES.map((language) =>
  inLanguage(say('import_reason'), language),
);

/** The panel's words for a status, as files for reading have them. */
const shown = (status: string): string[] =>
  PANEL_LANGUAGES.flatMap((language) => valueWords(language, 'status')[status] ?? []).map(
    plainWord,
  );

const STATUS_OF = new Map(
  Object.entries(STATUSES).flatMap(([status, words]) =>
    [...words, ...shown(status)].map((word) => [word, status as InvoiceStatus] as const),
  ),
);

/** The status that a word means; the word itself when nobody knows it. */
export const statusOfWord = (word: string): string => STATUS_OF.get(plainWord(word)) ?? word;

/** The code of a unit in words. */
export const unitOfWord = (word: string): string => unitCode(word) ?? word;

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', US$: 'USD' };

/** The code of a currency. Many currencies have a bare $, so it stays. */
export const currencyOfSign = (sign: string): string => CURRENCIES[sign.trim()] ?? sign.trim();
