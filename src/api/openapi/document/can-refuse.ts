import type { ErrorCode } from '../../../domain/errors';
import type { Operation } from '../../../http/routes/operation';
import { OPERATIONS } from './operations';

/** The codes that follow from what an operation is. No operation names them. */
const BY_SHAPE: Partial<Record<ErrorCode, (operation: Operation) => boolean>> = {
  no_valid_fields: ({ method }) => method === 'patch',
  malformed_json: ({ method, file }) => method !== 'get' && method !== 'delete' && !file,
  insufficient_scope: ({ scope }) => scope !== null && scope !== 'any',
  overloaded: ({ answer, csv, id }) =>
    answer === 'PDF' || answer === 'E-invoice' || csv === true || id === 'uploadBankStatement',
  // The door for agents answers it.
  foreign_origin: () => false,
};

/** Codes that some operations name. Only these can answer with them. */
const NAMED = new Set(OPERATIONS.flatMap(({ refuses }) => refuses));

/** Whether an operation can answer with a code, if it can with the status of it. */
export const canRefuse = (operation: Operation, code: ErrorCode): boolean =>
  NAMED.has(code) ? operation.refuses.includes(code) : (BY_SHAPE[code]?.(operation) ?? true);
