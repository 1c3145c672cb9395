import { useCallback } from 'react';
import { Clock } from '@strapi/icons';
import { dayInMonth, monthOf } from '../../../domain/dates';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useMayCreate } from '../../kit/actions/use-may';
import { INVOICE, RECURRING } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { recurringWords } from '../../words';
import { RecurringForm } from './RecurringForm';

/** A month after a day: the 28th of February after 31 January. */
const monthLater = (day: string): string | null =>
  dayInMonth(monthOf(day) + 1, Number(day.slice(8)));

/** Makes a recurring invoice of an invoice; null where the role does not allow it. */
export function useMakeRecurring(kind: Kind, row: DocumentRow): DocumentAction | null {
  const mayMake = useMayCreate(RECURRING);
  const { documentId, issue_date: issued } = row;
  const number = row[kind.numberField] ?? '';
  // A new component for each rendering would lose what is typed.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <RecurringForm
        invoice={documentId}
        start={issued === undefined ? null : monthLater(issued)}
        onClose={onClose}
      />
    ),
    [documentId, issued],
  );
  if (kind.model !== INVOICE || !mayMake) return null;
  const words = recurringWords().make;
  return {
    id: 'recurring',
    label: words.label,
    icon: <Clock />,
    dialog: { title: words.title(number), content },
  };
}
