import { validationError } from '../domain/errors';
import { checkRecipient } from '../domain/recipients';
import { say, type Message } from '../messages/message';

/**
 * An address of the customer's record, for a mail that names none.
 * @param path the field that could name another
 * @throws 400 when there is none, or nobody can write to it
 */
export function usableAddress(address: string | null | undefined, path: string[]): string {
  const refuse = (message: Message) => validationError([{ path, message }]);
  if (!address) throw refuse(say('customer_without_email'));
  const checked = checkRecipient(address);
  if ('value' in checked) return checked.value;
  throw refuse(say('customer_email_unusable'));
}
