import { Box, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { bringsDocument } from '../../../domain/mail-kinds';
import type { PanelMail } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { useMayChange } from '../../kit/actions/use-may';
import { actionWords, mailWords } from '../../words';
import { CREDIT_NOTE, INVOICE, MAIL, QUOTATION } from '../../requests/content-manager';
import { printMoment } from '../../kit/status/payment-words';
import { SideList } from '../../kit/SideList';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { useMailsOf, type Mailed } from './mail-api';
import { useResendMail } from './resend-api';

const PATHS: Readonly<Record<string, string>> = {
  [INVOICE]: 'invoices',
  [QUOTATION]: 'quotations',
  [CREDIT_NOTE]: 'credit-notes',
};

function SendAgain({ mail }: { mail: string }) {
  const resend = useResendMail();
  const run = () => resend(mail);
  return (
    <ActionButton
      isQuiet
      action={{ id: 'again', label: mailWords().again.label, icon: <ArrowClockwise />, run }}
    />
  );
}

interface MailItemProps {
  mail: PanelMail;
  details?: readonly (string | null)[];
}

/** A mail, what became of it, and the button that sends a refused one again. @param details what else is known */
export function MailItem({ mail, details = [] }: MailItemProps) {
  const mayResend = useMayChange(MAIL);
  const { kind, to, cc, subject, state, created_at: at, last_response: response } = mail;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li" data-testid="mail">
      <Flex>
        <StatusBadge status={state} />
      </Flex>
      <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {[...to, ...cc].join(', ')}
      </Typography>
      <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
        {mailWords().list[kind](subject)}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        <time dateTime={at}>{printMoment(at)}</time>
        {details.map((detail) => (detail === null ? '' : ` · ${detail}`))}
      </Typography>
      {response === null || state === 'sent' ? null : (
        <Typography variant="pi" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
          {response}
        </Typography>
      )}
      {state === 'failed' && mayResend ? <SendAgain mail={mail.documentId} /> : null}
    </Flex>
  );
}

/** Says above the list what its first lines show, so that nobody overlooks it. */
export const MailRefused = () => (
  <Box background="danger100" padding={3} marginBottom={3} hasRadius role="alert" width="100%">
    <Typography textColor="danger700" fontWeight="bold">
      {mailWords().refused.notice}
    </Typography>
  </Box>
);

function Mails({ mailed }: { mailed: Mailed }) {
  const { data, isError } = useMailsOf(mailed);
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? mailWords().list.unreadable : actionWords().loading}
      </Typography>
    );
  if (data.length === 0)
    return <Typography textColor="neutral600">{mailWords().list.none}</Typography>;
  const last = data.find(bringsDocument);
  return (
    <>
      {last?.state === 'failed' ? <MailRefused /> : null}
      <SideList testId="mails">
        {data.map((mail) => (
          <MailItem key={mail.documentId} mail={mail} />
        ))}
      </SideList>
    </>
  );
}

/** The mails of a document, beside its form. */
export const MailsPanel: PanelComponent = ({ model, documentId, document }) => {
  const path = PATHS[model];
  if (path === undefined || documentId === undefined || !document) return null;
  if (document.state === 'draft') return null;
  return { title: mailWords().list.title, content: <Mails mailed={{ model, path, documentId }} /> };
};
