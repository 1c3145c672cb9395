import { counted, shownCount } from '../../words/catalogues';
import type { HomeWords } from './en';

export const DE: HomeWords = {
  title: 'Startseite',
  hello: (name) => `Guten Tag, ${name}`,
  unreadable: 'Die Zahlen konnten nicht geladen werden. Laden Sie die Seite neu.',
  noFigures: 'Ihre Rolle zeigt keine Zahlen zu Rechnungen.',
  currency: 'Währung',
  allCurrencies: 'Alle Währungen',
  failing: {
    label: 'Fehlgeschlagene Webhooks',
    title: 'Webhooks schlagen fehl',
    failing: 'Schlägt fehl',
    off: 'Aus',
    failed: (count) => `${shownCount(count)} fehlgeschlagen`,
    more: (count) => `und ${shownCount(count)} weitere`,
  },
  refused: { label: 'Abgelehnte E-Mails', title: 'E-Mails kamen nicht an' },
  noPublicUrl: {
    label: 'Fehlende Einstellung',
    title: 'PUBLIC_URL fehlt',
    text: 'Links in E-Mails öffnen sich nur auf diesem Rechner. Setzen Sie PUBLIC_URL auf die Adresse, unter der Kunden diesen Dienst erreichen, und starten Sie ihn neu.',
  },
  steps: {
    title: 'In drei Schritten zur ersten Rechnung',
    done: 'Erledigt',
    noBusiness:
      'Sie gehören noch zu keinem Unternehmen. Ein Administrator fügt Sie im Formular des Unternehmens hinzu.',
    business: {
      text: 'Ihr Unternehmen: Name und Anschrift stehen auf jeder Rechnung.',
      button: 'Unternehmen anlegen',
    },
    customer: { text: 'Ein Kunde, der die Rechnung erhält.', button: 'Kunden anlegen' },
    invoice: {
      text: 'Die Rechnung: Positionen eingeben, speichern, PDF versenden.',
      button: 'Rechnung erstellen',
    },
  },
  outstanding: {
    title: 'Offene Beträge nach Fälligkeit',
    label: 'Offen',
    inCurrency: (currency) => `Offene Beträge in ${currency}`,
    none: 'Es ist nichts offen.',
  },
  paid: {
    title: 'In diesem Monat bezahlt',
    none: 'In diesem Monat wurde nichts bezahlt.',
  },
  latest: 'Neueste Rechnungen',
  waiting: { title: 'Zu erledigen', none: 'Es warten keine Entwürfe und keine Angebote.' },
  counts: {
    invoices: (count) => counted(count, { one: 'Rechnung', other: 'Rechnungen' }),
    payments: (count) => counted(count, { one: 'Zahlung', other: 'Zahlungen' }),
    markedPaid: (count) =>
      counted(count, { one: 'als bezahlt markiert', other: 'als bezahlt markiert' }),
    draft_invoices: (count) =>
      counted(count, { one: 'Rechnungsentwurf', other: 'Rechnungsentwürfe' }),
    draft_quotations: (count) =>
      counted(count, { one: 'Angebotsentwurf', other: 'Angebotsentwürfe' }),
    sent_quotations: (count) =>
      counted(count, { one: 'Angebot ohne Antwort', other: 'Angebote ohne Antwort' }),
    accepted_quotations: (count) =>
      counted(count, {
        one: 'angenommenes Angebot ohne Rechnung',
        other: 'angenommene Angebote ohne Rechnung',
      }),
  },
  revenue: {
    title: 'Umsatz',
    months: (from, to) => `Netto, ${from} – ${to}`,
    inTwelveMonths: 'in zwölf Monaten',
    loading: 'Der Umsatz wird geladen …',
    unreadable: 'Der Umsatz konnte nicht geladen werden. Laden Sie die Seite neu.',
    none: 'In diesen zwölf Monaten wurde nichts in Rechnung gestellt.',
    chart: (currency) => `Umsatz nach Monaten in ${currency}`,
    bar: (month, amount) => `${month}: ${amount}`,
    scale: { K: 'k', M: 'M', B: 'Mrd', T: 'Bio' },
  },
};
