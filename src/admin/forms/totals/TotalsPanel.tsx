import { Divider, Flex } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type Big from 'big.js';
import { decimalText, ZERO } from '../../../domain/money';
import { CREDIT_NOTE, INVOICE } from '../../requests/content-manager';
import { kindOf } from '../../requests/document-kinds';
import { useUsual } from '../inputs/use-chosen';
import { linesIn } from '../lines/line';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { AmountRow } from './AmountRow';
import { decimal, taxesByRate, type TaxOfRate } from '../lines/live-totals';
import { printAmount, printRate } from '../../words/print-amount';
import { StayInSight } from './StayInSight';
import { useLiveTotals } from '../lines/use-live-totals';
import { totalsWords } from '../../words';

interface Amounts {
  state?: string;
  amount_paid?: unknown;
  amount_credited?: unknown;
  issued_at?: unknown;
}

type Print = (amount: unknown) => string;

interface DueProps {
  total: Big;
  values: Amounts;
  print: Print;
}

/** The amount due, once the invoice is issued or something is paid. */
function Due({ total, values, print }: DueProps) {
  const paid = decimal(values.amount_paid, ZERO);
  const credited = decimal(values.amount_credited, ZERO);
  if (!values.issued_at && paid.eq(0) && credited.eq(0)) return null;
  const words = totalsWords();
  const due = values.state === 'cancelled' ? ZERO : total.minus(paid).minus(credited);
  return (
    <>
      {paid.eq(0) ? null : <AmountRow label={words.paid} amount={print(paid)} />}
      {credited.eq(0) ? null : <AmountRow label={words.credited} amount={print(credited)} />}
      <AmountRow label={words.due} amount={print(due)} strong />
    </>
  );
}

interface SumsProps {
  subtotal: unknown;
  taxes: readonly TaxOfRate[];
  /** The tax of all rates. */
  taxAmount: unknown;
  total: unknown;
  print: Print;
  children?: React.ReactNode;
}

function Sums({ subtotal, taxes, taxAmount, total, print, children }: SumsProps) {
  const words = totalsWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" data-testid="totals">
      <Flex direction="column" alignItems="stretch" gap={2} tag="dl">
        <AmountRow label={words.subtotal} amount={print(subtotal)} />
        {taxes.length === 0 ? <AmountRow label={words.tax} amount={print(taxAmount)} /> : null}
        {taxes.map(({ rate, tax }) => (
          <AmountRow
            key={rate.toFixed()}
            label={words.taxOf(printRate(decimalText(rate)))}
            amount={print(tax)}
          />
        ))}
      </Flex>
      <Divider />
      <Flex direction="column" alignItems="stretch" gap={2} tag="dl">
        <AmountRow label={words.total} amount={print(total)} strong />
        {children}
      </Flex>
    </Flex>
  );
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
        {model === INVOICE ? <Due total={totals.total} values={values} print={print} /> : null}
      </Sums>
    </StayInSight>
  );
}

/** The stored totals of a credit note, of which nothing can be changed. */
function NoteTotals() {
  const values = useForm('NoteTotals', (form) => form.values) as Record<string, unknown>;
  const lines = linesIn(values);
  const taxes = taxesByRate(
    lines.map((line) => decimal(line['tax_rate'], ZERO)),
    lines.map((line) => decimal(line['tax_amount'], ZERO)),
  );
  const print = (amount: unknown) => printAmount(amount, values['currency']);
  const { subtotal, tax_amount: taxAmount, total } = values;
  return (
    <Sums subtotal={subtotal} taxes={taxes} taxAmount={taxAmount} total={total} print={print} />
  );
}

/** Status and totals beside the form. They follow the lines while the operator types. */
export const TotalsPanel: PanelComponent = ({ model, document }) => {
  const { title } = totalsWords();
  if (model === CREDIT_NOTE) return { title, content: <NoteTotals /> };
  if (!kindOf(model)) return null;
  return { title, content: <Totals model={model} saved={document !== undefined} /> };
};
