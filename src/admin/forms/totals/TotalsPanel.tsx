import { Flex } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type Big from 'big.js';
import { ZERO } from '../../../domain/money';
import { CREDIT_NOTE, INVOICE } from '../../requests/content-manager';
import { kindOf } from '../../requests/document-kinds';
import { useUsual } from '../inputs/use-chosen';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { decimal } from '../lines/live-totals';
import { printAmount } from '../../words/print-amount';
import { StayInSight } from './StayInSight';
import { Due, StoredTotals, Sums } from './Sums';
import { useLiveTotals } from '../lines/use-live-totals';
import { totalsWords } from '../../words';

interface Amounts {
  state?: string;
  amount_paid?: unknown;
  amount_credited?: unknown;
  issued_at?: unknown;
}

/** The amount due, once the invoice is issued or something is paid. */
function dueOf(total: Big, { state, issued_at: issued, ...amounts }: Amounts): Big | undefined {
  const [paid, credited] = [amounts.amount_paid, amounts.amount_credited].map((one) =>
    decimal(one, ZERO),
  ) as [Big, Big];
  if (!issued && paid.eq(0) && credited.eq(0)) return undefined;
  return state === 'cancelled' ? ZERO : total.minus(paid).minus(credited);
}

function Totals({ model, saved }: { model: string; saved: boolean }) {
  const totals = useLiveTotals(useUsual(model));
  const values = useForm('Totals', (form) => form.values) as Amounts;
  const { state } = values;
  const print = (amount: unknown) => printAmount(amount, totals.currency);
  return (
    <StayInSight>
      {saved && state ? (
        <Flex paddingBottom={2}>
          <StatusBadge status={state} />
        </Flex>
      ) : null}
      <Sums {...totals} print={print}>
        {model === INVOICE ? (
          <Due values={values} due={dueOf(totals.total, values)} print={print} />
        ) : null}
      </Sums>
    </StayInSight>
  );
}

function NoteTotals() {
  return (
    <StoredTotals
      values={useForm('NoteTotals', (form) => form.values) as Record<string, unknown>}
    />
  );
}

/** Status and totals beside the form. They follow the lines while the operator types. */
export const TotalsPanel: PanelComponent = ({ model, document }) => {
  const { title } = totalsWords();
  if (model === CREDIT_NOTE) return { title, content: <NoteTotals /> };
  if (!kindOf(model)) return null;
  return { title, content: <Totals model={model} saved={document !== undefined} /> };
};
