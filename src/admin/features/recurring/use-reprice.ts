import { useState } from 'react';
import type { Repricing } from '../../../panel/answers';
import type { Chosen } from '../../forms/inputs/relation-value';
import type { DialogNumber } from '../../kit/dialogs/fields';
import { fieldErrors } from '../../kit/dialogs/use-dialog-form';
import { useBusinessChoice } from '../../requests/chosen-business';
import { newKey } from '../../requests/form-keys';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { recurringWords } from '../../words';
import { RECURRING_MUTATIONS } from './recurring-api';

export const CHANGES = ['price_by', 'price_percent', 'new_tax_rate'] as const;
export type Change = (typeof CHANGES)[number];

export interface RepriceValues {
  business: string | null;
  customer: Chosen | null;
  product: Chosen | null;
  tax_rate: DialogNumber;
  change: Change;
  value: DialogNumber;
}

type Errors = Partial<Record<string, string>>;

const bodyOf = ({ business, customer, product, tax_rate, change, value }: RepriceValues) => ({
  business,
  customer_id: customer?.documentId ?? null,
  product_id: product?.documentId ?? null,
  tax_rate,
  [change]: value,
});

function useInitial(): RepriceValues {
  const choice = useBusinessChoice();
  const only = choice?.businesses.length === 1 ? choice.businesses[0] : undefined;
  return {
    business: (choice?.chosen ?? only)?.documentId ?? null,
    customer: null,
    product: null,
    tax_rate: null,
    change: 'price_percent',
    value: null,
  };
}

/** The values of the dialog. A change of them makes another request. */
function useValues() {
  const [values, setValues] = useState(useInitial());
  const [shown, setShown] = useState<Repricing['data'] | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [key, setKey] = useState(newKey);
  const change = (next: Partial<RepriceValues>) => {
    setValues((before) => ({ ...before, ...next }));
    setShown(null);
    setErrors({});
    setKey(newKey());
  };
  return { values, change, shown, setShown, errors, setErrors, key };
}

/** The values of the dialog, what they would change, and the work of its buttons. */
export function useReprice(onDone: () => void) {
  const send = useSend();
  const notify = useNotify();
  const { values, change, shown, setShown, errors, setErrors, key } = useValues();
  const [busy, setBusy] = useState(false);
  const refuse = (error: unknown) => {
    const found = fieldErrors<Errors>(error);
    if (Object.keys(found).length > 0) setErrors(found);
    else notify.failed(error);
  };
  const run = async (isDry: boolean) => {
    const { data } = await send(RECURRING_MUTATIONS.invoicingReprice, {
      ...bodyOf(values),
      dry_run: isDry,
      key,
    });
    if (isDry) return setShown(data);
    notify.done(recurringWords().reprice.done(data.length));
    onDone();
  };
  const start = (isDry: boolean) => {
    setBusy(true);
    void run(isDry)
      .catch(refuse)
      .finally(() => setBusy(false));
  };
  const found: Errors = { ...errors, value: errors[values.change] ?? errors['price_by'] };
  return {
    values,
    change,
    shown,
    errors: found,
    busy,
    show: () => start(true),
    apply: () => start(false),
  };
}
