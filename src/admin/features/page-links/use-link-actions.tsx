import { Cross, Duplicate } from '@strapi/icons';
import { useClipboard } from '@strapi/strapi/admin';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { REVOKE_LINK, type Linked } from './link-api';
import { linkWords } from '../../words';

/** The actions on the link of a document. @param url null where the operator may not change the document */
export function useLinkActions(linked: Linked, url: string | null): InvoicingAction[] {
  const send = useSend();
  const notify = useNotify();
  const { copy } = useClipboard();
  if (url === null) return [];
  const { label, done, ...ask } = linkWords().revoke;
  return [
    {
      id: 'copy-link',
      label: linkWords().copy,
      icon: <Duplicate />,
      variant: 'secondary',
      run: async () => {
        if (await copy(url)) notify.done(linkWords().copied);
      },
    },
    {
      id: 'revoke-link',
      label,
      icon: <Cross />,
      variant: 'danger-light',
      ask,
      run: () =>
        send(REVOKE_LINK, linked)
          .then(() => notify.done(done))
          .catch(notify.failed),
    },
  ];
}
