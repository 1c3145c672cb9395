import { NEUTRAL } from '../../domain/color';
import type { Language } from '../../domain/languages';
import { compose } from '../../mail/compose/compose';
import { senderOf } from '../../mail/compose/frame';
import type { Composed, Letter } from '../../mail/compose/letter';
import type { Sender } from '../../mail/compose/parts';
import { oneLine, subjectOf } from '../../mail/compose/texts';
import { WORDS } from '../../words';

const BARE = { facts: [], account: null } as const satisfies Partial<Letter>;

/**
 * The mail with a link to sign in. It comes from the service: an address may belong to customers of several
 * businesses.
 * @param service the name that stands at its head
 */
export function composeLink(language: Language, url: string, service: string): Composed {
  const { mails, portalSignIn } = WORDS[language];
  const { linkMail, signIn } = portalSignIn;
  return compose({
    ...BARE,
    language,
    subject: subjectOf(linkMail.subject),
    paragraphs: [mails.greeting, linkMail.text],
    links: [{ label: signIn, url }],
    color: NEUTRAL,
    closing: null,
    sender: { name: service, lines: [] },
    footer: linkMail.ignore,
  });
}

interface Invitation {
  language: Language;
  /** The business that invites, and the name of its customer. */
  sender: Sender;
  customer: string;
  /** Where the portal is. */
  url: string;
}

/** The mail that invites a contact of a customer. It holds no secret: its reader asks for a link there. */
export function composeInvitation({ language, sender, customer, url }: Invitation): Composed {
  const { mails, portalSignIn } = WORDS[language];
  const { invitation } = portalSignIn;
  const business = oneLine(sender.name);
  return compose({
    ...BARE,
    language,
    subject: subjectOf(invitation.subject(business)),
    paragraphs: [mails.greeting, invitation.text(business, oneLine(customer)), invitation.how],
    links: [{ label: invitation.open, url }],
    color: sender.brand_color ?? NEUTRAL,
    closing: mails.closing,
    sender: senderOf({ sender, language }),
    footer: sender.email ? mails.sentences.answer(oneLine(sender.email)) : null,
  });
}
