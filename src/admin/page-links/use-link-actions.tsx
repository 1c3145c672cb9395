import { Cross, Duplicate } from '@strapi/icons';
import { useClipboard } from '@strapi/strapi/admin';
import type { InvoicingAction } from '../actions/invoicing-action';
import { useNotify } from '../use-notify';
import { useSend } from '../use-send';
import { REVOKE_LINK, type Linked } from './link-api';

/** The actions on the link of a document. @param url null where the operator may not change the document */
export function useLinkActions(linked: Linked, url: string | null): InvoicingAction[] {
  const send = useSend();
  const notify = useNotify();
  const { copy } = useClipboard();
  if (url === null) return [];
  return [
    {
      id: 'copy-link',
      label: 'Copy link',
      icon: <Duplicate />,
      variant: 'secondary',
      run: async () => {
        if (await copy(url)) notify.done('The link is copied. Everybody who has it sees the page.');
      },
    },
    {
      id: 'revoke-link',
      label: 'Revoke link',
      icon: <Cross />,
      variant: 'danger-light',
      ask: {
        title: 'Revoke the link?',
        text: 'Every link that the customer has, also in mails, leads nowhere from now on. A new link takes its place.',
        confirm: 'Revoke',
      },
      run: () =>
        send(REVOKE_LINK, linked)
          .then(() => notify.done('The old link is revoked.'))
          .catch(notify.failed),
    },
  ];
}
