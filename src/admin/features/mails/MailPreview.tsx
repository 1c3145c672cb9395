import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { MailDraft, ReadMail as Read } from '../../../panel/answers';
import { actionWords, mailWords } from '../../words';
import { useInvoicingMailPreviewQuery, type Mailed } from './mail-api';

const PLAIN = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'monospace',
} as const;

/** The mail in a frame of its own, which runs nothing and reaches nothing of the panel. */
function Page({ html }: { html: string }) {
  return (
    <iframe
      title={mailWords().preview.frame}
      sandbox=""
      srcDoc={html}
      style={{ width: '100%', height: '52vh', border: 0, background: '#eef1f4' }}
    />
  );
}

/** A mail as its reader will see it: as a page, and as plain text. */
export function ReadMail({ mail, error }: { mail: Read | undefined; error: unknown }) {
  const [isPlain, setPlain] = useState(false);
  const words = mailWords().preview;
  if (!mail) {
    const message = (error as { message?: string } | undefined)?.message;
    return (
      <Typography role="status">
        {error ? (message ?? words.failed) : actionWords().loading}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography data-testid="mail-subject">
          {words.from(mail.sender)} <strong>{mail.subject}</strong>
        </Typography>
        <Button variant="tertiary" size="S" onClick={() => setPlain(!isPlain)}>
          {isPlain ? words.asPage : words.asText}
        </Button>
      </Flex>
      {isPlain ? (
        <Box background="neutral100" padding={4} hasRadius>
          <Typography data-testid="mail-text" style={PLAIN}>
            {mail.text}
          </Typography>
        </Box>
      ) : (
        <Page html={mail.html} />
      )}
    </Flex>
  );
}

interface Props {
  mailed: Mailed;
  draft: MailDraft;
}

/** The mail as it would leave now. */
export function MailPreview({ mailed, draft }: Props) {
  const { data, error } = useInvoicingMailPreviewQuery(
    { ...mailed, draft },
    { refetchOnMountOrArgChange: true },
  );
  return <ReadMail mail={data} error={error} />;
}
