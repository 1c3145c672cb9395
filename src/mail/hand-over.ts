import type { Attempt } from './outcome';
import { isFinal, wordsOf, type SmtpError } from './response';

/** Nodemailer's answer when the server took the mail for at least one recipient. */
interface Accepted {
  response?: unknown;
  rejectedErrors?: readonly SmtpError[];
}

/** Without a recipient, the error is about the mail as a whole. */
const nameOf = ({ recipient }: SmtpError): string =>
  typeof recipient === 'string' ? `${recipient}: ` : '';

/** A recipient's temporary refusal is repeated even when others are refused for good. */
function restOf(errors: readonly SmtpError[]): Attempt['rest'] {
  if (errors.length === 0) return 'none';
  return errors.every(isFinal) ? 'never' : 'later';
}

/** The attempt that nodemailer's answer tells of. @param to those whom the server was asked to serve */
export function taken(answer: unknown, to: readonly string[]): Attempt {
  const { response, rejectedErrors = [] } = answer as Accepted;
  const refused = new Set(rejectedErrors.map(({ recipient }) => recipient));
  const refusals = rejectedErrors.map((error) => nameOf(error) + wordsOf(error));
  return {
    rest: restOf(rejectedErrors),
    reached: to.filter((address) => !refused.has(address)),
    response: [String(response ?? ''), ...refusals].join('; '),
    answered: true,
  };
}

/** The attempt that ended with nodemailer's error. Nobody got the mail. */
export function refused(error: unknown): Attempt {
  const failure = (error ?? {}) as SmtpError;
  const each = Array.isArray(failure.rejectedErrors) ? (failure.rejectedErrors as SmtpError[]) : [];
  const errors = each.length > 0 ? each : [failure];
  return {
    rest: restOf(errors),
    reached: [],
    response: errors.map((one) => (errors.length > 1 ? nameOf(one) : '') + wordsOf(one)).join('; '),
    answered: typeof failure.responseCode === 'number' || each.length > 0,
  };
}
