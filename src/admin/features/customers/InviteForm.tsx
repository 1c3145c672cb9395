import { useCallback } from 'react';
import { Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import type { CustomerRecord } from '../../../panel/answers';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { DialogChoice } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { useDialogForm } from '../../kit/dialogs/use-dialog-form';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { customerWords, portalWords } from '../../words';
import { CHANGE_CONTACTS } from './customer-api';
import { contactsOf } from './Contacts';

interface Props {
  record: CustomerRecord;
  onClose: () => void;
}

/** The contacts that could be invited: they have an address and may not sign in yet. */
const invitable = (record: CustomerRecord) =>
  contactsOf(record).filter(({ email, portal }) => email !== null && !portal);

/** Lets a contact use the portal, which invites it. */
function InviteForm({ record, onClose }: Props) {
  const { documentId, updatedAt } = record;
  const send = useSend();
  const notify = useNotify();
  const people = invitable(record);
  const words = customerWords().invite;
  const form = useDialogForm(
    { contact: (people[0]?.id ?? null) as string | null },
    {
      check: () => ({}),
      send: async ({ contact }) => {
        const contacts = contactsOf(record).map((one) =>
          one.id === contact ? { ...one, portal: true } : one,
        );
        await send(CHANGE_CONTACTS, { documentId, updatedAt, contacts });
        const email = people.find(({ id }) => id === contact)?.email ?? '';
        notify.done(portalWords().invite.done(email));
      },
      onDone: onClose,
    },
  );
  return (
    <FormDialog label={words.confirm} form={form} day={null} onClose={onClose}>
      <Typography tag="p" paddingBottom={4}>
        {words.text}
      </Typography>
      <DialogChoice
        {...form.field('contact')}
        label={words.contact}
        isNeeded
        options={people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
      />
    </FormDialog>
  );
}

/** Invites a contact to the portal. Without one that can be invited, it goes to the form. */
export function useInviteAction(
  record: CustomerRecord,
  toForm: () => Promise<void>,
): InvoicingAction {
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => <InviteForm record={record} onClose={onClose} />,
    [record],
  );
  const { label } = customerWords().invite;
  const action = { id: 'invite', label, icon: <Mail /> };
  return invitable(record).length === 0
    ? { ...action, run: toForm }
    : { ...action, dialog: { title: label, content } };
}
