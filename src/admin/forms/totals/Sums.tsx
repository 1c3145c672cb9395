import type { ReactNode } from 'react';
import { Divider, Flex } from '@strapi/design-system';
import { decimalText, ZERO } from '../../../domain/money';
import { totalsWords } from '../../words';
import { printAmount, printRate } from '../../words/print-amount';
import { linesIn } from '../lines/line';
import { decimal, taxesByRate, type TaxOfRate } from '../lines/live-totals';
import { AmountRow } from './AmountRow';

type Print = (amount: unknown) => string;

interface SumsProps {
  subtotal: unknown;
  taxes: readonly TaxOfRate[];
  /** The tax of all rates. */
  taxAmount: unknown;
  total: unknown;
  print: Print;
  children?: ReactNode;
}

export function Sums({ subtotal, taxes, taxAmount, total, print, children }: SumsProps) {
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

/** A stored amount of an invoice that is not 0. */
const isSome = (amount: unknown): boolean => !decimal(amount, ZERO).eq(0);

interface DueProps {
  values: { amount_paid?: unknown; amount_credited?: unknown };
  /** Undefined where nothing is due yet, or nobody may know. */
  due: unknown;
  print: Print;
}

/** What is paid and credited of an invoice, and what is due. */
export function Due({
  values: { amount_paid: paid, amount_credited: credited },
  due,
  print,
}: DueProps) {
  const words = totalsWords();
  return (
    <>
      {isSome(paid) ? <AmountRow label={words.paid} amount={print(paid)} /> : null}
      {isSome(credited) ? <AmountRow label={words.credited} amount={print(credited)} /> : null}
      {due === undefined ? null : <AmountRow label={words.due} amount={print(due)} strong />}
    </>
  );
}

/** The stored totals of a document; of an invoice with what is due. */
export function StoredTotals({ values }: { values: Readonly<Record<string, unknown>> }) {
  const lines = linesIn(values);
  const taxes = taxesByRate(
    lines.map((line) => decimal(line['tax_rate'], ZERO)),
    lines.map((line) => decimal(line['tax_amount'], ZERO)),
  );
  const print = (amount: unknown) => printAmount(amount, values['currency']);
  const { subtotal, tax_amount: taxAmount, total } = values;
  return (
    <Sums subtotal={subtotal} taxes={taxes} taxAmount={taxAmount} total={total} print={print}>
      <Due values={values} due={values['amount_due']} print={print} />
    </Sums>
  );
}
