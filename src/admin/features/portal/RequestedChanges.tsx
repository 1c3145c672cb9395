import { Check, Cross } from '@strapi/icons';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { ContactRequest } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { printMoment } from '../../kit/status/payment-words';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { requestWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { Card } from '../record/Columns';
import { PORTAL_MUTATIONS, useInvoicingContactRequestQuery } from './portal-api';

interface Props {
  customer: string;
  request: ContactRequest;
}

function useDecisions({ customer, request: { id: request } }: Props): InvoicingAction[] {
  const send = useSend();
  const notify = useNotify();
  const { confirm, refuse } = requestWords();
  const sent = { customer, request };
  const told = (work: Promise<unknown>, done: string) =>
    work.then(() => notify.done(done), notify.failed);
  return [
    {
      id: 'confirm',
      label: confirm.label,
      icon: <Check />,
      variant: 'success-light',
      run: () => told(send(PORTAL_MUTATIONS.invoicingConfirmRequest, sent), confirm.done),
    },
    {
      id: 'refuse',
      label: refuse.label,
      icon: <Cross />,
      variant: 'danger-light',
      ask: { title: refuse.title, text: refuse.text, confirm: refuse.label },
      run: () => told(send(PORTAL_MUTATIONS.invoicingRefuseRequest, sent), refuse.done),
    },
  ];
}

const WHOLE = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

function Value({ label, value, isNew }: { label: string; value: string | null; isNew: boolean }) {
  return (
    <Flex gap={2} alignItems="baseline">
      <Typography variant="pi" textColor="neutral600" style={{ flexShrink: 0 }}>
        {label}
      </Typography>
      <Typography
        fontWeight={isNew ? 'bold' : 'regular'}
        textColor={value === null ? 'neutral600' : 'neutral800'}
        style={WHOLE}
      >
        {value ?? requestWords().nothing}
      </Typography>
    </Flex>
  );
}

function Changes({ changes }: Pick<ContactRequest, 'changes'>) {
  const words = requestWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul" data-testid="requested-changes">
      {changes.map(({ field, label, now, wanted }) => (
        <Box key={field} tag="li">
          <Typography variant="pi" fontWeight="bold">
            {fieldText(label)}
          </Typography>
          <Value label={words.now} value={now} isNew={false} />
          <Value label={words.wanted} value={wanted} isNew />
        </Box>
      ))}
    </Flex>
  );
}

function Waiting({ customer, request }: Props) {
  const actions = useDecisions({ customer, request });
  const { email, at, changes, can } = request;
  const { title, asked } = requestWords();
  return (
    <Card tag="section" aria-label={title}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        <Typography style={WHOLE}>{asked(email, printMoment(at))}</Typography>
        <Changes changes={changes} />
        {can ? (
          <Flex gap={2} wrap="wrap">
            {actions.map((action) => (
              <ActionButton key={action.id} action={action} fullWidth={false} />
            ))}
          </Flex>
        ) : null}
      </Flex>
    </Card>
  );
}

/** What somebody at the customer wants changed. Nothing is shown while there is no request. */
export function RequestedChanges({ customer }: Pick<Props, 'customer'>) {
  const { data } = useInvoicingContactRequestQuery(customer);
  return data ? <Waiting customer={customer} request={data} /> : null;
}
