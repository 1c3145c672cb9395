import { ApiError } from '../../../src/domain/errors';

interface Refusal {
  code: string;
  message: string;
  errors: { pointer: string; message: string }[];
}

/** The error of a rule; null where it accepts. */
export function refusal(act: () => unknown): Refusal | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, message: error.message, errors: error.details.errors ?? [] };
  }
}
