/** The words of mails. */
export interface MailWords {
  readonly view: string;
}
