import type { MailWords } from './en';

export const DE: MailWords = {
  send: {
    label: 'Per E-Mail senden',
    title: (number) => `${number} per E-Mail senden`,
    to: 'An',
    addressesHint: 'Trennen Sie mehrere Adressen durch Kommas.',
    cc: 'Cc',
    subject: 'Betreff',
    message: 'Nachricht',
    messageHint: 'Betrag, Datum und Link zum Dokument werden angefügt. Leer: der übliche Text.',
    attachPdf: 'PDF anhängen',
    attachEInvoice: 'E-Rechnung anhängen',
    noEInvoice: 'Keine',
    edit: 'Bearbeiten',
    preview: 'Vorschau',
    confirm: 'Senden',
    done: (number, recipients) => `${number} ist unterwegs an ${recipients}.`,
    unreadable: 'Das Dokument konnte nicht geladen werden.',
    notConfigured: (settings) =>
      `Dieser Dienst kann noch keine E-Mails senden. Setzen Sie ${settings} und starten Sie ihn neu.`,
    use: (parts) =>
      `Angeschriebene Empfänger: ${parts}. Eine Adresse, die nicht die des Kunden ist, zählt fünffach.`,
    usedOf: {
      hour: (used, limit) => `${used} von ${limit} in einer Stunde`,
      day: (used, limit) => `${used} von ${limit} an einem Tag`,
    },
  },
  preview: {
    frame: 'Vorschau der E-Mail',
    failed: 'Die Vorschau konnte nicht erstellt werden.',
    from: (sender) => `Von ${sender}:`,
    asPage: 'Als Seite anzeigen',
    asText: 'Als reinen Text anzeigen',
  },
  refused: { mark: 'E-Mail abgelehnt', notice: 'Die letzte E-Mail kam nicht an.' },
  list: {
    title: 'E-Mails',
    unreadable: 'Die E-Mails konnten nicht geladen werden.',
    none: 'Es wurde keine E-Mail gesendet.',
    document: (subject) => subject,
    reminder: (subject) => `Zahlungserinnerung: ${subject}`,
    decision: (subject) => `Mitteilung: ${subject}`,
  },
  mail: 'E-Mail',
  again: {
    label: 'Erneut senden',
    title: 'Diese E-Mail erneut senden?',
    text: 'Sie wurde bereits gesendet. Die Empfänger erhalten sie ein zweites Mal.',
    done: 'Die E-Mail wird erneut gesendet.',
    waits:
      'In der Warteschlange. Sie wird gesendet, sobald der Dienst einen Mailserver hat (SMTP_URL und MAIL_FROM).',
  },
};
