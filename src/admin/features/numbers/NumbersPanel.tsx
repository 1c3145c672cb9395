import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NUMBERED_KINDS } from '../../../domain/number-pattern';
import type { NextNumber } from '../../../panel/answers';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { BUSINESS } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { actionWords, nextNumberWords } from '../../words';
import { NUMBER_MUTATIONS, useInvoicingNextNumbersQuery } from './number-api';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

interface Props {
  business: string;
  next: NextNumber;
}

function NumberForm({ business, next, onClose }: Props & { onClose: () => void }) {
  const send = useSend();
  const notify = useNotify();
  const words = nextNumberWords();
  const form = useDialogForm<{ number: string }>(
    { number: next.number },
    {
      check: ({ number }) => ({
        number: number.trim() === '' ? actionWords().needed : undefined,
      }),
      send: async ({ number }) => {
        const wanted = { kind: next.kind, number };
        await send(NUMBER_MUTATIONS.invoicingSetNextNumber, { business, wanted });
        notify.done(words.done(words.kinds[next.kind], number.trim()));
      },
      onDone: onClose,
    },
  );
  return (
    <FormDialog label={words.set} form={form} day={null} onClose={onClose}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography>{words.hint}</Typography>
        <DialogTextField
          {...form.field('number')}
          label={words.kinds[next.kind]}
          hint={words.form(next.run)}
          required
        />
      </Flex>
    </FormDialog>
  );
}

/** The next number of a kind, and the way to set another one. */
function NumberRow({ mayChange, ...props }: Props & { mayChange: boolean }) {
  const [open, setOpen] = useState(false);
  const words = nextNumberWords();
  const { kind, number } = props.next;
  const close = () => setOpen(false);
  return (
    <Flex justifyContent="space-between" gap={2}>
      <Flex direction="column" alignItems="flex-start">
        <Typography variant="pi" textColor="neutral600">
          {words.kinds[kind]}
        </Typography>
        <Typography style={{ overflowWrap: 'anywhere' }}>{number}</Typography>
      </Flex>
      {mayChange ? (
        <Button
          variant="tertiary"
          aria-label={words.change(words.kinds[kind])}
          onClick={() => setOpen(true)}
        >
          {words.another}
        </Button>
      ) : null}
      <Modal.Root open={open} onOpenChange={(to: boolean) => (to ? undefined : close())}>
        <Modal.Content>
          <DialogHeader title={words.title} />
          {open ? <NumberForm {...props} onClose={close} /> : null}
        </Modal.Content>
      </Modal.Root>
    </Flex>
  );
}

function Numbers({
  business,
  may,
}: {
  business: string;
  may: (kind: NextNumber['kind']) => boolean;
}) {
  const { data, isError } = useInvoicingNextNumbersQuery(business);
  if (!data) {
    const text = isError ? nextNumberWords().unreadable : actionWords().loading;
    return <Typography textColor="neutral600">{text}</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {data.map((next) => (
        <NumberRow key={next.kind} business={business} next={next} mayChange={may(next.kind)} />
      ))}
    </Flex>
  );
}

const fieldOf = (kind: NextNumber['kind']) => `${kind}_number_pattern`;

/** The next numbers of a business beside its form, for roles that see the patterns of numbers. */
export const NumbersPanel: PanelComponent = ({ model, documentId, document }) => {
  const may = useDocumentRBAC('NumbersPanel', ({ canUpdate, canReadFields, canUpdateFields }) => ({
    see: NUMBERED_KINDS.every((kind) => canReadFields.includes(fieldOf(kind))),
    change: canUpdate === true ? canUpdateFields : [],
  }));
  if (model !== BUSINESS || !document || documentId === undefined || !may.see) return null;
  const mayChange = (kind: NextNumber['kind']) => may.change.includes(fieldOf(kind));
  return {
    title: nextNumberWords().title,
    content: <Numbers business={documentId} may={mayChange} />,
  };
};
