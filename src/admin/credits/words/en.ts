export const EN = {
  credit: 'Credit',
  creditOf: (number: string) => `Credit ${number}`,
  create: 'Create credit note',
  created: (note: string, amount: string, invoice: string) =>
    `${note} credits ${amount} of ${invoice}.`,
  noInvoice: 'The invoice could not be read.',
  scope: 'What to credit',
  whole: 'All that is left',
  some: 'Some lines, or parts of them',
  reason: 'Reason',
  printed: 'Printed.',
  notes: 'Notes',
  notesHint: 'Printed on the credit note.',
  amounts: {
    net: 'Net',
    tax: 'Tax',
    total: 'Credit note',
    applied: 'Taken off the invoice',
    toRefund: 'To refund',
    leftDue: (number: string) => `Left due of ${number}`,
    becomes: (number: string, status: string) => `${number} becomes ${status}.`,
    refundLater: 'You record the refund in the credit note.',
    computing: 'Computing …',
    failed: 'The amounts could not be computed.',
    seeFields: 'See the fields with the red text.',
    typeOne: 'Type a quantity or an amount in at least one line.',
  },
  lines: {
    table: 'Lines to credit',
    description: 'Description',
    left: 'Left',
    netLeft: 'Net left',
    quantity: 'Quantity',
    orAmount: 'or net amount',
    quantityOf: (line: number) => `Line ${line}: quantity to credit`,
    amountOf: (line: number) => `Line ${line}: net amount to credit`,
    nothing: 'Nothing',
    part: 'A part',
    leftOf: (left: string, quantity: string) => `${left} of ${quantity}`,
  },
  list: {
    title: 'Credit notes',
    unreadable: 'The credit notes could not be read.',
    none: 'Nothing is credited.',
    toRefund: (amount: string) => `To refund: ${amount}`,
  },
  cancel: {
    /** @param issued the month of its issue date */
    effect: (tax: string, issued: string, now: string) =>
      `Tax of ${tax} in ${issued} stays as it is. ${now} goes down by it.`,
    rest: (issued: string, now: string) =>
      `The tax of ${issued} stays as it is. ${now} goes down by what was not credited.`,
    better:
      'Your customer gets no document that says so. A credit note is one, and takes the same off.',
    credit: 'Credit in full',
  },
  refunds: {
    title: 'Refunds',
    unreadable: 'The refunds could not be read.',
    noneDue: 'Nothing is to be refunded.',
    record: 'Record refund',
    recordFor: (number: string) => `Record a refund for ${number}`,
    recorded: (amount: string, number: string) => `Refund of ${amount} recorded for ${number}.`,
    noNote: 'The credit note could not be read.',
    toRefund: (amount: string) => `To refund: ${amount}.`,
    atMost: (amount: string) => `At most the amount to be refunded, ${amount}.`,
    dateHint: 'When you paid it back.',
    void: {
      title: (amount: string, day: string) => `Void the refund of ${amount} of ${day}?`,
      text: 'It stays in the list as voided, and the amount is to be refunded again. You cannot undo this, but you can record the refund again.',
      confirm: 'Void refund',
      done: (amount: string, day: string) => `You voided the refund of ${amount} of ${day}.`,
    },
  },
};

export type CreditWords = typeof EN;
