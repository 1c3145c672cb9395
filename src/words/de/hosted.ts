import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Alle meine Dokumente',
  downloads: 'Downloads',
  downloadPdf: 'PDF herunterladen',
  eInvoice: 'E-Rechnung: {format}',
  due: 'Zahlbar bis {date}',
  validUntil: 'Gültig bis {date}',
  pay: 'So bezahlen Sie',
  payOnline: 'Online bezahlen',
  opens: 'Öffnet {host}',
  online: {
    waiting: 'Die Zahlung ist unterwegs. Es kann einige Tage dauern, bis sie ankommt.',
    arrived: 'Die Zahlung ist angekommen. Vielen Dank.',
    unconfirmed: 'Die Zahlung ist noch nicht bestätigt. Laden Sie diese Seite gleich noch einmal.',
    unavailable:
      'Online bezahlen geht gerade nicht. Bitte versuchen Sie es gleich noch einmal, oder bezahlen Sie auf andere Weise.',
  },
  transfer: 'Überweisung',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  scan: 'Mit der Banking-App scannen, um die Überweisung auszufüllen.',
  codeName: 'QR-Code für diese Überweisung',
  decide: 'Ihre Entscheidung',
  decideHelp: '{business} erhält Ihre Entscheidung. Sie können sich einmal entscheiden.',
  name: 'Ihr Name',
  remark: 'Anmerkung (optional)',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  from: 'Von',
  details: 'Angaben',
  lines: 'Positionen',
  totals: 'Summen',
  states: {
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    expired: 'Abgelaufen',
    converted: 'In Rechnung gestellt',
  },
  decided: {
    accepted: 'Angenommen von {name} am {date}.',
    rejected: 'Abgelehnt von {name} am {date}.',
  },
  closed: {
    accepted: 'Dieses Angebot wurde angenommen.',
    rejected: 'Dieses Angebot wurde abgelehnt.',
    expired: 'Dieses Angebot ist abgelaufen.',
    converted: 'Zu diesem Angebot wurde eine Rechnung erstellt.',
  },
  reasons: {
    name_missing: 'Bitte geben Sie Ihren Namen ein.',
    name_too_long: 'Ihr Name darf höchstens 255 Zeichen lang sein.',
    remark_too_long: 'Ihre Anmerkung darf höchstens 10.000 Zeichen lang sein.',
    not_text: 'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.',
  },
  nowhere: 'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie die Schreibweise.',
  notices: {
    404: {
      title: 'Seite nicht gefunden',
      text: 'Dieser Link ist ungültig oder gilt nicht mehr. Bitte fragen Sie den Absender nach einem neuen.',
    },
    405: {
      title: 'Nicht möglich',
      text: 'Diese Seite bietet das nicht an.',
    },
    413: {
      title: 'Zu lang',
      text: 'Sie haben mehr gesendet, als diese Seite annimmt. Bitte kürzen Sie Ihren Text.',
    },
    415: {
      title: 'Nicht verstanden',
      text: 'Bitte verwenden Sie das Formular auf der Seite.',
    },
    429: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
    },
    500: {
      title: 'Etwas ist schiefgegangen',
      text: 'Bitte versuchen Sie es später erneut.',
    },
    503: {
      title: 'Im Moment stark ausgelastet',
      text: 'Bitte versuchen Sie es gleich noch einmal.',
    },
  },
};
