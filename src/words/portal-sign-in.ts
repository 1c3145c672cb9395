/** The words of the sign-in at the portal, and of the mails that lead there. */
export interface PortalSignInWords {
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly send: string;
  readonly notEmail: string;
  readonly askedTitle: string;
  /** It must not say whether the address is known. */
  readonly asked: string;
  readonly again: string;
  readonly press: string;
  readonly signIn: string;
  readonly endedTitle: string;
  readonly ended: string;
  readonly foreignTitle: string;
  readonly foreign: string;
  readonly toPortal: string;
  readonly linkMail: {
    readonly subject: string;
    /** Follows the greeting, so that it begins as that language has it there. */
    readonly text: string;
    readonly ignore: string;
  };
  readonly invitation: {
    /** @param business its name */
    readonly subject: (business: string) => string;
    /** Follows the greeting. @param customer the name of the customer of the business */
    readonly text: (business: string, customer: string) => string;
    readonly how: string;
    /** The button. */
    readonly open: string;
  };
}
