import type { RemovedSample, Sample } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { BUSINESS, CUSTOMER, INVOICE, QUOTATION, tagsOf } from '../../requests/content-manager';

const CHANGED = [...[BUSINESS, CUSTOMER, INVOICE, QUOTATION].flatMap((one) => tagsOf(one)), HOME];

const samples = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingMakeSample: build.mutation<NonNullable<Sample['business']>, undefined>({
      query: () => post('/sample'),
      transformResponse: dataOf<NonNullable<Sample['business']>>,
      invalidatesTags: CHANGED,
    }),
    /** @param business the sample that is one no more; null where there is only the offer */
    invoicingEndSample: build.mutation<null, string | null>({
      query: (business) => post('/sample/end', { business }),
      transformResponse: dataOf<null>,
      invalidatesTags: [HOME],
    }),
    /** @param changed whether changes of the operator may go with it */
    invoicingRemoveSample: build.mutation<RemovedSample, boolean>({
      query: (changed) => post('/sample/remove', { changed }),
      transformResponse: dataOf<RemovedSample>,
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  invoicingMakeSample: MAKE_SAMPLE,
  invoicingEndSample: END_SAMPLE,
  invoicingRemoveSample: REMOVE_SAMPLE,
} = samples.endpoints;
