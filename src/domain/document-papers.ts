import { say } from '../messages/message';
import { ApiError } from './errors';

/** What is printed of a document in place of itself, by its kind (contract §18). */
export const DOCUMENT_PAPERS = {
  invoice: ['delivery_note'],
  quotation: ['order_confirmation', 'proforma'],
} as const;

export type DocumentPaper = (typeof DOCUMENT_PAPERS)[keyof typeof DOCUMENT_PAPERS][number];

/** @throws ApiError where a document in this status has no such paper */
export function requirePaper(paper: DocumentPaper, status: string): void {
  if (paper === 'delivery_note' && status === 'cancelled') {
    throw new ApiError('invoice_cancelled', say('cancelled_without_delivery_note'));
  }
  if (paper === 'order_confirmation' && (status === 'rejected' || status === 'expired')) {
    throw new ApiError('already_decided', say('quotation_without_confirmation'));
  }
}
