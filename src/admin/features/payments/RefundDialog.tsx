import { Flex } from '@strapi/design-system';
import { printedMinorUnit } from '../../../domain/currency';
import type { NewRefund } from '../../../panel/answers';
import { actionWords, creditWords, paymentWords } from '../../words';
import {
  DialogDateField,
  DialogNumberField,
  DialogTextField,
  type DialogNumber,
} from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { decimalTextOf } from '../../kit/typed/form-number';
import { amountProblem } from './amount-problem';

/** What can be paid back. */
interface Refundable {
  currency: string;
  /** Decimal text; null where the operator's role hides it. */
  most: string | null;
  today: string;
  /** Says what can be paid back. */
  hint: string;
  /** Says that an amount is more than that. */
  tooMuch: (most: string) => string;
}

interface Props {
  of: Refundable;
  /** @param key the same at each repeat of the dialog */
  send: (refund: NewRefund, key: string) => Promise<void>;
  onClose: () => void;
}

interface Values {
  amount: DialogNumber;
  refunded_on: string | null;
  reference: string;
}

const useRefund = ({ of, send, onClose }: Props) =>
  useDialogForm<Values>(
    { amount: of.most, refunded_on: of.today, reference: '' },
    {
      check: ({ amount, refunded_on: day }) => ({
        amount: amountProblem(amount, of),
        refunded_on: day === null ? actionWords().needed : undefined,
      }),
      send: ({ amount, refunded_on, reference }, key) =>
        send(
          {
            amount: decimalTextOf(amount) ?? '',
            refunded_on: refunded_on ?? of.today,
            reference: reference.trim() === '' ? null : reference,
          },
          key,
        ),
      onDone: onClose,
    },
  );

/** The content of a dialog that records that money was paid back. The amount begins as all of it. */
export function RefundDialog(props: Props) {
  const { of, onClose } = props;
  const form = useRefund(props);
  const { field } = form;
  const shared = paymentWords();
  return (
    <FormDialog
      label={creditWords().refunds.record}
      form={form}
      day={form.values.refunded_on}
      onClose={onClose}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <DialogNumberField
          {...field('amount')}
          label={shared.amountIn(of.currency)}
          hint={of.hint}
          decimals={printedMinorUnit(of.currency)}
          isAmount
          required
        />
        <DialogDateField
          {...field('refunded_on')}
          label={actionWords().date}
          hint={creditWords().refunds.dateHint}
          required
        />
        <DialogTextField
          {...field('reference')}
          label={shared.reference}
          hint={shared.referenceHint}
        />
      </Flex>
    </FormDialog>
  );
}
