import { createHash } from 'node:crypto';

/** What both databases hold: everything follows from row numbers, in SQL (seed/source.ts) and here alike. */
export const MAIN_BUSINESS = 'Bench main';
export const OTHER_BUSINESSES = 100;
/** Customers 1 to 500 are the main business's. */
export const MAIN_CUSTOMERS = 500;
/** So many invoices are there for the first measurement of the search; all in the main business. */
export const SMALL = 1_000;

export interface Dataset {
  /** Invoices 1 to this are the main business's, numbered INV-00001 and on. */
  mainInvoices: number;
}

/** A UUID that SQL makes as `md5(text)::uuid`. */
function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const invoiceId = (n: number): string => uuidOf(`invoice ${n}`);
export const customerId = (n: number): string => uuidOf(`customer ${n}`);

/** Numbers from 0 to below 1, the same in every run, so that both servers get the same requests. */
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
