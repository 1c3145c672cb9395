/** The words of the page that a customer opens. */
export interface HostedWords {
  readonly downloadPdf: string;
}
