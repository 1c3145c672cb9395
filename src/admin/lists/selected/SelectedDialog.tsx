import { useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { SelectedResult } from '../../../panel/answers';
import { selectedWords } from '../../words';

/** The words of an action on selected documents. */
interface ActionWords {
  /** Before the start. */
  text: string;
  confirm: string;
  /** Afterwards, with the number of documents. */
  done: (count: number) => string;
}

interface Props {
  words: ActionWords;
  /** Null when the service refused the whole. */
  run: () => Promise<SelectedResult[] | null>;
  /** Closes the dialog. The rows stay selected unless something was done. */
  onClose: (done: boolean) => void;
}

interface OutcomeProps {
  results: readonly SelectedResult[];
  done: ActionWords['done'];
}

/** The result of each document. It names those that stay as they were, with the reason. */
function Outcome({ results, done }: OutcomeProps) {
  const { aDocument, leftAsBefore } = selectedWords();
  const refused = results.filter(({ problem }) => problem !== null);
  const changed = results.length - refused.length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="selected-outcome">
      <Typography>{done(changed)}</Typography>
      {refused.length === 0 ? null : (
        <>
          <Typography>{leftAsBefore(refused.length)}</Typography>
          <Box tag="ul" maxHeight="24rem" overflow="auto">
            {refused.map(({ documentId, number, problem }) => (
              <Typography key={documentId} tag="li" textColor="neutral800">
                <strong>{number ?? aDocument}</strong>: {problem}
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
          <Flex justifyContent="flex-end" width="100%">
            <Button onClick={() => onClose(true)}>{selectedWords().close}</Button>
          </Flex>
        ) : (
          <>
            <Button variant="tertiary" disabled={busy} onClick={() => onClose(false)}>
              {selectedWords().back}
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
