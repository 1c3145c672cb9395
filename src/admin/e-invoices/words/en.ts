/** The sentences that name the kind of the document. */
const about = (kind: string) => ({
  mendIssued: `This ${kind} keeps the details of its issue. Fill in what is missing, set it back to draft, and issue it again.`,
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
  unreadable: 'The e-invoice could not be checked.',
};

export type EInvoiceWords = typeof EN;
