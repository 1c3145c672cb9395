import type { Tie } from '../../../domain/issued';
import type { LockedWords } from './en';

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'weil eine Zahlung erfasst ist',
  'it has a credit note': 'weil es dazu eine Rechnungskorrektur gibt',
  'it was imported': 'weil die Rechnung importiert wurde',
  'it was handed out': 'weil das Dokument herausgegeben wurde',
  'it became an invoice': 'weil daraus eine Rechnung wurde',
};

const GIVEN = { invoice: 'die Rechnung', quotation: 'das Angebot' };

export const DE: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `${number} wurde ${day === null ? '' : `am ${day} `}ausgestellt`;
    return tie === null
      ? `${issued}, daher ist der Inhalt gesperrt.`
      : `${issued}. Der Inhalt ist gesperrt und lässt sich nicht wieder öffnen, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice: 'Status, Fälligkeitsdatum, Hinweise und Bedingungen bleiben änderbar.',
    quotation: 'Status, Gültigkeit, Hinweise und Bedingungen bleiben änderbar.',
  },
  reopen: 'Als Entwurf öffnen',
  reopened: (number) => `${number} ist wieder ein Entwurf.`,
  askTitle: (number) => `${number} wieder als Entwurf öffnen?`,
  askText: ({ kind, isPaid }) =>
    `Die Nummer bleibt, und der Inhalt lässt sich wieder ändern. Beim erneuten Ausstellen gelten die dann aktuellen Angaben von Unternehmen und Kunde. Informieren Sie Ihren Kunden, wenn er ${GIVEN[kind]} schon hat.${isPaid ? ' Der bezahlte Betrag wird wieder so, wie er vor der Markierung als bezahlt war.' : ''}`,
};
