import type { DocumentWords } from './document';
import type { HostedWords } from './hosted';
import type { MailWords } from './mails';
import type { PAGE } from './en/page';
import type { PortalWords } from './portal';
import type { PortalSignInWords } from './portal-sign-in';
import type { SampleWords } from './sample';

/** The words of the page on which people without an account make invoices, in the form of the English ones. */
export type PageWords = typeof PAGE;

/** The words of one language. A catalogue that lacks one does not compile. */
export interface Words {
  readonly document: DocumentWords;
  readonly hosted: HostedWords;
  readonly mails: MailWords;
  readonly page: PageWords;
  readonly portal: PortalWords;
  readonly portalSignIn: PortalSignInWords;
  readonly sample: SampleWords;
}
