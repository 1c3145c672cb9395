import { Flex, Typography } from '@strapi/design-system';
import type { OnlinePayment } from '../../../panel/answers';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { accountWords } from '../../words';
import { longDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';

/** Failure, dispute and refund of an attempt, a sentence each. */
function factsOf({ failure, dispute, refunded, currency }: OnlinePayment): string[] {
  const words = accountWords().online;
  const disputed = dispute && words.dispute[dispute.state];
  return [
    ...(failure === null ? [] : [words.failure(failure)]),
    ...(disputed ? [disputed(printAmount(dispute.amount, currency), dispute.reason)] : []),
    ...(refunded === '0' ? [] : [words.refunded(printAmount(refunded, currency))]),
  ];
}

const STATUS = { processing: 'pending', paid: 'paid', failed: 'failed' } as const;

/** An attempt of a customer to pay at a provider. */
export function OnlineItem({ one }: { one: OnlinePayment }) {
  const words = accountWords().online;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li" data-testid="online-payment">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {printAmount(one.amount, one.currency)}
          {one.invoices > 1 && ` ${words.of(one.invoices)}`}
        </Typography>
        {one.state === 'open' ? null : <StatusBadge status={STATUS[one.state]} />}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {words.at(one.provider, longDate(one.at.slice(0, 10)))}
      </Typography>
      {factsOf(one).map((fact) => (
        <Typography key={fact} variant="pi" style={{ overflowWrap: 'anywhere' }}>
          {fact}
        </Typography>
      ))}
    </Flex>
  );
}
