import { useState } from 'react';
import { Button, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import type { Job } from '../../../panel/answers';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { selectedWords } from '../../words';
import { shortMoment } from '../../words/dates';

/** The ZIP of a job, or the reason why there is none. */
export function JobFile({
  job: { id, list, period, problem, state, total, refused, file_until: until },
}: {
  job: Job;
}) {
  const token = useAuth('JobFile', (auth) => auth.token);
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const words = selectedWords().exported;
  const download = async () => {
    setBusy(true);
    try {
      const answer = await panelFetch(`/invoicing/jobs/${id}/file`, token, {});
      const of = period
        ? `export-${period.from}-${period.to}`
        : `${list}-${new Date().toISOString().slice(0, 10)}`;
      saveFile(`${of}.zip`, await answer.blob());
    } catch (error) {
      notify.failed(error);
    } finally {
      setBusy(false);
    }
  };
  if (state === 'cancelled' || refused === total) return null;
  if (until === null) return <Typography>{problem ?? words.gone}</Typography>;
  return (
    <>
      <Typography>{words.ready(shortMoment(until))}</Typography>
      <Button startIcon={<Download />} loading={isBusy} onClick={() => void download()}>
        {words.download}
      </Button>
    </>
  );
}
