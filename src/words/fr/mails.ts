import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Bonjour,',
  closing: 'Cordialement',
  invoice: {
    subject: (number, sender) => `Facture ${number} de ${sender}`,
    text: (number) => `Nous vous adressons notre facture ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Facture ${number} de ${sender} annulée`,
    text: (number) => `Notre facture ${number} est annulée. Vous n’avez pas à la régler.`,
  },
  quotation: {
    subject: (number, sender) => `Devis ${number} de ${sender}`,
    text: (number) => `Nous vous adressons notre devis ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Avoir ${number} de ${sender}`,
    text: (number) => `Nous vous adressons notre avoir ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Facture ${number} de ${sender}\u00a0: échéance proche`,
      text: (number) => `Nous nous permettons de vous rappeler notre facture ${number}.`,
      due: (amount, date) => `Le montant de ${amount} est à régler pour le ${date}.`,
    },
    after: {
      subject: (number, sender) => `Rappel de paiement\u00a0: facture ${number} de ${sender}`,
      text: (number) =>
        `Sauf erreur de notre part, notre facture ${number} n’est pas encore entièrement réglée.`,
      due: (amount, date) =>
        `Le montant de ${amount} était à régler pour le ${date}. Merci de procéder au paiement dès maintenant.`,
    },
    alreadyPaid: 'Si vous avez déjà payé, veuillez ne pas tenir compte de cet e-mail.',
  },
  decision: {
    accepted: {
      subject: (number) => `Le devis ${number} a été accepté`,
      text: (by, number) => `${by} a accepté le devis ${number}.`,
    },
    rejected: {
      subject: (number) => `Le devis ${number} a été refusé`,
      text: (by, number) => `${by} a refusé le devis ${number}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Paiement reçu\u00a0: ${numbers}`,
    text: (amount, numbers) =>
      `Nous avons bien reçu votre paiement de ${amount} pour ${numbers}. Merci.`,
  },
  payment: {
    subject: (by, amount) => `${by} a payé ${amount}`,
    text: (by, amount, numbers) => `${by} a payé ${amount} en ligne pour ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Relevé de compte de ${sender}\u00a0: du ${from} au ${to}`,
    text: (from, to) => `Nous vous adressons votre relevé de compte du ${from} au ${to}.`,
  },
  sentences: {
    pay: (amount) => `Merci de régler ${amount}.`,
    payBy: (amount, date) => `Merci de régler ${amount} au plus tard le ${date}.`,
    wasDue: (amount, date) => `Le montant de ${amount} était à régler pour le ${date}.`,
    paid: 'Elle est entièrement réglée. Nous vous en remercions.',
    decide: 'Vous pouvez l’accepter ou le refuser en ligne.',
    transfer: (number) =>
      `Pour payer par virement, veuillez indiquer la référence ${number}\u00a0:`,
    answer: (address) => `Une question\u00a0? Répondez à cet e-mail ou écrivez à ${address}.`,
  },
  documents: {
    invoice: 'Facture',
    quotation: 'Devis',
    credit_note: 'Avoir',
  },
  labels: {
    total: 'Total',
    amountPaid: 'Déjà payé',
    amountCredited: 'Avoirs déduits',
    amountDue: 'Reste à payer',
    dueDate: 'Échéance',
    validUntil: 'Valable jusqu’au',
    customer: 'Client',
    remark: 'Remarque',
  },
  view: {
    invoice: 'Voir la facture',
    quotation: 'Voir le devis',
    credit_note: 'Voir l’avoir',
  },
};
