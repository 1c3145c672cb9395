import { say } from '../messages/message';
import { checkEmail, type Check } from './checks';

/** As many addresses as one mail may have. */
export const MOST_RECIPIENTS = 20;

/** They mean something in a list of addresses, or are unseen. */
const SPECIAL = /[<>()[\]\\,;:"\p{C}]/u;
const LINE_BREAKS = /[\n\r\u0085\u2028\u2029]/u;

/** An address that a mail can go to, alone and without a name. A line break could begin another header. */
export const checkRecipient: Check<string> = (input) => {
  if (typeof input === 'string' && LINE_BREAKS.test(input))
    return { problem: say('has_line_break') };
  const checked = checkEmail(input);
  if ('problem' in checked) return checked;
  return SPECIAL.test(checked.value) ? { problem: say('not_email') } : checked;
};

/** The subject of a mail: one line that is not blank. */
export const checkSubject =
  (text: Check<string>): Check<string> =>
  (input) => {
    if (typeof input === 'string' && /[\p{Cc}\u2028\u2029]/u.test(input))
      return { problem: say('not_one_line') };
    return text(input);
  };

/** The addresses without those that were named before, whatever their case. */
export function distinct(addresses: readonly string[], before: readonly string[] = []): string[] {
  const seen = new Set(before.map((address) => address.toLowerCase()));
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** An address that is not the customer's counts as so many recipients. */
const OTHERS_COUNT = 5;

/** Whether an address is among those of the customer's record, whatever its case. */
export const isCustomers = (address: string, own: readonly string[]): boolean =>
  own.some((one) => one.trim().toLowerCase() === address.toLowerCase());

/** The recipients of a mail as its business's limits count them. @param own all addresses of the customer */
export function countedRecipients(addresses: readonly string[], own: readonly string[]): number {
  const counts = addresses.map((one) => (isCustomers(one, own) ? 1 : OTHERS_COUNT));
  return counts.reduce((sum, count) => sum + count, 0);
}
