import { useState } from 'react';
import { newKey } from '../../requests/form-keys';
import { useNotify } from '../../requests/use-notify';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface Refusal {
  details?: { errors?: { path: string[]; message: string }[] };
}

/** Finds the field of the dialog for a path of the service. */
type NameOf = (path: readonly string[]) => string;

const firstStep: NameOf = ([first = '']) => first;

/** The messages of the service about single fields. */
export function fieldErrors<Values>(error: unknown, nameOf: NameOf = firstStep): Errors<Values> {
  const { details } = (error ?? {}) as Refusal;
  const listed = (details?.errors ?? []).map(({ path, message }) => [nameOf(path), message]);
  return Object.fromEntries(listed) as Errors<Values>;
}

interface Steps<Values> {
  /** The problems that the dialog itself finds. */
  check: (values: Values) => Errors<Values>;
  /**
   * Sends the values. It throws when the service refuses them.
   * @param key the same at each repeat of this dialog
   */
  send: (values: Values, key: string) => Promise<void>;
  onDone: () => void;
  nameOf?: NameOf;
}

/** The values of a dialog with its errors beside the fields, and the work of its button. */
export function useDialogForm<Values extends object>(initial: Values, steps: Steps<Values>) {
  const notify = useNotify();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [busy, setBusy] = useState(false);
  const [key] = useState(newKey);
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const refuse = (error: unknown) => {
    const found = fieldErrors<Values>(error, steps.nameOf);
    const isShown = Object.keys(found).some((name) => name in initial);
    if (isShown) setErrors(found);
    else notify.failed(error);
  };
  /** @param onDone where it leads to; by default as the dialog says */
  const submit = async (onDone: () => void = steps.onDone) => {
    const found = steps.check(values);
    setErrors(found);
    if (Object.values(found).some((message) => message !== undefined)) return;
    setBusy(true);
    try {
      await steps.send(values, key);
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { field, values, busy, submit };
}
