import type { DocumentWords } from './document';
import type { HostedWords } from './hosted';
import type { MailWords } from './mails';
import type { PageWords } from './page';

/** The words of one language. A catalogue that lacks one does not compile. */
export interface Words {
  readonly document: DocumentWords;
  readonly hosted: HostedWords;
  readonly mails: MailWords;
  readonly page: PageWords;
}
