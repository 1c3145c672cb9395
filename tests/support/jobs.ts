import { stringify } from 'qs';
import type { JobAction, JobList } from '../../src/domain/jobs';
import type { Job, JobOutcome } from '../../src/panel/answers';
import { eventually } from './eventually';
import type { HttpClient } from './http';

interface Started {
  list?: JobList;
  action: JobAction;
  documents?: readonly unknown[];
  /** The part of the list without documents. */
  query?: object;
  input?: object;
}

export const jobPath = ({ list = 'invoices', query = {} }: Pick<Started, 'list' | 'query'>) =>
  `/invoicing/lists/${list}/jobs?${stringify(query, { encodeValuesOnly: true })}`;

/** Starts a job. @returns its id */
export async function startJob(
  client: HttpClient,
  started: Started,
  headers: Record<string, string> = {},
): Promise<string> {
  const { action, documents, input } = started;
  const body = { action, documents, ...input };
  const answer = await client.post(jobPath(started), body, headers);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data.documentId as string;
}

export async function outcomeOf(client: HttpClient, job: string): Promise<JobOutcome> {
  const { status, body, text } = await client.get(`/invoicing/jobs/${job}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data as JobOutcome;
}

/** Waits until a job satisfies a condition, which is its end unless one is given. */
export async function jobUntil(
  client: HttpClient,
  job: string,
  holds: (job: Job) => boolean = ({ state }) => state !== 'running',
): Promise<JobOutcome> {
  let outcome = await outcomeOf(client, job);
  await eventually(async () => {
    outcome = await outcomeOf(client, job);
    return holds(outcome);
  });
  return outcome;
}

/** Runs a job to its end. */
export const runJob = async (
  client: HttpClient,
  started: Started,
  headers?: Record<string, string>,
): Promise<JobOutcome> => jobUntil(client, await startJob(client, started, headers));
