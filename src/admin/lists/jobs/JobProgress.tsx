import { useState } from 'react';
import { Box, Button, Flex, Modal, ProgressBar, Typography } from '@strapi/design-system';
import type { Job, JobOutcome } from '../../../panel/answers';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { selectedWords } from '../../words';
import { shortMoment } from '../../words/dates';
import { JOB_MUTATIONS, useInvoicingJobQuery } from './job-api';

/** How often the page asks for the state of a job that runs. */
const ASK_MS = 700;

/** How far a job is, and what holds it up. */
export function progressOf({ done, total, refused, waits_until: until }: Job): string {
  const words = selectedWords().job;
  return [
    words.progress(done, total),
    ...(refused === 0 ? [] : [words.refused(refused)]),
    ...(until === null ? [] : [words.waits(shortMoment(until))]),
  ].join(' ');
}

/** The result of each document. It names those that stay as they were, with the reason. */
function Outcome({ outcome }: { outcome: JobOutcome }) {
  const { action, state, total, done, refused, results } = outcome;
  const { aDocument, leftAsBefore, job, ...words } = selectedWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="selected-outcome">
      <Typography>{words[action].done(done - refused)}</Typography>
      {state === 'cancelled' ? <Typography>{job.stopped(total - done)}</Typography> : null}
      {refused === 0 ? null : (
        <>
          <Typography>{leftAsBefore(refused)}</Typography>
          <Box tag="ul" maxHeight="24rem" overflow="auto">
            {results.map(({ documentId, number, problem }) => (
              <Typography key={documentId} tag="li" textColor="neutral800">
                <strong>{number ?? aDocument}</strong>: {problem}
              </Typography>
            ))}
          </Box>
          {results.length < refused ? (
            <Typography>{job.more(refused - results.length)}</Typography>
          ) : null}
        </>
      )}
    </Flex>
  );
}

function Running({ job }: { job: Job }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography role="status">{progressOf(job)}</Typography>
      <ProgressBar value={Math.round((job.done / job.total) * 100)} />
      <Typography textColor="neutral600">{selectedWords().job.background}</Typography>
    </Flex>
  );
}

interface Props {
  id: string;
  /** Closes the dialog. */
  onClose: () => void;
}

/** The state of a job, asked for while it runs. */
function useJob(id: string): JobOutcome | undefined {
  const [isAsking, setAsking] = useState(true);
  const { data: job } = useInvoicingJobQuery(id, { pollingInterval: isAsking ? ASK_MS : 0 });
  const isRunning = job?.state === 'running';
  if (job && isRunning !== isAsking) setAsking(isRunning);
  return job;
}

/** The content of the dialog of a job: its progress, then its outcome. */
export function JobProgress({ id, onClose }: Props) {
  const send = useSend();
  const notify = useNotify();
  const job = useJob(id);
  const end = (how: 'cancel' | 'close') =>
    send(JOB_MUTATIONS.invoicingEndJob, { job: id, how }).catch(notify.failed);
  const { job: words, close, ...actions } = selectedWords();
  const isRunning = job?.state === 'running';
  const press = isRunning ? onClose : () => void end('close').then(onClose);
  return (
    <>
      <Modal.Header>
        <Modal.Title>{job ? actions[job.action].label : ''}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {job ? isRunning ? <Running job={job} /> : <Outcome outcome={job} /> : null}
      </Modal.Body>
      <Modal.Footer>
        {isRunning ? (
          <Button variant="danger-light" onClick={() => void end('cancel')}>
            {words.stop}
          </Button>
        ) : (
          <span />
        )}
        <Button variant={isRunning ? 'secondary' : 'default'} disabled={!job} onClick={press}>
          {isRunning ? words.goOn : close}
        </Button>
      </Modal.Footer>
    </>
  );
}
