import { useState } from 'react';
import { Box, Button, Modal, Typography } from '@strapi/design-system';
import type { EInvoiceCheck, MailPreview as Usual } from '../../../panel/answers';
import { actionWords, mailWords } from '../../words';
import { CREDIT_NOTE, INVOICE } from '../../requests/content-manager';
import { useInvoicingAttachmentsQuery } from '../attachments/attachment-api';
import { useInvoicingEInvoiceCheckQuery } from '../e-invoices/e-invoice-api';
import { useInvoicingMailPreviewQuery, type Mailed } from './mail-api';
import { draftOf } from './mail-draft';
import { MailFields } from './MailFields';
import { MailPreview } from './MailPreview';
import { SupplyForm } from '../country/SupplyForm';
import { useMailForm } from './use-mail-form';
import { panelLocale } from '../../words/language';

interface Props {
  mailed: Mailed;
  number: string;
  onClose: () => void;
}

const isBilled = ({ model }: Mailed): boolean => model === INVOICE || model === CREDIT_NOTE;

/** The format that the customer wants, if it can be made. */
function readyFormat({ preferred, formats }: EInvoiceCheck) {
  const check = formats.find(({ format }) => format === preferred);
  return check && check.refusal === null && check.problems.length === 0 ? check.format : null;
}

function NotConfigured({ missing }: { missing: readonly string[] }) {
  const listed = new Intl.ListFormat(panelLocale()).format(missing);
  return (
    <Box background="warning100" padding={4} marginBottom={4} hasRadius role="alert">
      <Typography>{mailWords().send.notConfigured(listed)}</Typography>
    </Box>
  );
}

/** How much of its limits the business has used; nothing without limits. */
function Used({ use }: Pick<Usual, 'use'>) {
  const words = mailWords().send;
  const locale = panelLocale();
  const shown = (['hour', 'day'] as const).flatMap((span) => {
    const part = use[span];
    const text = (count: number) => count.toLocaleString(locale);
    return part ? [words.usedOf[span](text(part.used), text(part.limit))] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Box paddingTop={4}>
      <Typography variant="pi" textColor="neutral600" data-testid="mail-use">
        {words.use(new Intl.ListFormat(locale).format(shown))}
      </Typography>
    </Box>
  );
}

interface OpenProps extends Props {
  usual: Usual;
  check: EInvoiceCheck | null;
  hasFiles: boolean;
}

function OpenForm({ mailed, number, onClose, usual, check, hasFiles }: OpenProps) {
  const [isShown, setShown] = useState(false);
  const format = check && readyFormat(check);
  const form = useMailForm({ mailed, number, usual, format, onClose });
  const missing = usual.missing_settings;
  const words = mailWords().send;
  return (
    <>
      <Modal.Body>
        {missing.length > 0 ? <NotConfigured missing={missing} /> : null}
        {isShown ? (
          <MailPreview mailed={mailed} draft={draftOf(form.values, usual)} />
        ) : (
          <>
            <MailFields form={form} isBilled={check !== null} hasFiles={hasFiles} />
            <Used use={usual.use} />
          </>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={isShown ? () => setShown(false) : onClose}>
          {isShown ? words.edit : actionWords().back}
        </Button>
        {isShown ? null : (
          <Button variant="secondary" onClick={() => setShown(true)}>
            {words.preview}
          </Button>
        )}
        <Button
          loading={form.busy}
          disabled={missing.length > 0}
          onClick={() => void form.submit().then(() => setShown(false))}
        >
          {words.confirm}
        </Button>
      </Modal.Footer>
    </>
  );
}

type Opened = Pick<OpenProps, 'usual' | 'check' | 'hasFiles'>;

/** The content of the dialog "Send by email". It begins with the usual mail of the document. */
export function SendForm(props: Props) {
  const { mailed } = props;
  const fresh = { refetchOnMountOrArgChange: true };
  const usual = useInvoicingMailPreviewQuery({ ...mailed, draft: {} }, fresh);
  const billed = isBilled(mailed);
  const check = useInvoicingEInvoiceCheckQuery(mailed, { ...fresh, skip: !billed });
  const files = useInvoicingAttachmentsQuery(mailed, {
    ...fresh,
    skip: mailed.model === CREDIT_NOTE,
  });
  const asked = check.data?.supply ?? null;
  // A refused send reads all of it again. The dialog must not lose what is typed meanwhile.
  const [opened, setOpened] = useState<Opened | null>(null);
  const isRead = !usual.isFetching && !check.isFetching && !files.isFetching;
  if (opened === null && usual.data && isRead && asked === null)
    setOpened({
      usual: usual.data,
      check: billed ? (check.data ?? null) : null,
      hasFiles: (files.data?.files.length ?? 0) > 0,
    });
  if (opened) return <OpenForm {...props} {...opened} />;
  if (asked && usual.data && isRead)
    // After the answer, the check is read again and asks nothing.
    return (
      <SupplyForm
        invoice={mailed.documentId}
        question={asked}
        updatedAt={asked.updatedAt}
        onAnswered={() => undefined}
        onClose={props.onClose}
      />
    );
  const message = (usual.error as { message?: string } | undefined)?.message;
  return (
    <Box padding={6}>
      <Typography role="status">
        {usual.error ? (message ?? mailWords().send.unreadable) : actionWords().loading}
      </Typography>
    </Box>
  );
}
