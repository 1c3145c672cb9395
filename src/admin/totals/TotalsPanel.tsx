import { Divider, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type Big from 'big.js';
import { ZERO } from '../../domain/money';
import { kindOf } from '../document-kinds';
import { useUsual } from '../inputs/use-chosen';
import { StatusBadge } from '../status/StatusBadge';
import { decimal } from './live-totals';
import { printAmount } from './print-amount';
import { useLiveTotals } from './use-live-totals';

function Row({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) {
  const variant = strong ? 'delta' : 'omega';
  return (
    <Flex justifyContent="space-between" gap={4} tag="div">
      <Typography variant={variant} tag="dt">
        {label}
      </Typography>
      <Typography variant={variant} tag="dd" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Typography>
    </Flex>
  );
}

function Totals({ model, saved }: { model: string; saved: boolean }) {
  const totals = useLiveTotals(useUsual(model));
  const { state, amount_paid: paid } = useForm('Totals', (form) => form.values) as {
    state?: string;
    amount_paid?: unknown;
  };
  const inCurrency = (amount: Big) => printAmount(amount, totals.currency);
  const received = decimal(paid, ZERO);
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      width="100%"
      tag="dl"
      data-testid="totals"
    >
      {saved && state ? (
        <Flex paddingBottom={2}>
          <StatusBadge status={state} />
        </Flex>
      ) : null}
      <Row label="Subtotal" amount={inCurrency(totals.subtotal)} />
      <Row label="Tax" amount={inCurrency(totals.taxAmount)} />
      <Divider />
      <Row label="Total" amount={inCurrency(totals.total)} strong />
      {received.gt(0) ? (
        <>
          <Row label="Paid" amount={inCurrency(received)} />
          <Row label="Balance due" amount={inCurrency(totals.total.minus(received))} />
        </>
      ) : null}
    </Flex>
  );
}

/** Status and totals beside the form. They follow the lines while the operator types. */
export const TotalsPanel: PanelComponent = ({ model, document }) => {
  if (!kindOf(model)) return null;
  return { title: 'Totals', content: <Totals model={model} saved={document !== undefined} /> };
};
