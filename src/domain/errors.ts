import { say, type Message, type Sentence } from '../messages/message';
import { pointer, sentence, type Problem } from './problems';

/** Every error code of the interface with its status (contract §1), in the only table. */
export const ERROR_STATUS = {
  malformed_json: 400,
  validation_failed: 400,
  no_valid_fields: 400,
  customer_not_found: 400,
  invoice_not_found: 400,
  too_many_items: 400,
  preview_too_large: 400,
  page_too_large: 400,
  too_many_endpoints: 400,
  too_many_attachments: 400,
  too_many_entries: 400,
  invalid_statement: 400,
  unknown_format: 400,
  unauthorized: 401,
  insufficient_scope: 403,
  key_without_business: 403,
  recipient_not_allowed: 403,
  invitation_not_allowed: 403,
  generator_closed: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_number: 409,
  duplicate_sku: 409,
  duplicate_name: 409,
  already_converted: 409,
  invoice_not_payable: 409,
  amount_exceeds_due: 409,
  amount_exceeds_unallocated: 409,
  currency_mismatch: 409,
  other_customer: 409,
  write_off_not_on_account: 409,
  payment_refunded: 409,
  payment_at_provider: 409,
  provider_not_connected: 409,
  no_receipt: 409,
  invoice_not_issued: 409,
  invoice_cancelled: 409,
  nothing_to_credit: 409,
  quantity_exceeds_invoiced: 409,
  credit_exceeds_invoice: 409,
  amount_exceeds_refund_due: 409,
  document_locked: 409,
  document_issued: 409,
  number_not_last: 409,
  status_contradicts_records: 409,
  period_closed: 409,
  not_issued: 409,
  already_decided: 409,
  portal_not_allowed: 409,
  mail_not_configured: 409,
  e_invoice_incomplete: 409,
  not_expressible: 409,
  totals_not_per_rate: 409,
  recurring_invoice_ended: 409,
  occurrence_exists: 409,
  occurrence_not_next: 409,
  already_imported: 409,
  unknown_account: 409,
  statement_used: 409,
  idempotency_in_progress: 409,
  already_matched: 409,
  amount_mismatch: 409,
  not_a_credit: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  mail_limit: 429,
  internal_error: 500,
  overloaded: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with one field. */
interface FieldRefusal {
  pointer: string;
  message: Sentence;
}

/** A failure for the caller: a code of the table, a sentence, and the fields that it is about. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** What it says of each field. */
  readonly fields: readonly FieldRefusal[];

  /** The same in English, and headers of the answer. */
  readonly details: {
    errors?: { pointer: string; message: string }[];
    headers?: Record<string, string>;
    /** Further fields of the body. */
    more?: Record<string, string | null>;
  };

  constructor(
    readonly code: ErrorCode,
    /** What it says. As `message`, it is English. */
    readonly said: Sentence,
    {
      errors,
      ...others
    }: Pick<ApiError['details'], 'headers' | 'more'> & { errors?: FieldRefusal[] } = {},
  ) {
    super(String(said));
    this.fields = errors ?? [];
    const english = errors?.map((one) => ({ ...one, message: String(one.message) }));
    this.details = { ...(english && { errors: english }), ...others };
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The error that names all bad fields. */
export function validationError(problems: readonly Problem[], code?: ErrorCode): ApiError {
  return new ApiError(code ?? 'validation_failed', sentence(problems), {
    errors: problems.map((one) => ({ pointer: pointer(one.path), message: one.message })),
  });
}

/** The same answer for an unknown customer and for another business's customer. */
export function customerNotFound(): ApiError {
  const message = say('not_customer_id');
  return validationError([{ path: ['customer_id'], message }], 'customer_not_found');
}

/** No place is free for another PDF. */
export const tooManyDocuments = (): ApiError => overloaded(say('too_many_documents'));

/** The error when a PDF has met its time limit: the machine is busy, and the input may be right. */
export const pdfTooSlow = (): ApiError => overloaded(say('pdf_too_slow'));

/** The error when a document changes each time before it was handed out. */
export const documentChanging = (): ApiError =>
  new ApiError('unavailable', say('document_changing'), { headers: { 'Retry-After': '5' } });

function overloaded(message: Message): ApiError {
  return new ApiError('overloaded', message, { headers: { 'Retry-After': '5' } });
}

/** The records that the panel shows. */
const NOT_FOUND = new Map([
  ['invoice', say('invoice_not_found')],
  ['quotation', say('quotation_not_found')],
  ['credit note', say('credit_note_not_found')],
  ['payment', say('payment_not_found')],
  ['refund', say('refund_not_found')],
  ['customer', say('customer_not_found')],
  ['contact', say('contact_not_found')],
  ['attachment', say('attachment_not_found')],
  ['product', say('product_not_found')],
  ['record', say('record_not_found')],
]);

export function notFound(what: string): ApiError {
  const word = what.replace('_', ' ');
  return new ApiError('not_found', NOT_FOUND.get(word) ?? `${word} not found`);
}

/** An error for a line of the log. The class of our own errors says nothing more. */
export const inWords = (error: unknown): string =>
  error instanceof ApiError ? error.message : String(error);
