import { Cross, Mail, SignOut } from '@strapi/icons';
import type { CustomerPortal, PortalPerson } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { portalWords } from '../../words';
import { PORTAL_MUTATIONS } from './portal-api';

interface PersonActions {
  invite: InvoicingAction | null;
  signOut: InvoicingAction | null;
  revoke: InvoicingAction;
}

/** What an operator can do about somebody who may use the portal. */
export function usePortalActions(customer: string, { lacks }: CustomerPortal) {
  const send = useSend();
  const notify = useNotify();
  return ({ id: contact, name, email, invitation, ...person }: PortalPerson): PersonActions => {
    const { invite, signOut, revoke } = portalWords();
    const sent = { customer, contact };
    const told = (work: Promise<unknown>, done: string) =>
      work.then(() => notify.done(done), notify.failed);
    const isOut = person.signed_in_at === null && person.sessions === 0;
    return {
      invite:
        lacks !== null || invitation?.state === 'queued'
          ? null
          : {
              id: 'invite',
              label: invitation === null ? invite.first : invite.again,
              icon: <Mail />,
              run: () => told(send(PORTAL_MUTATIONS.invoicingInvite, sent), invite.done(email)),
            },
      signOut: isOut
        ? null
        : {
            id: 'sign-out',
            label: signOut.label,
            icon: <SignOut />,
            ask: { title: signOut.title(name), text: signOut.text, confirm: signOut.label },
            run: () => told(send(PORTAL_MUTATIONS.invoicingSignOut, sent), signOut.done(name)),
          },
      revoke: {
        id: 'revoke',
        label: revoke.label,
        icon: <Cross />,
        variant: 'danger-light',
        ask: { title: revoke.title(name), text: revoke.text, confirm: revoke.label },
        run: () => told(send(PORTAL_MUTATIONS.invoicingRevokePortal, sent), revoke.done(name)),
      },
    };
  };
}
