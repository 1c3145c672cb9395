/** The sentences that name the kind of the document. */
const about = (kind: string) => ({
  mendIssued: `This ${kind} keeps the details of its issue. What was empty then can still be filled in, and the e-invoice takes it.`,
  mendDraft: `Fill in what is missing before you issue this ${kind}.`,
  complete: `Nothing is missing. Issue the ${kind} to download it.`,
});

export const EN = {
  title: 'E-invoice',
  invoice: about('invoice'),
  creditNote: about('credit note'),
  format: 'Format',
  choose: 'Choose a format',
  download: 'Download e-invoice',
  handedOut: 'You get the file that was handed out before.',
  rounding: {
    label: 'Round tax per rate',
    reason:
      'The tax of this draft is rounded for each line. This format needs it rounded once for each tax rate.',
    done: (number: string) => `The tax of ${number} is now rounded for each tax rate.`,
  },
  unreadable: 'The e-invoice could not be checked.',
};

export type EInvoiceWords = typeof EN;
