import { counted } from '../catalogues';

/** Who may sign in to the portal, beside the form of a customer. */
export const PORTAL_WORDS = {
  title: 'Portal',
  unreadable: 'The people who may use the portal could not be read.',
  none: 'Nobody may use the portal yet. Tick “May use the portal” at a contact and save: the contact is invited by email.',
  /** @param setting such as PUBLIC_URL */
  lacks: (setting: string) =>
    `Invitations wait: this service cannot send them until its setting ${setting} is set.`,
  invitation: {
    none: 'No invitation was sent.',
    queued: 'The invitation is waiting to be sent.',
    sent: (at: string) => `Invited on ${at}.`,
    failed: (at: string) => `The invitation could not be sent (${at}).`,
  },
  signedIn: (at: string) => `Last signed in on ${at}.`,
  neverSignedIn: 'Has not signed in yet.',
  sessions: (count: number) =>
    `${counted(count, { one: 'open session', other: 'open sessions' })}.`,
  invite: {
    first: 'Send the invitation',
    again: 'Send the invitation again',
    done: (email: string) => `The invitation to ${email} is on its way.`,
  },
  signOut: {
    label: 'Sign out everywhere',
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'All sessions and sign-in links of this address end now. The contact may ask for a new link at any time.',
    done: (name: string) => `${name} is signed out everywhere.`,
  },
  revoke: {
    label: 'Revoke access',
    title: (name: string) => `Revoke the access of ${name}?`,
    text: 'The contact is signed out at once and no longer sees this customer in the portal. You can invite the contact again.',
    done: (name: string) => `${name} may no longer use the portal.`,
  },
};

export type PortalWords = typeof PORTAL_WORDS;

/** What somebody at a customer wants changed in its details. */
export const REQUEST_WORDS = {
  title: 'Requested changes',
  /** @param email null where the operator may not see it */
  asked: (email: string | null, at: string) =>
    email === null ? `Requested in the portal on ${at}.` : `Requested by ${email} on ${at}.`,
  now: 'Now',
  wanted: 'Requested',
  nothing: 'Empty',
  confirm: { label: 'Confirm', done: 'The changes are saved.' },
  refuse: {
    label: 'Refuse',
    title: 'Refuse these changes?',
    text: 'Nothing changes. The portal tells the customer that you have refused.',
    done: 'The changes are refused.',
  },
  home: {
    title: (count: number): string =>
      count === 1 ? 'A customer wants details changed' : `${count} customers want details changed`,
    more: (count: number) => `and ${count} more`,
  },
};

export type RequestWords = typeof REQUEST_WORDS;
