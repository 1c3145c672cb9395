/*
 * The structured creditor reference of ISO 11649: `RF`, two check digits and up to 21 letters and digits.
 */

/** The longest text after the check digits. */
const MOST = 21;
const GROUPS = /.{4}(?=.)/g;
const SHAPE = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** The rest of a text in base 36 by 97, as ISO 7064 has it: a letter counts as two digits. */
function restOf(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * The part of an invoice number that its reference carries: A–Z and 0–9 of it, upper-cased (contract §22).
 * `invoicing_rf_body` of the database does the same. Null where nothing or more than 21 characters are left.
 */
function rfBody(number: string): string | null {
  const body = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return body === '' || body.length > MOST ? null : body;
}

/** The RF reference of an invoice number; null for a number that has none. */
export function rfReference(number: string): string | null {
  const body = rfBody(number);
  if (body === null) return null;
  const check = 98 - restOf(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** Whether a text without blanks, in capitals, is an RF reference with the right check digits. */
export const isRfReference = (text: string): boolean =>
  SHAPE.test(text) && restOf(text.slice(4) + text.slice(0, 4)) === 1;

/** In groups of four characters, as people read it. */
export const printRf = (reference: string): string => reference.replace(GROUPS, '$& ');

/** The choice of a business for its invoices' references. Undefined for documents from before there were any. */
interface Wish {
  readonly rf_reference?: boolean | null;
}

/** The reference by which customers of a business pay an invoice; null where its number serves. */
export const wishedRf = ({ rf_reference: isWished }: Wish, number: string): string | null =>
  isWished ? rfReference(number) : null;

/** The reference that customers give with a transfer, as people read it. */
export function payersReference(business: Wish, number: string): string {
  const reference = wishedRf(business, number);
  return reference === null ? number : printRf(reference);
}
