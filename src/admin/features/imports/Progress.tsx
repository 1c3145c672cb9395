import { useEffect, useState } from 'react';
import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ImportProgress } from '../../../panel/answers';
import { importWords } from '../../words';

const EVERY_MS = 1_000;

function useProgress(busy: boolean): ImportProgress {
  const { get } = useFetchClient();
  const [progress, setProgress] = useState<ImportProgress>(null);
  useEffect(() => {
    if (!busy) return undefined;
    const ask = async (): Promise<void> => {
      const { data } = await get<{ data: ImportProgress }>('/invoicing/import/progress');
      setProgress(data.data);
    };
    // An answer that fails leaves the line as it is; the import tells its own end.
    const timer = setInterval(() => void ask().catch(() => undefined), EVERY_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [busy, get]);
  return progress;
}

/** How far the service is with the file. */
export function Progress({ busy }: { busy: boolean }) {
  const progress = useProgress(busy);
  if (!busy) return null;
  const words = importWords().progress;
  const text = progress ? words[progress.step](progress.done, progress.of) : words.reading;
  return <Typography role="status">{text}</Typography>;
}
