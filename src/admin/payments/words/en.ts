const dueAgain = (due: string | null): string =>
  due === null ? '.' : due === '' ? '. Nothing more is due then.' : `, and ${due} is due again.`;

export const EN = {
  methods: {
    bank_transfer: 'Bank transfer',
    cash: 'Cash',
    card: 'Card',
    direct_debit: 'Direct debit',
    write_off: 'Written off',
    other: 'Other',
  },
  title: 'Payments',
  unreadable: 'The payments could not be read.',
  none: 'No payment is recorded.',
  record: 'Record payment',
  recordFor: (number: string) => `Record a payment for ${number}`,
  recorded: (amount: string, number: string) => `${amount} recorded for ${number}.`,
  noInvoice: 'The invoice could not be read.',
  /** Fields that a refund has, too. */
  amountIn: (currency: string) => `Amount in ${currency}`,
  moreThanNothing: 'This must be more than 0.',
  reference: 'Reference',
  referenceHint: 'Such as the reference of the bank transfer.',
  due: (amount: string) => `Due: ${amount}.`,
  atMost: (amount: string) => `At most the amount due, ${amount}.`,
  dateHint: 'When the money came.',
  method: 'Method',
  methodHint: 'Written off: no money came.',
  note: 'Note',
  noteHint: 'For yourself. Not printed.',
  paidToday: {
    label: 'Paid in full today',
    title: (number: string) => `Is ${number} paid in full today?`,
    text: 'Records what is due as a payment of today. To choose the date, the method or another amount, use Record payment. Webhook endpoints will be notified.',
    confirm: 'Record the payment',
    done: (number: string) => `${number} is paid.`,
  },
  /** A refund is voided by the same button. */
  voidIt: 'Void',
  void: {
    title: (amount: string, day: string) => `Void the payment of ${amount} of ${day}?`,
    /** @param due what is due again, '' for nothing; null where the role hides it */
    text: (due: string | null) =>
      `It stays in the list as voided${dueAgain(due)} You cannot undo this, but you can record the payment again. Webhook endpoints will be notified.`,
    confirm: 'Void payment',
    done: (amount: string, day: string) => `You voided the payment of ${amount} of ${day}.`,
  },
};

export type PaymentWords = typeof EN;
