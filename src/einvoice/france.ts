/**
 * France's additional rules: AFNOR XP Z12-012 and the external specifications of the tax administration,
 * https://www.impots.gouv.fr/specifications-externes-b2b, as FNFE-MPE publishes them (FR-CTC 1.4).
 */

/** Invoices that were paid before they were issued. */
export const PAID_PROCESSES: readonly string[] = ['B2', 'S2', 'M2'];

/** Fixed charge for recovery, penalties for late payment, discount for early payment. */
export const NEEDED_NOTES = ['PMT', 'PMD', 'AAB'] as const;

/** Tells how an invoice is to be reported. */
export const TREATMENT_NOTE = 'BAR';
/** The rates that French tax law has or had, overseas departments included. */
export const RATES: readonly string[] = [
  '0',
  '10',
  '13',
  '20',
  '8.5',
  '19.6',
  '2.1',
  '5.5',
  '7',
  '20.6',
  '1.05',
  '0.9',
  '1.75',
  '9.2',
  '9.6',
];

/** A French seller, or one that fills in the fields of France. */
export function followsFrance(seller: {
  readonly country: string | null;
  readonly process: string | null;
  readonly hasCodedNotes: boolean;
}): boolean {
  return seller.country === 'FR' || !!seller.process || seller.hasCodedNotes;
}
