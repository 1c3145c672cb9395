import { useEffect, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { CSV_SAMPLE } from '../../../domain/bank-transaction';
import type { CsvSample, NewBankProfile } from '../../../panel/answers';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';

/** The answers of an operator about the columns of a file. */
export type SaidColumns = Omit<NewBankProfile, 'name' | 'replace' | 'columns'>;

/** @throws an object with the message of the service when it refuses */
async function readSample(url: string, token: string | null, file: File): Promise<CsvSample> {
  const answer = await panelFetch(url, token, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file.slice(0, CSV_SAMPLE),
  });
  return ((await answer.json()) as { data: CsvSample }).data;
}

/** The columns of a bank's CSV, and its first entries as they are read with what is said of the columns. */
export function useSample(
  business: string,
  file: File,
  { said, header }: { said: SaidColumns; header: string | null },
): CsvSample | null {
  const token = useAuth('useSample', (auth) => auth.token);
  const notify = useNotify();
  const [sample, setSample] = useState<CsvSample | null>(null);
  const query = new URLSearchParams({
    columns: JSON.stringify(said),
    ...(header === null ? {} : { header }),
  }).toString();
  useEffect(() => {
    // A later request has the latest choices, so only its answer is shown.
    let isLatest = true;
    readSample(`/invoicing/businesses/${business}/bank/sample?${query}`, token, file)
      .then((data) => (isLatest ? setSample(data) : undefined))
      .catch((error: unknown) => (isLatest ? notify.failed(error) : undefined));
    return () => {
      isLatest = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new token or another function to tell it reads nothing anew
  }, [business, file, query]);
  return sample;
}
