import type { CsvDecimal } from '../../../domain/csv-decimals';
import { BOOKS, type JobAction, type JobList } from '../../../domain/jobs';
import type { PaymentMethod } from '../../../domain/payment';
import type { Job, JobOutcome, NewJob } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post, postOnce, type WithKey } from '../../requests/api';
import { LIST_PAGES, MAIL, PAYMENT, tagsOf } from '../../requests/content-manager';
import { sharedValue } from '../../requests/shared-value';

/** A selected row, with its version. */
export interface SelectedDocument {
  documentId: string;
  updatedAt: string;
}

/** The choices of some actions. */
export interface JobInput {
  paid_on?: string | null;
  method?: PaymentMethod | null;
  supplied?: boolean;
}

interface NewJobOf extends WithKey, JobInput {
  list: JobList;
  action: JobAction;
  /** Null for all that the list shows. */
  documents: readonly SelectedDocument[] | null;
  /** The part of the list. */
  narrowing: string;
}

interface NewExport extends WithKey {
  /** The public id. */
  business: string;
  from: string;
  to: string;
  decimal: CsvDecimal;
  reading: string;
}

/** The tags of all that a job of a list may have changed: its records, payments and mails. An export changes nothing. */
export const changedBy = (list: Job['list']) =>
  list === BOOKS
    ? []
    : ['Document' as const, ...tagsOf(LIST_PAGES[list]), ...tagsOf(PAYMENT), ...tagsOf(MAIL), HOME];

const JOBS = { type: 'InvoicingJobs' } as const;

const jobs = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingStartJob: build.mutation<NewJob, NewJobOf>({
      query: ({ list, narrowing, ...job }) => postOnce(`/lists/${list}/jobs?${narrowing}`, job),
      transformResponse: dataOf<NewJob>,
      invalidatesTags: (_answer, error) => (error ? [] : [JOBS]),
    }),
    invoicingStartExport: build.mutation<NewJob, NewExport>({
      query: ({ business, ...wanted }) => postOnce(`/businesses/${business}/export`, wanted),
      transformResponse: dataOf<NewJob>,
      invalidatesTags: (_answer, error) => (error ? [] : [JOBS]),
    }),
    invoicingJobs: build.query<Job[], undefined>({
      query: () => '/invoicing/jobs',
      transformResponse: dataOf<Job[]>,
      providesTags: [JOBS],
      keepUnusedDataFor: 0,
    }),
    invoicingJob: build.query<JobOutcome, string>({
      query: (job) => `/invoicing/jobs/${job}`,
      transformResponse: dataOf<JobOutcome>,
      keepUnusedDataFor: 0,
    }),
    invoicingEndJob: build.mutation<JobOutcome, { job: string; how: 'cancel' | 'close' }>({
      query: ({ job, how }) => post(`/jobs/${job}/${how}`),
      transformResponse: dataOf<JobOutcome>,
      invalidatesTags: (answer) => [JOBS, ...(answer ? changedBy(answer.list) : [])],
    }),
  }),
});

export const { useInvoicingJobQuery, useInvoicingJobsQuery } = jobs;
export const JOB_MUTATIONS = jobs.endpoints;

/** The id of the job whose dialog is open; null for none. */
export const shownJob = sharedValue<string | null>(null);
