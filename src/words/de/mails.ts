import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  invoice: {
    subject: (number, sender) => `Rechnung ${number} von ${sender}`,
    text: (number) => `hiermit erhalten Sie unsere Rechnung ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Rechnung ${number} von ${sender} ist storniert`,
    text: (number) =>
      `unsere Rechnung ${number} wurde storniert. Sie brauchen sie nicht zu bezahlen.`,
  },
  quotation: {
    subject: (number, sender) => `Angebot ${number} von ${sender}`,
    text: (number) => `hiermit erhalten Sie unser Angebot ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Rechnungskorrektur ${number} von ${sender}`,
    text: (number) => `hiermit erhalten Sie unsere Rechnungskorrektur ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Rechnung ${number} von ${sender} wird bald fällig`,
      text: (number) => `wir möchten Sie freundlich an unsere Rechnung ${number} erinnern.`,
      due: (amount, date) => `Der Betrag von ${amount} ist am ${date} fällig.`,
    },
    after: {
      subject: (number, sender) => `Zahlungserinnerung: Rechnung ${number} von ${sender}`,
      text: (number) =>
        `unsere Rechnung ${number} ist noch nicht vollständig bezahlt. Vielleicht haben Sie sie übersehen.`,
      due: (amount, date) =>
        `Der Betrag von ${amount} war am ${date} fällig. Bitte überweisen Sie ihn umgehend.`,
    },
    alreadyPaid: 'Falls Sie bereits gezahlt haben, betrachten Sie diese E-Mail als gegenstandslos.',
  },
  decision: {
    accepted: {
      subject: (number) => `Angebot ${number} wurde angenommen`,
      text: (by, number) => `${by} hat das Angebot ${number} angenommen.`,
    },
    rejected: {
      subject: (number) => `Angebot ${number} wurde abgelehnt`,
      text: (by, number) => `${by} hat das Angebot ${number} abgelehnt.`,
    },
  },
  receipt: {
    subject: (numbers) => `Zahlung erhalten: ${numbers}`,
    text: (amount, numbers) =>
      `Ihre Zahlung über ${amount} für ${numbers} ist eingegangen. Vielen Dank.`,
  },
  payment: {
    subject: (by, amount) => `${by} hat ${amount} bezahlt`,
    text: (by, amount, numbers) => `${by} hat online ${amount} für ${numbers} bezahlt.`,
  },
  statement: {
    subject: (from, to, sender) => `Kontoauszug von ${sender}: ${from} bis ${to}`,
    text: (from, to) => `hiermit erhalten Sie Ihren Kontoauszug vom ${from} bis zum ${to}.`,
  },
  sentences: {
    pay: (amount) => `Bitte zahlen Sie ${amount}.`,
    payBy: (amount, date) => `Bitte zahlen Sie ${amount} bis zum ${date}.`,
    wasDue: (amount, date) => `Der Betrag von ${amount} war am ${date} fällig.`,
    paid: 'Sie ist vollständig bezahlt. Vielen Dank.',
    decide: 'Sie können es online annehmen oder ablehnen.',
    transfer: (number) => `Für eine Überweisung geben Sie bitte ${number} als Verwendungszweck an:`,
    answer: (address) =>
      `Haben Sie Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an ${address}.`,
  },
  documents: {
    invoice: 'Rechnung',
    quotation: 'Angebot',
    credit_note: 'Rechnungskorrektur',
  },
  labels: {
    total: 'Gesamtbetrag',
    amountPaid: 'Bezahlt',
    amountCredited: 'Gutgeschrieben',
    amountDue: 'Offener Betrag',
    dueDate: 'Fällig am',
    validUntil: 'Gültig bis',
    customer: 'Kunde',
    remark: 'Anmerkung',
  },
  view: {
    invoice: 'Rechnung ansehen',
    quotation: 'Angebot ansehen',
    credit_note: 'Rechnungskorrektur ansehen',
  },
};
