import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import type { SupplyQuestion } from '../../../panel/answers';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import { useBusinessChoice } from '../../requests/chosen-business';
import { INVOICE } from '../../requests/content-manager';
import type { Kind } from '../../requests/document-kinds';
import { actionWords } from '../../words';
import { useInvoicingEInvoiceCheckQuery } from '../e-invoices/e-invoice-api';
import { SupplyForm } from './SupplyForm';

/** Marks the invoice as sent. @param updatedAt the version that the operator sees */
type Mark = (updatedAt: string | undefined) => Promise<void>;

interface Props {
  invoice: string;
  /** The row and the work as they are now. */
  now: () => { row: DocumentRow; mark: Mark };
  onClose: () => void;
}

/** Asks when the invoice was supplied, if nothing says so, and marks it as sent. */
function MarkSent({ invoice, now, onClose }: Props) {
  const checked = { model: INVOICE, path: 'invoices', documentId: invoice };
  const { data, isFetching, isError } = useInvoicingEInvoiceCheckQuery(checked, {
    refetchOnMountOrArgChange: true,
  });
  const [asked, setAsked] = useState<SupplyQuestion | null>();
  const isMarked = useRef(false);
  // The answer reads the invoice again, and asks no more.
  if (asked === undefined && !isFetching && (data ?? isError)) setAsked(data?.supply ?? null);
  useEffect(() => {
    if (asked !== null || isMarked.current) return;
    isMarked.current = true;
    const { row, mark } = now();
    void mark(row.updatedAt).then(onClose);
  }, [asked, now, onClose]);
  if (!asked)
    return (
      <Box padding={6}>
        <Typography role="status">{actionWords().loading}</Typography>
      </Box>
    );
  return (
    <SupplyForm
      invoice={invoice}
      question={asked}
      updatedAt={now().row.updatedAt}
      onAnswered={(updatedAt) => now().mark(updatedAt).then(onClose)}
      onClose={onClose}
    />
  );
}

/** The dialog before a draft is marked as sent; null where no business needs the question. */
export function useSupplyDialog(
  kind: Kind,
  row: DocumentRow,
  mark: Mark,
): NonNullable<DocumentAction['dialog']>['content'] | null {
  const businesses = useBusinessChoice()?.businesses ?? [];
  const latest = useRef({ row, mark });
  useEffect(() => {
    latest.current = { row, mark };
  });
  const { documentId } = row;
  // A new component for each rendering would ask, and mark, again.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <MarkSent invoice={documentId} now={() => latest.current} onClose={onClose} />
    ),
    [documentId],
  );
  // An operator who sees no business may still work for one that asks. The service decides.
  const mayAsk = businesses.length === 0 || businesses.some((one) => one.asks_supply);
  const isSilent = row.state === 'draft' && !row.delivery_date && !row.service_period_start;
  return kind.model === INVOICE && isSilent && mayAsk ? content : null;
}
