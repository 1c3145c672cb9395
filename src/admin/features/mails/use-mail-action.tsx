import { useCallback } from 'react';
import { Mail } from '@strapi/icons';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { SendForm } from './SendForm';
import { mailWords } from '../../words';

interface Sendable {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
  number: string;
  isDraft: boolean;
}

/** "Send by email" in a dialog. */
export function useMailAction({
  model,
  path,
  documentId,
  number,
  isDraft,
}: Sendable): InvoicingAction<'email'> {
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <SendForm mailed={{ model, path, documentId }} number={number} onClose={onClose} />
    ),
    [model, path, documentId, number],
  );
  return {
    id: 'email',
    label: mailWords().send.label,
    icon: <Mail />,
    variant: isDraft ? 'default' : 'secondary',
    dialog: { title: mailWords().send.title(number), content },
  };
}
