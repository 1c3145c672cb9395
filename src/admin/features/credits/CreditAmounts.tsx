import { Box, Divider, Flex, Typography } from '@strapi/design-system';
import type { CreditPreview } from '../../../panel/answers';
import { wordOf } from '../../kit/status/status-words';
import { AmountRow } from '../../forms/totals/AmountRow';
import { printAmount } from '../../words/print-amount';
import { creditWords } from '../../words';

interface Props {
  preview: CreditPreview | undefined;
  /** Why there is no preview; null while it is computed. */
  problem: string | null;
  currency: string;
  /** The invoice: its number, and its status before the credit note. */
  number: string;
  state: string;
}

function Amounts({ preview, currency, number, state }: Props & { preview: CreditPreview }) {
  const print = (amount: string) => printAmount(amount, currency);
  const hasRefund = preview.refund_due !== '0';
  const words = creditWords().amounts;
  return (
    <>
      <Flex direction="column" alignItems="stretch" gap={2} tag="dl">
        <AmountRow label={words.net} amount={print(preview.subtotal)} />
        <AmountRow label={words.tax} amount={print(preview.tax_amount)} />
        <AmountRow label={words.total} amount={print(preview.total)} strong />
      </Flex>
      <Divider />
      <Flex direction="column" alignItems="stretch" gap={2} tag="dl">
        <AmountRow label={words.applied} amount={print(preview.applied_amount)} />
        <AmountRow label={words.toRefund} amount={print(preview.refund_due)} />
        <AmountRow label={words.leftDue(number)} amount={print(preview.amount_due)} />
      </Flex>
      {preview.status === state ? null : (
        <Typography>{words.becomes(number, wordOf(preview.status).word)}</Typography>
      )}
      {hasRefund ? <Typography>{words.refundLater}</Typography> : null}
    </>
  );
}

/** The amounts of the credit note, and those of the invoice after it. */
export function CreditAmounts(props: Props) {
  const { preview, problem } = props;
  return (
    <Box background="neutral100" padding={4} hasRadius data-testid="credit-preview">
      {preview ? (
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Amounts {...props} preview={preview} />
        </Flex>
      ) : (
        <Typography textColor={problem === null ? 'neutral600' : 'danger600'} role="status">
          {problem ?? creditWords().amounts.computing}
        </Typography>
      )}
    </Box>
  );
}
