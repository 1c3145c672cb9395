import { errors } from '@strapi/utils';
import { asPeriodClosed, guardMessage, isRefusedByGuard } from '../../database/failures';
import { ApiError, validationError } from '../../domain/errors';
import { formError } from '../../http/panel/told';
import type { Message } from '../../messages/message';
import { saying } from '../../strapi/saying';

/** An error that the panel's form shows at one field. */
export const fieldError = (path: readonly (string | number)[], message: Message): Error =>
  formError(validationError([{ path, message }]));

/** PostgreSQL's own message. Knex puts the SQL and a dash before it. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split(' - ').at(-1) ?? '';
}

/** The error that the operator sees: a sentence at its field, and never a message of the database. */
export function asPanelError(error: unknown): unknown {
  if (error instanceof ApiError && error.status < 500) return formError(error);
  const closed = asPeriodClosed(error);
  if (closed) return formError(closed);
  if (isRefusedByGuard(error))
    return saying(errors.ApplicationError, guardMessage(error) ?? reason(error));
  return error;
}
