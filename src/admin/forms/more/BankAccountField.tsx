import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { accountName } from '../../../domain/bank-account';
import { bankAccountWords, inputWords } from '../../words';
import { NoCell } from '../inputs/form-rows';
import { useBusinessOfForm } from '../metadata/use-custom-fields';
import { FormField } from '../inputs/FormField';
import type { InputProps } from '../inputs/input-props';
import { useFormField } from '../inputs/use-form-field';

/** The account that an invoice names. A business with one account leaves no choice. */
export function BankAccountField({ name, label, hint, disabled }: InputProps) {
  const { value, error, change } = useFormField<string | null>(name);
  const accounts = useBusinessOfForm()?.bank_accounts ?? [];
  if (accounts.length < 2) return <NoCell />;
  // The business may have it no more.
  const known = accounts.some(({ id }) => id === value) ? value : null;
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      <SingleSelect
        value={known ?? ''}
        placeholder={bankAccountWords().usual}
        disabled={disabled}
        onChange={(chosen) => change(String(chosen))}
        clearLabel={inputWords().clear}
        onClear={() => change(null)}
      >
        {accounts.map((account) => (
          <SingleSelectOption key={account.id} value={account.id}>
            {accountName(account)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </FormField>
  );
}
