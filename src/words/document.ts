/** The words of documents on paper. */
export interface DocumentWords {
  readonly invoice: string;
}
