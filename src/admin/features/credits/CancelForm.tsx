import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { actionWords, creditWords } from '../../words';
import type { DocumentRow } from '../../kit/actions/document-actions';
import { MUTATIONS } from '../../requests/api';
import { INVOICES } from '../../requests/document-kinds';
import { printAmount } from '../../words/print-amount';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { longMonth } from '../../words/dates';
import { CreditForm } from './CreditForm';

/** How cancelling an issued invoice changes the tax of each month. */
function effectOf({ issue_date: issued, amount_credited: credited, ...row }: DocumentRow): string {
  const words = creditWords().cancel;
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  const [then, month] = [longMonth(issued ?? today), longMonth(today.slice(0, 10))];
  if (Number(credited ?? 0) !== 0) return words.rest(then, month);
  return words.effect(printAmount(row.tax_amount, row.currency), then, month);
}

interface Props {
  row: DocumentRow;
  number: string;
  mayCredit: boolean;
  onClose: () => void;
}

/** Cancels the invoice, says so, and closes the dialog. */
function useCancel({ row: { documentId, updatedAt }, number, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const send = useSend();
  const notify = useNotify();
  const cancel = async () => {
    setBusy(true);
    try {
      const change = { kind: INVOICES, documentId, state: 'cancelled', updatedAt } as const;
      await send(MUTATIONS.invoicingSetState, change);
      notify.done(actionWords().invoice.cancelled.done(number));
      onClose();
    } catch (error) {
      notify.failed(error);
      setBusy(false);
    }
  };
  return { busy, cancel };
}

/** Asks before an issued invoice is cancelled, and offers to credit it first. */
export function CancelForm(props: Props) {
  const { row, number, mayCredit, onClose } = props;
  const [credits, setCredits] = useState(false);
  const { busy, cancel } = useCancel(props);
  if (credits) return <CreditForm invoice={row.documentId} number={number} onClose={onClose} />;
  const { label, ask } = actionWords().invoice.cancelled;
  const words = creditWords().cancel;
  const texts = [effectOf(row), ...(mayCredit ? [words.better] : []), ask(number).text];
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={3}>
          {texts.map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={busy} onClick={onClose}>
          {actionWords().back}
        </Button>
        {mayCredit ? (
          <Button disabled={busy} onClick={() => setCredits(true)}>
            {words.credit}
          </Button>
        ) : null}
        <Button variant="danger-light" loading={busy} onClick={() => void cancel()}>
          {label}
        </Button>
      </Modal.Footer>
    </>
  );
}
