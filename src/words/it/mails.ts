import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Buongiorno,',
  closing: 'Cordiali saluti',
  invoice: {
    subject: (number, sender) => `Fattura ${number} di ${sender}`,
    text: (number) => `Le inviamo la nostra fattura ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Fattura ${number} di ${sender} annullata`,
    text: (number) => `La nostra fattura ${number} è stata annullata. Non è necessario pagarla.`,
  },
  quotation: {
    subject: (number, sender) => `Preventivo ${number} di ${sender}`,
    text: (number) => `Le inviamo il nostro preventivo ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Nota di credito ${number} di ${sender}`,
    text: (number) => `Le inviamo la nostra nota di credito ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Fattura ${number} di ${sender} in scadenza`,
      text: (number) => `Desideriamo ricordarLe la nostra fattura ${number}.`,
      due: (amount, date) => `L’importo di ${amount} è da pagare entro la seguente data: ${date}.`,
    },
    after: {
      subject: (number, sender) => `Sollecito di pagamento: fattura ${number} di ${sender}`,
      text: (number) =>
        `Non risulta ancora pervenuto il pagamento completo della nostra fattura ${number}.`,
      due: (amount, date) =>
        `Importo: ${amount}, scadenza: ${date}. La preghiamo di provvedere al pagamento.`,
    },
    alreadyPaid: 'Se ha già pagato, non tenga conto di questa e-mail.',
  },
  decision: {
    accepted: {
      subject: (number) => `Il preventivo ${number} è stato accettato`,
      text: (by, number) => `${by} ha accettato il preventivo ${number}.`,
    },
    rejected: {
      subject: (number) => `Il preventivo ${number} è stato rifiutato`,
      text: (by, number) => `${by} ha rifiutato il preventivo ${number}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Pagamento ricevuto: ${numbers}`,
    text: (amount, numbers) =>
      `Abbiamo ricevuto il Suo pagamento di ${amount} per ${numbers}. Grazie.`,
  },
  payment: {
    subject: (by, amount) => `${by} ha pagato ${amount}`,
    text: (by, amount, numbers) => `${by} ha pagato ${amount} online per ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Estratto conto di ${sender}: ${from} – ${to}`,
    text: (from, to) =>
      `Le inviamo il Suo estratto conto per il seguente periodo: ${from} – ${to}.`,
  },
  sentences: {
    pay: (amount) => `La preghiamo di pagare ${amount}.`,
    payBy: (amount, date) => `La preghiamo di pagare ${amount} (scadenza: ${date}).`,
    wasDue: (amount, date) => `Il pagamento di ${amount} è scaduto (scadenza: ${date}).`,
    paid: 'È stata pagata per intero. Grazie.',
    decide: 'Può accettarlo o rifiutarlo online.',
    transfer: (number) => `Per pagare con bonifico, indichi ${number} come causale:`,
    answer: (address) => `Ha domande? Risponda a questa e-mail o scriva a ${address}.`,
  },
  documents: {
    invoice: 'Fattura',
    quotation: 'Preventivo',
    credit_note: 'Nota di credito',
  },
  labels: {
    total: 'Totale',
    amountPaid: 'Pagato',
    amountCredited: 'Accreditato',
    amountDue: 'Importo da pagare',
    dueDate: 'Scadenza',
    validUntil: 'Valido fino al',
    customer: 'Cliente',
    remark: 'Nota',
  },
  view: {
    invoice: 'Visualizza la fattura',
    quotation: 'Visualizza il preventivo',
    credit_note: 'Visualizza la nota di credito',
  },
};
