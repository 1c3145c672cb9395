import type { MailWords } from '../mails';

export const MAILS: MailWords = {
  greeting: 'Hello,',
  closing: 'Kind regards',
  invoice: {
    subject: (number, sender) => `Invoice ${number} from ${sender}`,
    text: (number) => `Here is our invoice ${number}.`,
  },
  cancelled: {
    subject: (number, sender) => `Invoice ${number} from ${sender} is cancelled`,
    text: (number) => `Our invoice ${number} is cancelled. You do not need to pay it.`,
  },
  quotation: {
    subject: (number, sender) => `Quotation ${number} from ${sender}`,
    text: (number) => `Here is our quotation ${number}.`,
  },
  creditNote: {
    subject: (number, sender) => `Credit note ${number} from ${sender}`,
    text: (number) => `Here is our credit note ${number}.`,
  },
  reminder: {
    before: {
      subject: (number, sender) => `Invoice ${number} from ${sender} is due soon`,
      text: (number) => `This is a friendly reminder of our invoice ${number}.`,
      due: (amount, date) => `The amount of ${amount} is due on ${date}.`,
    },
    after: {
      subject: (number, sender) => `Payment reminder: invoice ${number} from ${sender}`,
      text: (number) => `We have not yet received the full payment of our invoice ${number}.`,
      due: (amount, date) => `The amount of ${amount} was due on ${date}. Please pay it now.`,
    },
    alreadyPaid: 'If you have already paid, please disregard this e-mail.',
  },
  decision: {
    accepted: {
      subject: (number) => `Quotation ${number} was accepted`,
      text: (by, number) => `${by} accepted quotation ${number}.`,
    },
    rejected: {
      subject: (number) => `Quotation ${number} was declined`,
      text: (by, number) => `${by} declined quotation ${number}.`,
    },
  },
  receipt: {
    subject: (numbers) => `Payment received: ${numbers}`,
    text: (amount, numbers) =>
      `We have received your payment of ${amount} for ${numbers}. Thank you.`,
  },
  payment: {
    subject: (by, amount) => `${by} paid ${amount}`,
    text: (by, amount, numbers) => `${by} paid ${amount} online for ${numbers}.`,
  },
  statement: {
    subject: (from, to, sender) => `Statement of account from ${sender}: ${from} to ${to}`,
    text: (from, to) => `Here is your statement of account from ${from} to ${to}.`,
  },
  sentences: {
    pay: (amount) => `Please pay ${amount}.`,
    payBy: (amount, date) => `Please pay ${amount} by ${date}.`,
    wasDue: (amount, date) => `The amount of ${amount} was due on ${date}.`,
    paid: 'It is paid in full. Thank you.',
    decide: 'You can accept or decline it online.',
    transfer: (number) => `To pay by bank transfer, please give ${number} as the reference:`,
    answer: (address) => `Any questions? Reply to this e-mail or write to ${address}.`,
  },
  documents: {
    invoice: 'Invoice',
    quotation: 'Quotation',
    credit_note: 'Credit note',
  },
  labels: {
    total: 'Total',
    amountPaid: 'Paid',
    amountCredited: 'Credited',
    amountDue: 'Amount due',
    dueDate: 'Due date',
    validUntil: 'Valid until',
    customer: 'Customer',
    remark: 'Remark',
  },
  view: {
    invoice: 'View invoice',
    quotation: 'View quotation',
    credit_note: 'View credit note',
  },
};
