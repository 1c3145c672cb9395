import { useId, useState } from 'react';
import { numberProblem, type DialogNumber } from '../../kit/dialogs/fields';
import { formNumber, shownNumber } from '../../kit/typed/form-number';

/** The field of the dialog behind a cell. */
export interface LineInput {
  name: string;
  value: DialogNumber;
  error: string | undefined;
  onChange: (value: DialogNumber) => void;
}

/** A cell with its text while it is typed, and its error, which stands below the line. */
export function useCell({ name, value, onChange, ...input }: LineInput, decimals: number) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? numberProblem(value, decimals) : undefined;
  return {
    id,
    name,
    text: typed ?? shownNumber(value),
    error: input.error ?? problem,
    type: (text: string) => {
      setTyped(text);
      onChange(formNumber(text, decimals));
    },
    leave: () => setTyped(null),
  };
}

interface Props {
  cell: ReturnType<typeof useCell>;
  column: 'quantity' | 'amount';
  label: string;
}

/** A number to credit. It looks and works as the cells of a document's lines. */
export function CreditCell({ cell: { id, name, text, error, type, leave }, column, label }: Props) {
  return (
    <input
      name={name}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      data-column={column}
      data-long={text.length > 8 || undefined}
      {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
