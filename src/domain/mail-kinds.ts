/** A mail of these kinds brings a document to its customer. */
export const BRINGING_DOCUMENT = ['document', 'reminder'] as const;

/**
 * - `decision`: tells the business what its customer decided about a quotation.
 * - `payment`: tells the business what its customer paid online.
 * - `receipt`: tells the customer that it arrived.
 * - `statement`: brings a customer its statement of account.
 */
export type MailKind =
  (typeof BRINGING_DOCUMENT)[number] | 'decision' | 'payment' | 'receipt' | 'statement';

export const bringsDocument = ({ kind }: { kind: MailKind }): boolean =>
  BRINGING_DOCUMENT.some((one) => one === kind);
