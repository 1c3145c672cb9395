import { Checkbox, Flex, Typography } from '@strapi/design-system';
import type { OpenInvoice } from '../../../panel/answers';
import { accountWords } from '../../words';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import type { Split } from './split-amount';

interface Props {
  /** In the currency of the payment. */
  open: readonly OpenInvoice[];
  split: Split;
  currency: string;
  /** The invoices that it is not to pay. */
  skipped: readonly string[];
  onSkip: (skipped: readonly string[]) => void;
}

interface LineProps extends Pick<Props, 'skipped' | 'onSkip'> {
  invoice: OpenInvoice;
  gets: string | null;
}

/** An invoice, with how much of it the payment pays. */
function Line({ invoice, gets, skipped, onSkip }: LineProps) {
  const { documentId, number, currency, amount_due: due, due_date: day } = invoice;
  const words = accountWords().customer;
  const change = (checked: boolean) =>
    onSkip(checked ? skipped.filter((one) => one !== documentId) : [...skipped, documentId]);
  return (
    <Flex justifyContent="space-between" gap={3} tag="li">
      <Checkbox
        checked={!skipped.includes(documentId)}
        onCheckedChange={(checked) => change(checked === true)}
      >
        {day === null ? number : words.dueOn(number, shortDate(day))}
      </Checkbox>
      <Typography variant="pi" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {words.gets(printAmount(gets ?? '0', currency), printAmount(due, currency))}
      </Typography>
    </Flex>
  );
}

/** The invoices that a payment pays, the first due first, and what stays on account. */
export function PaidInvoices({ open, split: { parts, rest }, currency, ...choice }: Props) {
  const words = accountWords().customer;
  if (open.length === 0)
    return <Typography textColor="neutral600">{words.noneOpen(currency)}</Typography>;
  const gets = new Map(parts.map(({ invoice, amount }) => [invoice.documentId, amount]));
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="pi" fontWeight="bold">
        {words.pays}
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2} tag="ul" data-testid="pays">
        {open.map((invoice) => (
          <Line
            key={invoice.documentId}
            invoice={invoice}
            gets={gets.get(invoice.documentId) ?? null}
            {...choice}
          />
        ))}
      </Flex>
      <Typography data-testid="rest">{words.rest(printAmount(rest, currency))}</Typography>
    </Flex>
  );
}
