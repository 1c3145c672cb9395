import { useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { SelectedResult } from '../../../panel/answers';

/** The words of an action on selected documents. */
export interface SelectedWords {
  /** Before the start. */
  text: string;
  confirm: string;
  /** Follows the number of documents, such as `marked as sent`. */
  done: string;
}

interface Props {
  words: SelectedWords;
  /** Null when the service refused the whole. */
  run: () => Promise<SelectedResult[] | null>;
  /** Closes the dialog. The rows stay selected unless something was done. */
  onClose: (done: boolean) => void;
}

const documents = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

/** The result of each document. It names those that stay as they were, with the reason. */
function Outcome({ results, done }: { results: readonly SelectedResult[]; done: string }) {
  const refused = results.filter(({ problem }) => problem !== null);
  const changed = results.length - refused.length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="selected-outcome">
      <Typography>{`${documents(changed)} ${done}.`}</Typography>
      {refused.length === 0 ? null : (
        <>
          <Typography>{`${documents(refused.length)} left as before:`}</Typography>
          <Box tag="ul" maxHeight="24rem" overflow="auto">
            {refused.map(({ documentId, number, problem }) => (
              <Typography key={documentId} tag="li" textColor="neutral800">
                <strong>{number ?? 'A document'}</strong>: {problem}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Flex>
  );
}

/** Asks, does, and tells the outcome. */
export function SelectedDialog({ words, run, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<SelectedResult[] | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      setResults(await run());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Modal.Body>
        {results ? (
          <Outcome results={results} done={words.done} />
        ) : (
          <Typography>{words.text}</Typography>
        )}
      </Modal.Body>
      <Modal.Footer>
        {results ? (
          <Button onClick={() => onClose(true)}>Close</Button>
        ) : (
          <>
            <Button variant="tertiary" disabled={busy} onClick={() => onClose(false)}>
              Back
            </Button>
            <Button loading={busy} onClick={() => void start()}>
              {words.confirm}
            </Button>
          </>
        )}
      </Modal.Footer>
    </>
  );
}
