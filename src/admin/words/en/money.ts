const dueAgain = (due: string | null): string =>
  due === null || due === '' ? '' : ` ${due} is due again.`;

/** Money on account: payments beside invoices, and what they pay. */
export const ACCOUNT_WORDS = {
  title: 'What it pays',
  unreadable: 'What the customer owes and has on account could not be read.',
  paysNone: 'It pays no invoice.',
  /** In the place of a number. */
  hidden: 'An invoice that you may not see',
  onAccount: (amount: string) => `On account: ${amount}.`,
  atMost: (amount: string) => `At most what is on account and due, ${amount}.`,
  refunds: 'Paid back',
  refundOf: (day: string) => `Record a refund of the payment of ${day}`,
  refunded: (amount: string) => `Refund of ${amount} recorded.`,
  /** Asks before a refund is voided. */
  voidRefund:
    'It stays in the list as voided, and the amount is on account again. You cannot undo this, but you can record the refund again.',
  /** Asks before a payment is voided with all that it pays. */
  voidWhole:
    'It stays in the list as voided, and what it pays is due again. You cannot undo this, but you can record the payment again.',
  voidPart: {
    title: (amount: string, day: string) => `Take back ${amount} of the payment of ${day}?`,
    text: (due: string | null) =>
      `The payment pays other invoices, too. Only this part goes, and stays on account of the customer.${dueAgain(due)}`,
    confirm: 'Take back',
    done: (amount: string, day: string) =>
      `${amount} of the payment of ${day} is on account again.`,
  },
  takeBack: {
    label: 'Take back',
    title: (amount: string, number: string | null) =>
      number === null ? `Take back ${amount}?` : `Take back ${amount} from ${number}?`,
    text: 'It is due on the invoice again, and stays on account of the customer.',
    done: (amount: string) => `${amount} is on account.`,
  },
  pay: {
    label: 'Pay an invoice',
    title: 'Pay an invoice from what is on account',
    invoice: 'Invoice',
    due: (number: string, due: string) => `${number}, ${due} due`,
  },
  use: {
    notice: (amount: string) => `The customer has ${amount} on account.`,
    label: 'Pay this invoice with it',
    done: (amount: string) => `${amount} of it pays this invoice.`,
  },
  keepRest: (amount: string) => `Keep ${amount} on account of the customer`,
  online: {
    title: 'Online',
    at: (provider: string, day: string) => `At ${provider}, ${day}`,
    of: (count: number) => `for ${count} invoices`,
    failure: (text: string) => `It failed: ${text}`,
    refunded: (amount: string) => `Paid back at the provider: ${amount}.`,
    dispute: {
      open: (amount: string, reason: string) =>
        `The customer disputes ${amount} (${reason}). Answer at the provider.`,
      won: (amount: string, reason: string) => `A dispute over ${amount} (${reason}) was won.`,
      lost: (amount: string, reason: string) =>
        `A dispute over ${amount} (${reason}) was lost. The provider took the money back.`,
    },
  },
  customer: {
    title: (name: string) => `Record a payment of ${name}`,
    currency: 'Currency',
    pays: 'Invoices that it pays, the first due first',
    dueOn: (number: string, day: string) => `${number}, due ${day}`,
    gets: (amount: string, due: string) => `${amount} of ${due}`,
    rest: (amount: string) => `Stays on account: ${amount}.`,
    noneOpen: (currency: string) => `Nothing is due in ${currency}. The payment stays on account.`,
    recorded: (amount: string, name: string) => `Payment of ${amount} of ${name} recorded.`,
  },
};

export type AccountWords = typeof ACCOUNT_WORDS;

/** The payment providers of a business. */
export const PROVIDER_WORDS = {
  title: 'Online payments',
  none: 'Customers cannot pay online. Connect an account at Stripe to let them.',
  unreadable: 'The payment providers could not be read.',
  connectedAs: (account: string) => `Stripe, connected as ${account}.`,
  test: 'Test mode',
  form: 'Connect Stripe',
  newKeys: 'Enter new keys',
  connect: 'Connect',
  address: 'Address for events',
  addressHint:
    'In Stripe, make a webhook endpoint with this address first. Let it send the events checkout.session, charge.refunded, charge.dispute and refund.',
  key: 'Secret or restricted key',
  keyHint:
    'A restricted key that may only do what payments need is safer. It is stored encrypted and never shown again.',
  secret: 'Signing secret of the endpoint',
  secretHint: 'It begins with whsec_.',
  done: (account: string) => `Stripe is connected as ${account}.`,
  disconnect: 'Disconnect',
  ask: (account: string) => `Disconnect ${account}?`,
  askText:
    'Customers can no longer pay online, and pages of Stripe that are open are closed. Its payments stay, and you can connect it again.',
  gone: 'Stripe is disconnected.',
};

export type ProviderWords = typeof PROVIDER_WORDS;
