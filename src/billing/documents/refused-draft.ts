import { guardMessage } from '../../database/failures';
import { ApiError, type ErrorCode } from '../../domain/errors';
import type { MessageKey } from '../../messages/message';

/** The guards of the database (`database/0100-baseline`) that refuse a draft, and their codes. */
const CODES: Partial<Record<MessageKey, ErrorCode>> = {
  delete_open_invoice: 'document_issued',
  delete_sent_invoice: 'document_issued',
  delete_open_quotation: 'document_issued',
  delete_sent_quotation: 'document_issued',
  delete_converted_quotation: 'document_issued',
  delete_numbered_draft: 'number_not_last',
  replace_number: 'number_not_last',
  keep_paid_party: 'document_locked',
};

/** The refusal of a guard as the API answers it; any other error stays what it is. */
export function asDraftRefusal(error: unknown): unknown {
  const message = guardMessage(error);
  const code = message && CODES[message.key];
  return code ? new ApiError(code, message) : error;
}
