import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { Chosen } from '../../forms/inputs/relation-value';
import { useDraftImport } from './use-draft-import';
import { actionWords, importWords } from '../../words';

interface Props {
  file: File;
  business: Chosen;
  /** Goes back to the choice of a file. */
  onOther: () => void;
}

/** A draft of the page for invoices that becomes an invoice, or why it cannot. */
export function DraftFields({ file, business, onOther }: Props) {
  const words = importWords().draft;
  const { problem, busy, send } = useDraftImport(business.documentId);
  return (
    <>
      <Typography variant="delta" tag="h2">
        {file.name}
      </Typography>
      <Typography>{words.help}</Typography>
      {problem === null ? null : (
        <Box background="danger100" padding={4} hasRadius>
          <Typography role="alert" textColor="danger700">
            {problem}
          </Typography>
        </Box>
      )}
      <Flex gap={2}>
        <Button loading={busy} onClick={() => void send(file)}>
          {words.import}
        </Button>
        <Button variant="tertiary" onClick={onOther}>
          {actionWords().back}
        </Button>
      </Flex>
    </>
  );
}
