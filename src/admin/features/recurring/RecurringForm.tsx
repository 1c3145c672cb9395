import { Flex, Typography } from '@strapi/design-system';
import { useNavigate } from 'react-router-dom';
import { INTERVAL_UNITS } from '../../../domain/schedule/occurrences';
import { RECURRING_MODES } from '../../../domain/recurring-status';
import {
  DialogChoice,
  DialogDateField,
  DialogNumberField,
  DialogTextField,
  type DialogNumber,
} from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { choiceWord } from '../../kit/status/choice-words';
import { pageOf, RECURRING } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, recurringWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { RECURRING_MUTATIONS } from './recurring-api';

interface Values {
  name: string;
  interval_count: DialogNumber;
  interval_unit: string | null;
  start_date: string | null;
  mode: string | null;
}

interface Props {
  invoice: string;
  /** The first date that is offered. */
  start: string | null;
  onClose: () => void;
}

function useMake({ invoice, start, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  const navigate = useNavigate();
  const initial: Values = {
    name: '',
    interval_count: 1,
    interval_unit: 'month',
    start_date: start,
    mode: 'draft',
  };
  return useDialogForm(initial, {
    check: ({ start_date: date }) => (date === null ? { start_date: actionWords().needed } : {}),
    send: async ({ name, ...schedule }, key) => {
      const made = await send(RECURRING_MUTATIONS.invoicingMakeRecurring, {
        ...schedule,
        name: name.trim() === '' ? null : name,
        invoice,
        key,
      });
      notify.done(recurringWords().make.done);
      navigate(pageOf(RECURRING, made.documentId));
    },
    onDone: onClose,
  });
}

const choices = (field: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: choiceWord(field, value) }));

/** The schedule of a recurring invoice that is made of an invoice. */
export function RecurringForm(props: Props) {
  const form = useMake(props);
  const { field, values } = form;
  const words = recurringWords().make;
  return (
    <FormDialog label={words.label} form={form} day={values.start_date} onClose={props.onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography>{words.text}</Typography>
        <DialogTextField {...field('name')} label={fieldText('Name')} />
        <DialogNumberField {...field('interval_count')} label={fieldText('Every')} decimals={0} />
        <DialogChoice
          {...field('interval_unit')}
          label={fieldText('Interval')}
          isNeeded
          options={choices('interval_unit', INTERVAL_UNITS)}
        />
        <DialogDateField {...field('start_date')} label={fieldText('First date')} required />
        <DialogChoice
          {...field('mode')}
          label={fieldText('Each invoice')}
          isNeeded
          options={choices('mode', RECURRING_MODES)}
        />
      </Flex>
    </FormDialog>
  );
}
