import { say } from '../messages/message';
import { ApiError } from './errors';

/** What is printed of a document in place of itself, by its kind (contract §18). */
export const DOCUMENT_PAPERS = {
  invoice: ['delivery_note'],
  quotation: ['order_confirmation', 'proforma'],
} as const;

export type DocumentPaper = (typeof DOCUMENT_PAPERS)[keyof typeof DOCUMENT_PAPERS][number];

/** The statuses in which a document has no such paper. */
const LACKING: Readonly<Record<DocumentPaper, readonly string[]>> = {
  delivery_note: ['cancelled'],
  order_confirmation: ['rejected', 'expired'],
  proforma: [],
};

export const hasPaper = (paper: DocumentPaper, status: string): boolean =>
  !LACKING[paper].includes(status);

/** @throws ApiError where a document in this status has no such paper */
export function requirePaper(paper: DocumentPaper, status: string): void {
  if (hasPaper(paper, status)) return;
  throw paper === 'delivery_note'
    ? new ApiError('invoice_cancelled', say('cancelled_without_delivery_note'))
    : new ApiError('already_decided', say('quotation_without_confirmation'));
}
