import { countedRecipients, isCustomers } from '../domain/recipients';
import type { NewMail } from './new-mail';

/** The writer of a mail to a customer. */
export interface Writer {
  /** A person in the panel, and no key, clock or customer. */
  byOperator?: boolean | undefined;
}

/**
 * The recipients of a mail as the limits of its business count them (contract §22): the customer's own addresses
 * have a limit of their own where an operator writes to them.
 * @param own all addresses of the customer
 */
export function countedFor(
  addresses: readonly string[],
  own: readonly string[],
  { byOperator = false }: Writer,
): Pick<NewMail, 'counted' | 'counted_by_operator'> {
  const apart = byOperator ? addresses.filter((one) => isCustomers(one, own)) : [];
  const others = addresses.filter((one) => !apart.includes(one));
  return { counted: countedRecipients(others, own), counted_by_operator: apart.length };
}
