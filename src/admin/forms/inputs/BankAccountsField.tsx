import { Flex, Grid, IconButton, Textarea } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { accountName, MAX_BANK_ACCOUNTS, type BankAccount } from '../../../domain/bank-account';
import { bankAccountWords } from '../../words';
import { FormField } from './FormField';
import { CurrencyField } from './ListField';
import type { InputProps } from './input-props';
import { RowsField, type RowProps } from './RowsField';
import { TextField } from './TextField';
import { useFormField } from './use-form-field';

type Row = Omit<BankAccount, 'id'> & { id: string | null };

const NEW: Row = {
  id: null,
  label: null,
  currency: null,
  holder: null,
  iban: null,
  bic: null,
  account_number: null,
  bank_name: null,
  details: null,
};

/** The inputs of a row, in their order. */
const PARTS = [
  'label',
  'currency',
  'holder',
  'iban',
  'bic',
  'bank_name',
  'account_number',
  'details',
] as const;

/** Some lines of text. */
function LinesOfText({ name, label, hint, disabled }: InputProps) {
  const { value, error, change } = useFormField<string | null>(name);
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      <Textarea
        name={name}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormField>
  );
}

const INPUTS = { currency: CurrencyField, details: LinesOfText } as const;
const inputOf = (part: string) =>
  part in INPUTS ? INPUTS[part as keyof typeof INPUTS] : TextField;

function AccountRow({ name, row, disabled, onRemove, place }: RowProps<Row> & { place: number }) {
  const { parts, hints, ...words } = bankAccountWords();
  const title = accountName(row) || words.place(place);
  return (
    <Grid.Root gap={4} role="group" aria-label={title} data-account={place}>
      {PARTS.map((part) => {
        const Input = inputOf(part);
        return (
          <Grid.Item key={part} col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Input
              name={`${name}.${part}`}
              label={parts[part]}
              hint={hints[part]}
              disabled={disabled}
            />
          </Grid.Item>
        );
      })}
      <Grid.Item col={4} s={6} xs={12} alignItems="end">
        <Flex justifyContent="flex-end" flex="1">
          <IconButton label={words.remove(title)} disabled={disabled} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}

/** The accounts of a business, a row for each. */
export const BankAccountsField = (props: InputProps) => (
  <RowsField {...props} words={bankAccountWords()} empty={NEW} most={MAX_BANK_ACCOUNTS}>
    {(row, index) => <AccountRow {...row} place={index + 1} />}
  </RowsField>
);
