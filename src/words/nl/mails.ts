import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Geachte heer, mevrouw,',
  closing: 'Met vriendelijke groet',
  invoice: {
    subject: (number, sender) => `Factuur ${number} van ${sender}`,
    text: (number) => `Hierbij ontvangt u onze factuur ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Factuur ${number} van ${sender} is geannuleerd`,
    text: (number) => `Onze factuur ${number} is geannuleerd. U hoeft deze niet te betalen.`,
  },
  quotation: {
    subject: (number, sender) => `Offerte ${number} van ${sender}`,
    text: (number) => `Hierbij ontvangt u onze offerte ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Creditfactuur ${number} van ${sender}`,
    text: (number) => `Hierbij ontvangt u onze creditfactuur ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Factuur ${number} van ${sender} vervalt binnenkort`,
      text: (number) => `Graag herinneren wij u aan onze factuur ${number}.`,
      due: (amount, date) => `Het bedrag van ${amount} dient uiterlijk op ${date} betaald te zijn.`,
    },
    after: {
      subject: (number, sender) => `Betalingsherinnering: factuur ${number} van ${sender}`,
      text: (number) =>
        `Wij hebben de volledige betaling van onze factuur ${number} nog niet ontvangen.`,
      due: (amount, date) =>
        `Het bedrag van ${amount} had uiterlijk op ${date} betaald moeten zijn. Wij verzoeken u dit nu te betalen.`,
    },
    alreadyPaid: 'Hebt u al betaald, dan kunt u deze e-mail als niet verzonden beschouwen.',
  },
  decision: {
    accepted: {
      subject: (number) => `Offerte ${number} is geaccepteerd`,
      text: (by, number) => `${by} heeft offerte ${number} geaccepteerd.`,
    },
    rejected: {
      subject: (number) => `Offerte ${number} is afgewezen`,
      text: (by, number) => `${by} heeft offerte ${number} afgewezen.`,
    },
  },
  receipt: {
    subject: (numbers) => `Betaling ontvangen: ${numbers}`,
    text: (amount, numbers) =>
      `We hebben uw betaling van ${amount} voor ${numbers} ontvangen. Dank u wel.`,
  },
  payment: {
    subject: (by, amount) => `${by} heeft ${amount} betaald`,
    text: (by, amount, numbers) => `${by} heeft online ${amount} betaald voor ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Rekeningoverzicht van ${sender}: ${from} tot en met ${to}`,
    text: (from, to) => `Hierbij ontvangt u uw rekeningoverzicht van ${from} tot en met ${to}.`,
  },
  sentences: {
    pay: (amount) => `Wij verzoeken u ${amount} te betalen.`,
    payBy: (amount, date) => `Wij verzoeken u ${amount} uiterlijk op ${date} te betalen.`,
    wasDue: (amount, date) =>
      `Het bedrag van ${amount} had uiterlijk op ${date} betaald moeten zijn.`,
    paid: 'Deze is volledig betaald. Hartelijk dank.',
    decide: 'U kunt deze online accepteren of afwijzen.',
    transfer: (number) => `Vermeld bij een overschrijving ${number} als omschrijving:`,
    answer: (address) => `Hebt u vragen? Beantwoord deze e-mail of schrijf naar ${address}.`,
  },
  documents: {
    invoice: 'Factuur',
    quotation: 'Offerte',
    credit_note: 'Creditfactuur',
  },
  labels: {
    total: 'Totaal',
    amountPaid: 'Betaald',
    amountCredited: 'Gecrediteerd',
    amountDue: 'Te betalen',
    dueDate: 'Vervaldatum',
    validUntil: 'Geldig tot en met',
    customer: 'Klant',
    remark: 'Opmerking',
  },
  view: {
    invoice: 'Factuur bekijken',
    quotation: 'Offerte bekijken',
    credit_note: 'Creditfactuur bekijken',
  },
};
