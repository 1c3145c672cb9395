import { errors } from '@strapi/utils';
import { asPeriodClosed, errorCode, isDuplicate } from '../../database/failures';
import { ApiError } from '../../domain/errors';
import { fieldWords, panelSentence } from './field-words';

/** SQLSTATE of our delete guards (`RAISE … USING ERRCODE = 'restrict_violation'`). */
const RESTRICT_VIOLATION = '23001';

/** The panel's fields that have another name in the API. */
const PANEL_NAMES: Readonly<Record<string, string>> = { status: 'state', customer_id: 'customer' };

/** An error that the panel's form shows at one field. */
export function fieldError(path: readonly (string | number)[], message: string): Error {
  const text = `${fieldWords(path)} ${message}`;
  const details = { errors: [{ path: path.map(String), message, name: 'ValidationError' }] };
  return new errors.ValidationError(text, details);
}

/** The problems of an error, as the panel's forms read them. */
export function panelProblems(error: ApiError) {
  return (error.details.errors ?? []).map(({ pointer, message }) => {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    return { path: [PANEL_NAMES[first] ?? first, ...rest], message, name: 'ValidationError' };
  });
}

function fromApiError(error: ApiError): Error {
  const list = panelProblems(error);
  const text = list.length === 0 ? error.message : panelSentence(list);
  return new errors.ValidationError(text, { errors: list });
}

/** PostgreSQL's own message. Knex puts the SQL and a dash before it. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split(' - ').at(-1) ?? '';
}

/** The error that the operator sees: a sentence at its field, and never a message of the database. */
export function asPanelError(error: unknown): unknown {
  if (error instanceof ApiError && error.status < 500) return fromApiError(error);
  const closed = asPeriodClosed(error);
  if (closed) return fromApiError(closed);
  if (errorCode(error) === RESTRICT_VIOLATION) return new errors.ApplicationError(reason(error));
  if (isDuplicate(error, 'products_business_sku'))
    return fieldError(['sku'], 'is already used in this business');
  for (const field of ['invoice_number', 'quotation_number']) {
    const table = field === 'invoice_number' ? 'invoices' : 'quotations';
    if (isDuplicate(error, `${table}_business_number`)) {
      return fieldError([field], 'is already used in this business');
    }
  }
  return error;
}
