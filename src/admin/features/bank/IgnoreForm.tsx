import { Flex, Typography } from '@strapi/design-system';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useSend } from '../../requests/use-send';
import { bankWords } from '../../words';
import { orNull } from '../payments/ReceiptFields';
import { BANK_MUTATIONS } from './bank-api';

interface Props {
  transaction: string;
  onClose: () => void;
}

/** The content of the dialog that ignores a transaction. */
export function IgnoreForm({ transaction, onClose }: Props) {
  const send = useSend();
  const words = bankWords();
  const form = useDialogForm(
    { reason: '' },
    {
      check: () => ({}),
      send: async ({ reason }) => {
        await send(BANK_MUTATIONS.invoicingIgnore, { transaction, reason: orNull(reason) });
      },
      onDone: onClose,
    },
  );
  return (
    <FormDialog label={words.ignore} form={form} day={null} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography>{words.ignoreText}</Typography>
        <DialogTextField {...form.field('reason')} label={words.reason} />
      </Flex>
    </FormDialog>
  );
}
