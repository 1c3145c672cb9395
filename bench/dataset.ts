import { createHash } from 'node:crypto';

/**
 * The content of both databases. All values follow from row numbers, here and in SQL
 * (seed/source.ts).
 */
export const MAIN_BUSINESS = 'Bench main';
export const OTHER_BUSINESSES = 100;
/** Customers 1 to 500 belong to the main business. */
export const MAIN_CUSTOMERS = 500;
/** The number of invoices at the first measurement of the search; all in the main business. */
export const SMALL = 1_000;

export interface Dataset {
  /** Invoices 1 to this number belong to the main business. Their numbers begin with INV-00001. */
  mainInvoices: number;
}

/** The UUID that SQL makes with `md5(text)::uuid`. */
function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const invoiceId = (n: number): string => uuidOf(`invoice ${n}`);
export const customerId = (n: number): string => uuidOf(`customer ${n}`);

/**
 * Random numbers from 0 to below 1. They are the same in every run, so both servers get the same
 * requests.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
