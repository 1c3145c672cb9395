import { shownCount } from '../../words/catalogues';
import type { CustomerWords } from './en';

const TYPES = {
  invoice: { title: 'Facture', one: 'facture', many: 'factures' },
  quotation: { title: 'Devis', one: 'devis', many: 'devis' },
  credit_note: { title: 'Avoir', one: 'avoir', many: 'avoirs' },
};

export const FR: CustomerWords = {
  title: 'Documents',
  newInvoice: 'Nouvelle facture',
  statement: 'Relevé de compte',
  loading: 'Chargement…',
  unreadable: 'Impossible de charger les documents.',
  none: 'Aucun document pour le moment.',
  outstanding: 'Montant dû',
  toRefund: 'À rembourser',
  nothingOutstanding: 'Aucun montant dû.',
  dated: (type, day) => `${TYPES[type].title}, ${day}`,
  all: (type, count) =>
    count === 1 ? `1 ${TYPES[type].one}` : `Les ${shownCount(count)} ${TYPES[type].many}`,
};
