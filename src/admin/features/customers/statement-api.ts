import type { SentMail, StatementDraft } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { CUSTOMER, MAIL, tagsOf } from '../../requests/content-manager';

const { endpoints } = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingSendStatement: build.mutation<SentMail, StatementDraft & { customer: string }>({
      query: ({ customer, ...draft }) => post(`/customers/${customer}/statements/send`, draft),
      transformResponse: dataOf<SentMail>,
      // After a refusal, too: the customer may have changed meanwhile.
      invalidatesTags: (_answer, _error, { customer }) => [
        ...tagsOf(CUSTOMER, customer),
        ...tagsOf(MAIL),
        HOME,
      ],
    }),
  }),
});

/** The request of the dialog. */
export const SEND_STATEMENT = endpoints.invoicingSendStatement;
