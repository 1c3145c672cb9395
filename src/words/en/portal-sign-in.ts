import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Sign in',
  intro: 'Enter your e-mail address. We will send you a link to sign in. You need no password.',
  email: 'E-mail address',
  send: 'Send me a link',
  notEmail: 'Please enter an e-mail address, such as name@example.com.',
  askedTitle: 'Check your e-mail',
  asked:
    'If this address is known here, a link is on its way. It works once, within 15 minutes. Look into your spam folder, too.',
  again: 'Ask for another link',
  press: 'Press the button to sign in in this browser.',
  signIn: 'Sign in',
  endedTitle: 'This link no longer works',
  ended: 'A link works once and for a short time only. You can ask for a new one here.',
  foreignTitle: 'This form did not come from here',
  foreign: 'Another website has sent it, so nothing was done.',
  toPortal: 'Go to the portal',
  linkMail: {
    subject: 'Your link to sign in',
    text: 'You can sign in to your documents with this link. It works once, within 15 minutes.',
    ignore: 'If you did not ask for it, ignore this e-mail. Nobody can sign in without the link.',
  },
  invitation: {
    subject: (business) => `Your documents from ${business} online`,
    text: (business, customer) =>
      `${business} has opened a portal for you. There you find the invoices and quotations for ${customer}.`,
    how: 'To sign in, enter the e-mail address to which this e-mail was sent. You will get a link and need no password.',
    open: 'Open the portal',
  },
};
