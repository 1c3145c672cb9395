/** The filter of a list is in the address of its page, where Strapi's parts read it, too. */
export interface ListAddress {
  query: Readonly<Record<string, unknown>>;
  text: (name: string) => string;
  /** The part that decides which records the list has, with the chosen business, without page and order. */
  narrowing: string;
  /** Sets parameters and goes to the first page. An undefined value removes its parameter. */
  change: (next: Record<string, unknown>, options?: { replace?: boolean }) => void;
}
