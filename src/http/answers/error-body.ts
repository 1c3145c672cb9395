import type { ApiError } from '../../domain/errors';

/** The one shape of every error body (contract §1). */
export interface ErrorBody {
  error: string;
  code: string;
  errors?: { pointer: string; message: string }[];
  request_id: string;
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    ...(error.details.errors ? { errors: error.details.errors } : {}),
    ...error.details.more,
    request_id: requestId,
  };
}
