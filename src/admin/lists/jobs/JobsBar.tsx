import { useEffect, useRef, useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useDispatch } from 'react-redux';
import type { Job } from '../../../panel/answers';
import { panelApi, type Dispatch } from '../../requests/api';
import { selectedWords } from '../../words';
import { longPeriod } from '../../words/dates';
import { changedBy, shownJob, useInvoicingJobsQuery } from './job-api';
import { JobProgress, progressOf } from './JobProgress';

/** How often the list asks for the jobs that run. */
const ASK_MS = 3_000;

function Line({ job }: { job: Job }) {
  const words = selectedWords();
  const { label } = words[job.action];
  return (
    <Flex tag="li" justifyContent="space-between" gap={3} wrap="wrap" data-testid="job">
      <Typography>
        <strong>{label}</strong>
        {job.period ? ` (${longPeriod(job.period)})` : ''}: {progressOf(job)}
      </Typography>
      <Button variant="tertiary" size="S" onClick={() => shownJob.set(job.id)}>
        {job.state === 'running' ? words.job.show : words.job.showResult}
      </Button>
    </Flex>
  );
}

/** When a job has ended since the page was opened, the pages show what it has changed. */
function useEnds(jobs: readonly Job[] | undefined): void {
  const dispatch = useDispatch<Dispatch>();
  const known = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (!jobs) return;
    const ended = jobs.filter(({ state }) => state !== 'running');
    const before = known.current ?? ended.map(({ id }) => id);
    const lists = ended.filter(({ id }) => !before.includes(id)).map(({ list }) => list);
    known.current = ended.map(({ id }) => id);
    for (const list of new Set(lists)) dispatch(panelApi.util.invalidateTags(changedBy(list)));
  }, [jobs, dispatch]);
}

/** The jobs of the operator, read again while one runs. */
function useJobs(): readonly Job[] {
  const [isAsking, setAsking] = useState(false);
  const { data } = useInvoicingJobsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isAsking ? ASK_MS : 0,
  });
  const isRunning = data?.some(({ state }) => state === 'running') ?? false;
  if (isRunning !== isAsking) setAsking(isRunning);
  useEnds(data);
  return data ?? [];
}

/** Above a list: the jobs of the operator that run, or whose end they have not seen, and the dialog of one. */
export function JobsBar() {
  const shown = shownJob.use();
  const jobs = useJobs();
  const close = () => shownJob.set(null);
  // The next list does not begin with the dialog of this one.
  useEffect(() => () => shownJob.set(null), []);
  return (
    <>
      {jobs.length === 0 ? null : (
        <Box padding={4} marginBottom={4} background="neutral0" hasRadius shadow="tableShadow">
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {jobs.map((one) => (
              <Line key={one.id} job={one} />
            ))}
          </Flex>
        </Box>
      )}
      <Modal.Root open={shown !== null} onOpenChange={close}>
        <Modal.Content>{shown ? <JobProgress id={shown} onClose={close} /> : null}</Modal.Content>
      </Modal.Root>
    </>
  );
}
