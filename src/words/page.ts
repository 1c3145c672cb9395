import type { PAGE } from './en/page';

/** The words of the page on which people without an account make invoices, in the form of the English ones. */
export type PageWords = typeof PAGE;
