/**
 * A number or an article number as it is compared: without outer blanks and case, in the compatible form of Unicode
 * (contract §17). `invoicing_folded` of the database does the same.
 */
export const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
