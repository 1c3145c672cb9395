import { useState } from 'react';
import { Box, Button, Flex, Modal, ProgressBar, Typography } from '@strapi/design-system';
import { EXPORTED, makesFile } from '../../../domain/jobs';
import type { Job, JobOutcome } from '../../../panel/answers';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { selectedWords } from '../../words';
import { shortMoment } from '../../words/dates';
import { JobFile } from './JobFile';
import { JOB_MUTATIONS, useInvoicingJobQuery } from './job-api';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

/** How often the page asks for the state of a job that runs. */
const ASK_MS = 700;

/** How far a job is, and what holds it up. */
export function progressOf({ action, done, total, refused, waits_until: until }: Job): string {
  const { job: words, exported } = selectedWords();
  const hasZip = makesFile(action);
  const left = hasZip ? exported.refused(refused) : words.refused(refused);
  const waits = hasZip ? exported.waits : words.waits;
  return [
    words.progress(done, total),
    ...(refused === 0 ? [] : [left]),
    ...(until === null ? [] : [waits(shortMoment(until))]),
  ].join(' ');
}

/** The result of each document. It names those that stay as they were, with the reason. */
function Outcome({ outcome }: { outcome: JobOutcome }) {
  const { action, state, total, done, refused, results } = outcome;
  const { aDocument, leftAsBefore, job, ...words } = selectedWords();
  const hasZip = makesFile(action);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-testid="selected-outcome">
      {action === EXPORTED ? null : <Typography>{words[action].done(done - refused)}</Typography>}
      {hasZip ? <JobFile job={outcome} /> : null}
      {state === 'cancelled' ? <Typography>{job.stopped(total - done)}</Typography> : null}
      {refused === 0 ? null : (
        <>
          <Typography>
            {hasZip ? words.exported.leftOut(refused) : leftAsBefore(refused)}
          </Typography>
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
      <ProgressBar aria-label={progressOf(job)} value={Math.round((job.done / job.total) * 100)} />
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

/** Ends a job, or shows its end no more. A job with a file stays on the page until its operator removes the file. */
function Ends({ job, onClose }: { job: JobOutcome | undefined; onClose: () => void }) {
  const send = useSend();
  const notify = useNotify();
  const { job: words, close, exported } = selectedWords();
  const end = (how: 'cancel' | 'close') =>
    job
      ? send(JOB_MUTATIONS.invoicingEndJob, { job: job.id, how }).catch(notify.failed)
      : Promise.resolve();
  const closeJob = () => void end('close').then(onClose);
  const isRunning = job?.state === 'running';
  const hasFile = job?.file_until != null;
  return (
    <Modal.Footer>
      {isRunning || hasFile ? (
        <Button variant="danger-light" onClick={isRunning ? () => void end('cancel') : closeJob}>
          {isRunning ? words.stop : exported.remove}
        </Button>
      ) : (
        <span />
      )}
      <Button
        variant={isRunning || hasFile ? 'secondary' : 'default'}
        disabled={!job}
        onClick={isRunning || hasFile ? onClose : closeJob}
      >
        {isRunning ? words.goOn : close}
      </Button>
    </Modal.Footer>
  );
}

/** The content of the dialog of a job: its progress, then its outcome. */
export function JobProgress({ id, onClose }: Props) {
  const job = useJob(id);
  return (
    <>
      <DialogHeader title={job ? selectedWords()[job.action].label : ''} />
      <Modal.Body>
        {job ? job.state === 'running' ? <Running job={job} /> : <Outcome outcome={job} /> : null}
      </Modal.Body>
      <Ends job={job} onClose={onClose} />
    </>
  );
}
