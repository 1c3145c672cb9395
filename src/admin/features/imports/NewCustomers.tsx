import { Checkbox } from '@strapi/design-system';
import type { Import } from './use-import';
import { importWords } from '../../words';

/** Asks whether customers that are missing are made, with the name and the e-mail of the file. */
export function NewCustomers({ choices, change }: Pick<Import, 'choices' | 'change'>) {
  return (
    <Checkbox
      checked={choices.new_customers === true}
      onCheckedChange={(checked: boolean | 'indeterminate') =>
        change({ choices: { ...choices, new_customers: checked === true } })
      }
    >
      {importWords().makeCustomers}
    </Checkbox>
  );
}
