import { HOME, panelApi } from '../../requests/api';
import { BUSINESS, INVOICE, recordRequest, tagsOf } from '../../requests/content-manager';

interface Once {
  invoice: string;
  /** The version of the invoice that the operator sees. */
  updatedAt: string | undefined;
  day: string;
}

interface Always {
  invoice: string;
  business: string;
}

// The saves of the forms, with their rights and their history.
const supply = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingSupplied: build.mutation<{ data: { updatedAt: string } }, Once>({
      query: ({ invoice, updatedAt, day }) => ({
        url: recordRequest(INVOICE, invoice),
        method: 'PUT',
        data: { delivery_date: day, updatedAt },
      }),
      invalidatesTags: (_answer, _error, { invoice }) => [...tagsOf(INVOICE, invoice), HOME],
    }),
    invoicingSuppliedAlways: build.mutation<unknown, Always>({
      query: ({ business }) => ({
        url: recordRequest(BUSINESS, business),
        method: 'PUT',
        data: { supply_date_default: 'issue_date' },
      }),
      invalidatesTags: (_answer, _error, { invoice, business }) => [
        ...tagsOf(BUSINESS, business),
        ...tagsOf(INVOICE, invoice),
      ],
    }),
  }),
});

export const SUPPLIED = supply.endpoints;
