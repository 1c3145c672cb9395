import { Flex, Typography } from '@strapi/design-system';
import type { RefundStatus } from '../../../domain/payment';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { printAmount } from '../../words/print-amount';
import { SideList } from '../../kit/SideList';

/** A payment or a refund. */
interface Entry {
  documentId: string;
  amount: string;
  currency: string;
  state: RefundStatus;
}

interface Props<One extends Entry> {
  entries: readonly One[];
  /** The day and all that is known about an entry. */
  detailsOf: (entry: One) => string;
  /** What an entry is, beside others of another kind. */
  titleOf?: (amount: string) => string;
  /** Voids an entry; null where the role does not allow it. */
  voidOf: ((entry: One) => InvoicingAction) | null;
  /** The receipt of an entry; null where it has none. */
  receiptOf: (entry: One) => InvoicingAction | null;
  testId: string;
}

type ItemProps<One extends Entry> = Omit<Props<One>, 'entries' | 'testId'> & { entry: One };

export function EntryItem<One extends Entry>({
  entry,
  titleOf,
  detailsOf,
  voidOf,
  receiptOf,
}: ItemProps<One>) {
  const amount = printAmount(entry.amount, entry.currency);
  const isRecorded = entry.state === 'recorded';
  const actions = [receiptOf(entry), isRecorded && voidOf ? voidOf(entry) : null].filter(
    (action) => action !== null,
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li" data-testid="entry">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {titleOf ? titleOf(amount) : amount}
        </Typography>
        {isRecorded ? null : <StatusBadge status={entry.state} />}
      </Flex>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {detailsOf(entry)}
      </Typography>
      {actions.length === 0 ? null : (
        <Flex gap={2}>
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} isQuiet />
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** The refunds of a record, each with a button that voids it. */
export function EntryList<One extends Entry>(props: Props<One>) {
  const { entries, testId } = props;
  return (
    <SideList testId={testId}>
      {entries.map((entry) => (
        <EntryItem key={entry.documentId} {...props} entry={entry} />
      ))}
    </SideList>
  );
}
