import { useState } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import type { BankChoice, PanelTransaction } from '../../../panel/answers';
import type { Chosen } from '../../forms/inputs/relation-value';
import { DialogChoice } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, bankWords } from '../../words';
import { shortDate } from '../../words/dates';
import { ReadingRecord } from '../payments/amount-problem';
import { BANK_MUTATIONS, useInvoicingBankChoicesQuery } from './bank-api';
import { amountOf, choiceText, isCredit, nameOf, suggestionText } from './bank-texts';
import {
  feeProblem,
  NewPayment,
  newPaymentOf,
  payerProblem,
  useOwed,
  type NewPaymentValues,
  type Payer,
} from './NewPayment';

interface Props {
  row: PanelTransaction;
  business: string;
  /** Null where no day is closed. */
  firstOpenDay: string | null;
  onClose: () => void;
}

interface Values extends NewPaymentValues {
  /** `NEW`, or the place of a choice. */
  what: string | null;
  /** Holds the refusal of the customer alone: who it is decides what the dialog reads. */
  customer: null;
}

const NEW = 'new';

/** A record that the transaction may be, or the recorded payments that are suggested together. */
type Choice = Pick<BankChoice, 'kind' | 'match'> & { text: string };

/** Whether recorded payments are suggested. */
const isJoin = ({ suggestion }: PanelTransaction): boolean => (suggestion?.payments ?? 0) > 0;

function choicesOf(row: PanelTransaction, found: readonly BankChoice[]): Choice[] {
  const { suggestion, currency } = row;
  const records = found.map((one) => ({ ...one, text: choiceText(one, currency) }));
  if (!suggestion || !isJoin(row)) return records;
  const { match } = suggestion;
  return [{ kind: 'joined', match, text: suggestionText(suggestion, currency) }, ...records];
}

/** A new payment is dated by the transaction, or by the first day that is open. */
const dayOf = ({ booked_on: day }: PanelTransaction, firstOpenDay: string | null): string =>
  firstOpenDay !== null && firstOpenDay > day ? firstOpenDay : day;

/** Begins with the suggestion, else with a new payment for a credit. Nothing that voids or pays back is chosen. */
function beginsWith(row: PanelTransaction, choices: readonly Choice[]): string | null {
  if (isJoin(row)) return '0';
  if (isCredit(row)) return NEW;
  const [only] = choices;
  return choices.length === 1 && only?.kind === 'refund_id' ? '0' : null;
}

function initialOf({ row, firstOpenDay }: Props, choices: readonly Choice[]): Values {
  return {
    what: beginsWith(row, choices),
    customer: null,
    skipped: null,
    fee: null,
    paid_on: dayOf(row, firstOpenDay),
  };
}

/** The customer of the suggestion, until another one is chosen. */
function usePayer(row: PanelTransaction) {
  const { customer: suggested = null } = row.suggestion ?? {};
  const [customer, setCustomer] = useState<Chosen | null>(
    suggested && { id: 0, documentId: suggested.documentId, label: suggested.name },
  );
  return { customer, setCustomer, ...useOwed(customer, row) };
}

function useMatch(props: Props, choices: readonly Choice[], payer: Payer) {
  const { row, onClose } = props;
  const send = useSend();
  const notify = useNotify();
  const needed = (value: unknown) => (value === null ? actionWords().needed : undefined);
  return useDialogForm<Values>(initialOf(props, choices), {
    check: (values) => ({
      what: needed(values.what),
      ...(values.what === NEW
        ? {
            customer: payerProblem(payer),
            fee: feeProblem(values, row),
            paid_on: needed(values.paid_on),
          }
        : {}),
    }),
    send: async (values, key) => {
      const chosen = choices[Number(values.what)]?.match;
      const match = values.what === NEW ? newPaymentOf(values, payer, row) : chosen;
      if (!match) return;
      await send(BANK_MUTATIONS.invoicingMatch, { key, transaction: row.documentId, match });
      notify.done(bankWords().matchedDone);
    },
    onDone: onClose,
    nameOf: ([first = '']) => (first === 'customer_id' ? 'customer' : first),
  });
}

/** The words of the bank, so that nobody must remember them. */
function Told({ row }: { row: PanelTransaction }) {
  const details = [shortDate(row.booked_on), amountOf(row), nameOf(row), row.text, row.reference];
  return <Typography>{details.filter(Boolean).join(' · ')}</Typography>;
}

function optionsOf(row: PanelTransaction, choices: readonly Choice[]) {
  const { kinds } = bankWords();
  const records = choices.map((choice, place) => ({
    value: String(place),
    label: `${choice.text} · ${kinds[choice.kind]}`,
  }));
  return isCredit(row) ? [{ value: NEW, label: kinds.new }, ...records] : records;
}

/** The customer and the form, of which another customer begins the choice of invoices anew. */
function usePayerForm(props: Props, choices: readonly Choice[]) {
  const { setCustomer, ...payer } = usePayer(props.row);
  const form = useMatch(props, choices, payer);
  const { error, onChange: forget } = form.field('customer');
  const onCustomer = (customer: Chosen | null) => {
    setCustomer(customer);
    forget(null);
    form.field('skipped').onChange(null);
  };
  return { form, payer: { ...payer, onCustomer, error } };
}

function OpenForm({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const { row, business, onClose, firstOpenDay } = props;
  const { form, payer } = usePayerForm(props, choices);
  const words = bankWords();
  const options = optionsOf(row, choices);
  const isNew = form.values.what === NEW;
  const chosen = options.find(({ value }) => value === form.values.what);
  const isLater = isNew && dayOf(row, firstOpenDay) !== row.booked_on;
  const day = isNew ? form.values.paid_on : null;
  return (
    <FormDialog label={words.match} form={form} day={day} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Told row={row} />
        {options.length === 0 ? (
          <Typography>{words.noneFits}</Typography>
        ) : (
          <DialogChoice
            {...form.field('what')}
            label={words.whatIs}
            options={options}
            isNeeded
            required
          />
        )}
        {isNew || !chosen ? null : <Typography role="status">{chosen.label}</Typography>}
        {isNew ? <NewPayment form={form} row={row} business={business} {...payer} /> : null}
        {isLater ? <Typography variant="pi">{words.closed}</Typography> : null}
      </Flex>
    </FormDialog>
  );
}

/** The content of the dialog that matches a transaction to what it is. */
export function MatchForm(props: Props) {
  const { data, isFetching, isError } = useInvoicingBankChoicesQuery(props.row.documentId, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching) return <OpenForm {...props} choices={choicesOf(props.row, data)} />;
  return <ReadingRecord failed={isError ? bankWords().unreadable : null} />;
}
