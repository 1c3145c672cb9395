/** The words of the page on which people without an account make invoices. */
export interface PageWords {
  readonly title: string;
}
