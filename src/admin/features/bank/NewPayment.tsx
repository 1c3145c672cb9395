import { useState } from 'react';
import { Field } from '@strapi/design-system';
import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import type { NewMatch, OpenInvoice, PanelTransaction } from '../../../panel/answers';
import type { Chosen } from '../../forms/inputs/relation-value';
import { SearchBox } from '../../forms/inputs/Picker';
import { DialogDateField, DialogNumberField, type DialogNumber } from '../../kit/dialogs/fields';
import type { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { decimalTextOf } from '../../kit/typed/form-number';
import { usePaused } from '../../requests/use-paused';
import { accountWords, actionWords, bankWords } from '../../words';
import { useInvoicingCustomerAccountQuery } from '../payments/account-api';
import { amountProblem } from '../payments/amount-problem';
import { PaidInvoices } from '../payments/PaidInvoices';
import { splitAmount } from '../payments/split-amount';
import { useInvoicingFindCustomersQuery } from './bank-api';

/** The answers of the dialog about a new payment. */
export interface NewPaymentValues {
  /** The invoices that it is not to pay; null until somebody chooses. */
  skipped: readonly string[] | null;
  fee: DialogNumber;
  paid_on: string | null;
}

/** The customer who pays, and the invoices that they owe in the currency of the transaction. */
export interface Payer {
  customer: Chosen | null;
  /** Null until it is read. */
  open: readonly OpenInvoice[] | null;
  isUnreadable: boolean;
}

/** Those that are suggested are paid, or all of them. */
function skippedOf({ skipped }: NewPaymentValues, payer: Payer, row: PanelTransaction) {
  const open = payer.open ?? [];
  const wanted = (row.suggestion?.invoices ?? []).map(({ documentId }) => documentId);
  const ids = open.map(({ documentId }) => documentId);
  const isTheirs = ids.some((id) => wanted.includes(id));
  return skipped ?? (isTheirs ? ids.filter((id) => !wanted.includes(id)) : []);
}

export const feeProblem = ({ fee }: NewPaymentValues, { currency }: PanelTransaction) =>
  fee === null ? undefined : amountProblem(fee, { currency, most: null });

/** The payment and the parts of it: what came, and what the bank kept of it. */
function splitOf(values: NewPaymentValues, payer: Payer, row: PanelTransaction) {
  const fee = feeProblem(values, row) === undefined ? decimalTextOf(values.fee) : undefined;
  const amount = new Big(row.amount).plus(fee ?? '0').toFixed();
  const skipped = skippedOf(values, payer, row);
  return splitAmount(
    amount,
    (payer.open ?? []).filter(({ documentId }) => !skipped.includes(documentId)),
  );
}

/** The body that records it. */
export function newPaymentOf(
  values: NewPaymentValues,
  payer: Payer,
  row: PanelTransaction,
): NewMatch {
  const fee = decimalTextOf(values.fee);
  const { paid_on: day } = values;
  return {
    customer_id: payer.customer?.documentId ?? null,
    allocations: splitOf(values, payer, row).parts.map(({ invoice, amount }) => ({
      invoice_id: invoice.documentId,
      amount,
    })),
    ...(day === null || day === row.booked_on ? {} : { paid_on: day }),
    ...(fee === undefined ? {} : { fee }),
  };
}

/** Those of a suggestion may be beyond the first hundred that are read. */
function withSuggested(
  open: readonly OpenInvoice[],
  customer: Chosen | null,
  { suggestion, currency }: PanelTransaction,
): readonly OpenInvoice[] {
  if (suggestion?.customer?.documentId !== customer?.documentId) return open;
  const missing = (suggestion?.invoices ?? []).filter(
    ({ documentId }) => !open.some((one) => one.documentId === documentId),
  );
  return [
    ...missing.map(({ documentId, number, amount }) => ({
      documentId,
      number,
      due_date: null,
      currency,
      amount_due: amount,
    })),
    ...open,
  ];
}

/** The invoices that a customer owes in the currency of a transaction. */
export function useOwed(
  customer: Chosen | null,
  row: PanelTransaction,
): Pick<Payer, 'open' | 'isUnreadable'> {
  const { currentData, isFetching, isError } = useInvoicingCustomerAccountQuery(
    customer?.documentId ?? '',
    { skip: customer === null },
  );
  if (!currentData || isFetching) return { open: null, isUnreadable: isError };
  const open = currentData.open.filter(({ currency }) => currency === row.currency);
  return { open: withSuggested(open, customer, row), isUnreadable: false };
}

/** Without what is owed, the whole amount would stay on account. */
export function payerProblem({ customer, open, isUnreadable }: Payer): string | undefined {
  if (customer === null) return actionWords().needed;
  if (open !== null) return undefined;
  return isUnreadable ? accountWords().unreadable : actionWords().loading;
}

interface Props extends Payer {
  form: Pick<ReturnType<typeof useDialogForm<NewPaymentValues>>, 'field' | 'values'>;
  row: PanelTransaction;
  business: string;
  onCustomer: (customer: Chosen | null) => void;
  /** Why the customer is refused. */
  error: string | undefined;
}

type FieldProps = Pick<Props, 'customer' | 'business' | 'onCustomer' | 'error'>;

function CustomerField({ customer, business, onCustomer, error }: FieldProps) {
  const [typed, setTyped] = useState('');
  const text = usePaused(typed);
  const { data, isFetching } = useInvoicingFindCustomersQuery({ text, business });
  const words = bankWords();
  return (
    <Field.Root name="customer" hint={words.customerHint} error={error ?? false} required>
      <Field.Label>{words.customer}</Field.Label>
      <SearchBox
        name="customer"
        placeholder=""
        disabled={false}
        chosen={customer}
        options={data?.map(({ id, documentId, name = '' }) => ({ id, documentId, label: name }))}
        isNarrowed={!isFetching && text === typed && text !== ''}
        empty={words.noCustomer}
        onSearch={setTyped}
        onChoose={onCustomer}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

/** The fields of a new payment: who paid, which invoices it pays, and what the bank kept. */
export function NewPayment({ form, row, ...props }: Props) {
  const { values } = form;
  const words = bankWords();
  return (
    <>
      <CustomerField {...props} />
      {props.open === null ? null : (
        <PaidInvoices
          open={props.open}
          split={splitOf(values, props, row)}
          currency={row.currency}
          skipped={skippedOf(values, props, row)}
          onSkip={form.field('skipped').onChange}
        />
      )}
      <DialogNumberField
        {...form.field('fee')}
        label={words.fee}
        hint={words.feeHint}
        decimals={printedMinorUnit(row.currency)}
        isAmount
      />
      <DialogDateField {...form.field('paid_on')} label={words.paidOn} required />
    </>
  );
}
