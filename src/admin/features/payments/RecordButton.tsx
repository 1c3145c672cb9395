import { useState } from 'react';
import { Button, Modal } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useMayCreate } from '../../kit/actions/use-may';
import { useListModel } from '../../lists/list-model';
import { PAYMENT } from '../../requests/content-manager';
import { paymentWords } from '../../words';
import { PaymentForm } from './PaymentForm';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

/** Above the list of payments: records those that came, one after the other. */
export function RecordButton() {
  const model = useListModel();
  const mayRecord = useMayCreate(PAYMENT);
  const [isOpen, setOpen] = useState(false);
  if (model !== PAYMENT || !mayRecord) return null;
  const { record } = paymentWords();
  return (
    <>
      <Button startIcon={<Plus />} onClick={() => setOpen(true)}>
        {record}
      </Button>
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Content>
          <DialogHeader title={record} />
          <PaymentForm invoice={null} onClose={() => setOpen(false)} />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
