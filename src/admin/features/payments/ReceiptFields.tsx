import {
  DialogChoice,
  DialogDateField,
  DialogTextArea,
  DialogTextField,
  type DialogNumber,
} from '../../kit/dialogs/fields';
import { METHODS } from '../../kit/status/payment-words';
import { actionWords, paymentWords } from '../../words';
import { RECEIVING_METHODS, type PaymentMethod } from '../../../domain/payment';

/** What a dialog asks about money that came. */
export interface Receipt {
  amount: DialogNumber;
  paid_on: string | null;
  method: string | null;
  reference: string;
  note: string;
}

/** A text of a dialog for the service: nothing is null. */
export const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The same for the service. @param today the day of a payment that names none */
export const receiptOf = ({ paid_on, method, reference, note }: Receipt, today: string) => ({
  paid_on: paid_on ?? today,
  method: method as PaymentMethod | null,
  reference: orNull(reference),
  note: orNull(note),
});

/** Day and method of the last payment, while this page is open: many come on one day, in one way. */
let last: Pick<Receipt, 'paid_on' | 'method'> | null = null;

/** Lets the next dialog begin with the day and the method of this one. */
export function rememberReceipt({ paid_on: day, method }: Receipt, today: string): void {
  last = { paid_on: day === today ? null : day, method: method === 'write_off' ? null : method };
}

export const emptyReceipt = (today: string, amount: DialogNumber = null): Receipt => ({
  amount,
  paid_on: last?.paid_on ?? today,
  method: last?.method ?? null,
  reference: '',
  note: '',
});

/** A field of `useDialogForm`. */
interface Field<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

interface Props {
  day: Field<string | null>;
  method: Field<string | null>;
  reference: Field<string>;
  note: Field<string>;
  /** Whether a part may be given up, which is no money. */
  writesOff: boolean;
}

/** The fields below the amount of a payment: when and how it came, and what to remember of it. */
export function ReceiptFields({ day, method, reference, note, writesOff }: Props) {
  const words = paymentWords();
  const methods = Object.entries(METHODS).filter(
    ([value]) => writesOff || (RECEIVING_METHODS as readonly string[]).includes(value),
  );
  return (
    <>
      <DialogDateField {...day} label={actionWords().date} hint={words.dateHint} required />
      <DialogChoice
        {...method}
        label={words.method}
        hint={writesOff ? words.methodHint : ''}
        options={methods.map(([value, label]) => ({ value, label }))}
      />
      <DialogTextField {...reference} label={words.reference} hint={words.referenceHint} />
      <DialogTextArea {...note} label={words.note} hint={words.noteHint} />
    </>
  );
}
