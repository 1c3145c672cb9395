/**
 * France's codes of e-invoices: AFNOR XP Z12-012 and the external specifications of the tax administration,
 * https://www.impots.gouv.fr/specifications-externes-b2b, as FNFE-MPE publishes them (FR-CTC 1.4).
 */

/** BT-23. The codes that end in 8 and 9 belong to invoices of several sellers, which we do not make. */
export const BUSINESS_PROCESSES = [
  'B1',
  'S1',
  'M1',
  'B2',
  'S2',
  'M2',
  'S3',
  'B4',
  'S4',
  'M4',
  'S5',
  'S6',
  'B7',
  'S7',
] as const;

/** The note `BAR` tells how an invoice is reported. */
export const TREATMENTS = ['B2B', 'B2BINT', 'B2C', 'B2CINT', 'OUTOFSCOPE', 'ARCHIVEONLY'] as const;
