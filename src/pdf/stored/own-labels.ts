import type { OwnLabels } from '../../domain/document-look';
import type { DocumentWords } from '../../words/document';

/** Puts the words of a business in the place of ours. */
export function withOwnLabels(words: DocumentWords, own: OwnLabels): DocumentWords {
  const { quotation, creditNote, taxSummary } = words;
  return {
    ...words,
    labels: { ...words.labels, ...own },
    number: own.number ?? words.number,
    issued: own.date ?? words.issued,
    netAmount: own.amount ?? words.netAmount,
    netTotal: own.subTotal ?? words.netTotal,
    grossTotal: own.total ?? words.grossTotal,
    taxSummary: { ...taxSummary, tax: own.tax ?? taxSummary.tax },
    registrationId: own.registrationId ?? words.registrationId,
    bankDetails: own.bankDetails ?? words.bankDetails,
    quotation: {
      ...quotation,
      heading: own.quotation ?? quotation.heading,
      validUntil: own.validUntil ?? quotation.validUntil,
    },
    creditNote: { ...creditNote, heading: own.creditNote ?? creditNote.heading },
  };
}
