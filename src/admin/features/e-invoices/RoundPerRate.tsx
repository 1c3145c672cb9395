import { Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { ActionButton } from '../../kit/actions/ActionButton';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { ROUND_PER_RATE } from './e-invoice-api';
import { eInvoiceWords } from '../../words';

/** Why a draft has no e-invoice while its tax is rounded for each line, and the button that helps. */
export function RoundPerRate({ documentId }: { documentId: string }) {
  const send = useSend();
  const notify = useNotify();
  const { updatedAt } = useForm('RoundPerRate', (form) => form.initialValues) as {
    updatedAt?: unknown;
  };
  const modified = useForm('RoundPerRate', (form) => form.modified);
  const { label, reason, done } = eInvoiceWords().rounding;
  const round = async () => {
    const { number } = await send(ROUND_PER_RATE, { documentId, updatedAt });
    notify.done(done(number));
  };
  const run = () => round().catch(notify.failed);
  const action = { id: 'round-per-rate', label, icon: <Check />, run };
  return (
    <>
      <Typography>{reason}</Typography>
      <ActionButton action={action} disabled={modified} />
    </>
  );
}
