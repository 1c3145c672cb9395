export const EN = {
  /** Words that the dialogs and panels of documents share. */
  loading: 'Loading …',
  back: 'Back',
  needed: 'This is needed.',
  date: 'Date',
  actions: 'Actions',
  saveFirst: 'Save your changes first.',
  openInvoice: (number: string) => `Open invoice ${number}`,
  /** Stands for the number, which a role may hide. */
  unnumbered: { invoice: 'invoice', quotation: 'quotation', creditNote: 'credit note' },
  invoice: {
    sent: { label: 'Mark as sent', done: (number: string) => `${number} is sent.` },
    revived: {
      label: 'Take back the cancellation',
      done: (number: string) => `${number} is no longer cancelled.`,
      ask: (number: string, total: string) => ({
        title: `Take back the cancellation of ${number}?`,
        text: `The invoice of ${total} counts again. Webhook endpoints will be notified.`,
        confirm: 'Take it back',
      }),
    },
    cancelled: {
      label: 'Cancel invoice',
      done: (number: string) => `${number} is cancelled.`,
      ask: (number: string) => ({
        title: `Cancel ${number}?`,
        text: 'The invoice keeps its number and stays in the list. Webhook endpoints will be notified.',
        confirm: 'Cancel invoice',
      }),
    },
  },
  quotation: {
    sent: { label: 'Mark as sent', done: (number: string) => `${number} is sent.` },
    accepted: {
      label: 'Mark as accepted',
      done: (number: string) => `${number} is accepted.`,
      ask: (number: string, total: string) => ({
        title: `Mark ${number} as accepted?`,
        text: `The quotation of ${total} has expired. Its prices may no longer hold.`,
        confirm: 'Mark as accepted',
      }),
    },
    rejected: { label: 'Mark as rejected', done: (number: string) => `${number} is rejected.` },
  },
  duplicate: {
    label: 'Duplicate',
    done: (number: string) => `${number} is a new draft with the same lines.`,
  },
  convert: {
    label: 'Convert to invoice',
    title: (number: string) => `Convert ${number} to an invoice?`,
    expired: 'The quotation has expired.',
    text: 'The invoice gets the same lines and amounts, and the next number. You can convert a quotation only once.',
    confirm: 'Convert',
    done: (quotation: string, invoice: string) =>
      `${quotation} is now invoice ${invoice}, a draft.`,
  },
};

export type ActionWords = typeof EN;
