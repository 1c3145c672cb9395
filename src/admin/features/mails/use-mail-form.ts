import type { EInvoiceFormat } from '../../../domain/e-invoice-formats';
import type { MailPreview } from '../../../panel/answers';
import { actionWords, mailWords } from '../../words';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { MAIL_MUTATIONS, type Mailed } from './mail-api';
import { draftOf, initialMail, type MailValues } from './mail-draft';

interface Opened {
  mailed: Mailed;
  number: string;
  /** The usual mail of the document. */
  usual: MailPreview;
  format: EInvoiceFormat | null;
  onClose: () => void;
}

/** The values of the dialog, and the work of its button. */
export function useMailForm({ mailed, number, usual, format, onClose }: Opened) {
  const send = useSend();
  const notify = useNotify();
  return useDialogForm<MailValues>(initialMail(usual, format), {
    check: ({ to }) => ({ to: to.trim() === '' ? actionWords().needed : undefined }),
    send: async (values) => {
      const draft = draftOf(values, usual);
      const { to } = await send(MAIL_MUTATIONS.invoicingSendMail, { ...mailed, draft });
      notify.done(mailWords().send.done(number, to.join(', ')));
    },
    onDone: onClose,
  });
}

export type MailForm = ReturnType<typeof useMailForm>;
