import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { RECEIVING_METHODS, type PaymentMethod } from '../../../domain/payment';
import type { NewJob } from '../../../panel/answers';
import { DialogChoice, DialogDateField } from '../../kit/dialogs/fields';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { METHODS } from '../../kit/status/payment-words';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { actionWords, paymentWords, selectedWords } from '../../words';
import { shownJob, type JobInput } from '../jobs/job-api';

interface Values {
  /** Null is today. */
  paid_on: string | null;
  method: string | null;
  supplied: boolean;
}

/** The question of an action, besides which documents it is about. */
export type Asked = 'payment' | 'supply' | null;

interface Props {
  words: { text: string; confirm: string };
  asked: Asked;
  /** Starts the job. @param key the same at each repeat of this dialog */
  start: (input: JobInput, key: string) => Promise<NewJob>;
  /** Closes the dialog. The rows stay selected unless the job has begun. */
  onClose: (begun: boolean) => void;
}

type Form = ReturnType<typeof useDialogForm<Values>>;

const inputOf = ({ paid_on: day, method, supplied }: Values, asked: Asked): JobInput => ({
  ...(asked === 'payment' ? { paid_on: day, method: method as PaymentMethod | null } : {}),
  ...(asked === 'supply' ? { supplied } : {}),
});

function Payment({ form }: { form: Form }) {
  const options = RECEIVING_METHODS.map((value) => ({ value, label: METHODS[value] }));
  return (
    <>
      <DialogDateField
        {...form.field('paid_on')}
        label={actionWords().date}
        hint={selectedWords().paid.dayHint}
      />
      <DialogChoice {...form.field('method')} label={paymentWords().method} options={options} />
    </>
  );
}

function Supply({ form }: { form: Form }) {
  const { name, value, onChange } = form.field('supplied');
  return (
    <Checkbox name={name} checked={value} onCheckedChange={(checked) => onChange(checked === true)}>
      {selectedWords().supplied}
    </Checkbox>
  );
}

/** Asks, and starts the job, whose dialog takes the place of this one. */
export function SelectedDialog({ words, asked, start, onClose }: Props) {
  const form = useDialogForm<Values>(
    { paid_on: null, method: null, supplied: false },
    {
      check: () => ({}),
      send: async (values, key) =>
        shownJob.set((await start(inputOf(values, asked), key)).documentId),
      onDone: () => onClose(true),
    },
  );
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{words.text}</Typography>
          {asked === 'payment' ? <Payment form={form} /> : null}
          {asked === 'supply' ? <Supply form={form} /> : null}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={form.busy} onClick={() => onClose(false)}>
          {selectedWords().back}
        </Button>
        <Button
          loading={form.busy}
          disabled={unreadableText(form.values.paid_on) !== null}
          onClick={() => void form.submit()}
        >
          {words.confirm}
        </Button>
      </Modal.Footer>
    </>
  );
}
