import type { ActionWords } from './en';

export const DE: ActionWords = {
  loading: 'Wird geladen …',
  back: 'Zurück',
  needed: 'Diese Angabe ist erforderlich.',
  date: 'Datum',
  actions: 'Aktionen',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  openInvoice: (number) => `Rechnung ${number} öffnen`,
  unnumbered: { invoice: 'Rechnung', quotation: 'Angebot', creditNote: 'Rechnungskorrektur' },
  invoice: {
    sent: {
      label: 'Als versendet markieren',
      done: (number) => `${number} ist als versendet markiert.`,
    },
    revived: {
      label: 'Stornierung zurücknehmen',
      done: (number) => `Die Stornierung von ${number} ist zurückgenommen.`,
      ask: (number, total) => ({
        title: `Stornierung von ${number} zurücknehmen?`,
        text: `Die Rechnung über ${total} zählt dann wieder. Die Webhook-Endpunkte werden benachrichtigt.`,
        confirm: 'Zurücknehmen',
      }),
    },
    cancelled: {
      label: 'Rechnung stornieren',
      done: (number) => `${number} ist storniert.`,
      ask: (number) => ({
        title: `${number} stornieren?`,
        text: 'Die Rechnung behält ihre Nummer und bleibt in der Liste. Die Webhook-Endpunkte werden benachrichtigt.',
        confirm: 'Rechnung stornieren',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Als versendet markieren',
      done: (number) => `${number} ist als versendet markiert.`,
    },
    accepted: {
      label: 'Als angenommen markieren',
      done: (number) => `${number} ist als angenommen markiert.`,
      ask: (number, total) => ({
        title: `${number} als angenommen markieren?`,
        text: `Das Angebot über ${total} ist abgelaufen. Seine Preise gelten möglicherweise nicht mehr.`,
        confirm: 'Als angenommen markieren',
      }),
    },
    rejected: {
      label: 'Als abgelehnt markieren',
      done: (number) => `${number} ist als abgelehnt markiert.`,
    },
  },
  duplicate: {
    label: 'Duplizieren',
    done: (number) => `${number} ist ein neuer Entwurf mit denselben Positionen.`,
  },
  convert: {
    label: 'In Rechnung umwandeln',
    title: (number) => `${number} in eine Rechnung umwandeln?`,
    expired: 'Das Angebot ist abgelaufen.',
    text: 'Die Rechnung erhält dieselben Positionen und Beträge und die nächste Nummer. Sie können ein Angebot nur einmal umwandeln.',
    confirm: 'Umwandeln',
    done: (quotation, invoice) =>
      `Aus ${quotation} ist Rechnung ${invoice} entstanden, noch als Entwurf.`,
  },
};
