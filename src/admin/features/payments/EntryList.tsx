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
  /** Voids an entry; null where the role does not allow it. */
  voidOf: ((entry: One) => InvoicingAction) | null;
  testId: string;
}

function Item<One extends Entry>({ entry, detailsOf, voidOf }: Props<One> & { entry: One }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(entry.amount, entry.currency)}
        </Typography>
        {entry.state === 'recorded' ? null : <StatusBadge status={entry.state} />}
      </Flex>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {detailsOf(entry)}
      </Typography>
      {voidOf && entry.state === 'recorded' ? <ActionButton action={voidOf(entry)} /> : null}
    </Flex>
  );
}

/** Payments of an invoice or refunds of a credit note, each with a button that voids it. */
export function EntryList<One extends Entry>(props: Props<One>) {
  const { entries, testId } = props;
  return (
    <SideList testId={testId}>
      {entries.map((entry) => (
        <Item key={entry.documentId} {...props} entry={entry} />
      ))}
    </SideList>
  );
}
