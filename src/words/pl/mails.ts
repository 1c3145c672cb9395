import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Szanowni Państwo,',
  closing: 'Z poważaniem',
  invoice: {
    subject: (number, sender) => `Faktura ${number} – ${sender}`,
    text: (number) => `przesyłamy naszą fakturę ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Faktura ${number} anulowana – ${sender}`,
    text: (number) => `nasza faktura ${number} została anulowana. Nie trzeba jej opłacać.`,
  },
  quotation: {
    subject: (number, sender) => `Oferta ${number} – ${sender}`,
    text: (number) => `przesyłamy naszą ofertę ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Faktura korygująca ${number} – ${sender}`,
    text: (number) => `przesyłamy naszą fakturę korygującą ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Zbliża się termin płatności faktury ${number} – ${sender}`,
      text: (number) => `uprzejmie przypominamy o naszej fakturze ${number}.`,
      due: (amount, date) => `Termin płatności kwoty ${amount} upływa ${date}.`,
    },
    after: {
      subject: (number, sender) => `Przypomnienie o płatności: faktura ${number} – ${sender}`,
      text: (number) => `nie otrzymaliśmy jeszcze pełnej płatności za naszą fakturę ${number}.`,
      due: (amount, date) =>
        `Termin płatności kwoty ${amount} upłynął ${date}. Prosimy o jej uregulowanie.`,
    },
    alreadyPaid: 'Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość.',
  },
  decision: {
    accepted: {
      subject: (number) => `Oferta ${number} została przyjęta`,
      text: (by, number) => `Oferta ${number} została przyjęta. Decyzję podjął(-ęła): ${by}.`,
    },
    rejected: {
      subject: (number) => `Oferta ${number} została odrzucona`,
      text: (by, number) => `Oferta ${number} została odrzucona. Decyzję podjął(-ęła): ${by}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Otrzymano płatność: ${numbers}`,
    text: (amount, numbers) =>
      `Otrzymaliśmy Państwa płatność w wysokości ${amount} za ${numbers}. Dziękujemy.`,
  },
  payment: {
    subject: (by, amount) => `Płatność ${amount}: ${by}`,
    text: (by, amount, numbers) =>
      `Otrzymano płatność online w wysokości ${amount} za ${numbers}. Klient: ${by}.`,
  },
  statement: {
    subject: (from, to, sender) => `Wyciąg z konta – ${sender}: ${from} – ${to}`,
    text: (from, to) => `przesyłamy wyciąg z Państwa konta za okres ${from} – ${to}.`,
  },
  sentences: {
    pay: (amount) => `Prosimy o zapłatę kwoty ${amount}.`,
    payBy: (amount, date) => `Prosimy o zapłatę kwoty ${amount} do dnia ${date}.`,
    wasDue: (amount, date) => `Termin płatności kwoty ${amount} upłynął ${date}.`,
    paid: 'Faktura została w całości opłacona. Dziękujemy.',
    decide: 'Mogą ją Państwo przyjąć lub odrzucić online.',
    transfer: (number) => `Przy płatności przelewem prosimy podać w tytule ${number}:`,
    answer: (address) =>
      `Mają Państwo pytania? Prosimy odpowiedzieć na tę wiadomość lub napisać na adres ${address}.`,
  },
  documents: {
    invoice: 'Faktura',
    quotation: 'Oferta',
    credit_note: 'Faktura korygująca',
  },
  labels: {
    total: 'Razem',
    amountPaid: 'Zapłacono',
    amountCredited: 'Skorygowano',
    amountDue: 'Do zapłaty',
    dueDate: 'Termin płatności',
    validUntil: 'Ważna do',
    customer: 'Klient',
    remark: 'Uwaga',
  },
  view: {
    invoice: 'Zobacz fakturę',
    quotation: 'Zobacz ofertę',
    credit_note: 'Zobacz fakturę korygującą',
  },
};
