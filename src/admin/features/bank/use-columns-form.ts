import type { CsvSample } from '../../../panel/answers';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useSend } from '../../requests/use-send';
import { actionWords } from '../../words';
import { PROFILE_MUTATIONS, isTaken, useProfiles } from '../profiles/profiles-api';
import { useSample, type SaidColumns } from './use-sample';

interface Values extends Omit<SaidColumns, 'currency' | 'dates' | 'decimal' | 'booked'> {
  header: string | null;
  /** Whether money that came and money that went have a column each. */
  sides: string | null;
  currency: string;
  dates: string | null;
  decimal: string | null;
  booked: string;
  name: string;
}

const NOTHING: Values = {
  header: null,
  booked_on: null,
  sides: 'one',
  amount: null,
  credit: null,
  debit: null,
  currency_column: null,
  currency: '',
  counterparty: null,
  account: null,
  text: [],
  reference: null,
  bank_reference: null,
  own_account: null,
  status: null,
  booked: '',
  dates: null,
  decimal: '.',
  name: '',
};

const MONEY = ['amount', 'credit', 'debit'];
const ENDS_WITH_COMMA = /,\d{1,2}\D*$/;

/** A currency that is typed half says nothing yet. */
const currencyOf = (typed: string): string | null =>
  typed.trim() === '' ? null : typed.trim().toUpperCase();

/** The answers of the dialog about the columns. */
function saidOf(values: Values): SaidColumns {
  const {
    header: _header,
    sides,
    name: _name,
    currency,
    dates,
    decimal,
    booked,
    ...columns
  } = values;
  const isOne = sides === 'one';
  return {
    ...columns,
    ...(isOne ? { credit: null, debit: null } : { amount: null }),
    currency: currencyOf(currency),
    dates: dates === 'dmy' || dates === 'mdy' ? dates : null,
    decimal: decimal === ',' ? ',' : '.',
    booked: columns.status === null ? null : booked.trim() || null,
  };
}

interface Props {
  business: string;
  file: File;
  onSaved: () => void;
}

/** The form that describes the columns of a file, and the file as it is read with what is said so far. */
export function useColumnsForm({ business, file, onSaved }: Props) {
  const send = useSend();
  const of = { business, list: 'bank' } as const;
  const { data: saved } = useProfiles(of);
  const form = useDialogForm<Values>(NOTHING, {
    check: ({ name }) => ({ name: name.trim() === '' ? actionWords().needed : undefined }),
    send: async (values) => {
      const columns = (sample?.columns ?? []).map((one) => one.name);
      const { name } = values;
      const profile = { name, replace: isTaken(name, saved), columns, ...saidOf(values) };
      await send(PROFILE_MUTATIONS.invoicingSaveProfile, { of, profile });
    },
    onDone: onSaved,
    nameOf: ([first = '']) => first,
  });
  const said = saidOf(form.values);
  // It is told when the form is saved.
  const shown = said.currency?.length === 3 ? said : { ...said, currency: null };
  const { header } = form.values;
  const sample = useSample(business, file, { said: shown, header });
  /** The field of a column. That of an amount shows how decimals are written. */
  const column = (
    name: Exclude<keyof SaidColumns, 'text' | 'currency' | 'decimal' | 'booked'>,
    { columns }: CsvSample,
  ) => {
    const field = form.field(name);
    const onChange = (value: string | null) => {
      field.onChange(value as never);
      const examples = columns.find((one) => one.name === value)?.examples ?? [];
      if (MONEY.includes(name) && examples.length > 0)
        form
          .field('decimal')
          .onChange(examples.some((one) => ENDS_WITH_COMMA.test(one)) ? ',' : '.');
    };
    return { ...field, onChange };
  };
  return { ...form, sample, column, isTaken: isTaken(form.values.name, saved) };
}

export type ColumnsForm = ReturnType<typeof useColumnsForm>;
