import { shownCount } from '../../words/catalogues';
import type { CustomerWords } from './en';

const TYPES = {
  invoice: { one: 'Rechnung', many: 'Rechnungen' },
  quotation: { one: 'Angebot', many: 'Angebote' },
  credit_note: { one: 'Rechnungskorrektur', many: 'Rechnungskorrekturen' },
};

export const DE: CustomerWords = {
  title: 'Dokumente',
  newInvoice: 'Neue Rechnung',
  statement: 'Kontoauszug',
  loading: 'Wird geladen …',
  unreadable: 'Die Dokumente konnten nicht geladen werden.',
  none: 'Es gibt noch kein Dokument.',
  outstanding: 'Offen',
  toRefund: 'Zu erstatten',
  nothingOutstanding: 'Es ist nichts offen.',
  dated: (type, day) => `${TYPES[type].one}, ${day}`,
  all: (type, count) =>
    count === 1 ? `1 ${TYPES[type].one}` : `Alle ${shownCount(count)} ${TYPES[type].many}`,
};
