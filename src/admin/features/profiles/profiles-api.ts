import type { NamedProfile } from '../../../panel/answers';
import { dataOf, panelApi, post } from '../../requests/api';

/** A list of a business, by its public id, or its bank. */
export interface ProfileList {
  business: string;
  list: 'customers' | 'products' | 'invoices' | 'bank';
}

const PROFILES = { type: 'InvoicingProfiles' } as const;

const pathOf = ({ business, list }: ProfileList): string =>
  `/businesses/${business}/profiles/${list}`;

const profiles = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingProfiles: build.query<NamedProfile[], ProfileList>({
      query: (of) => `/invoicing${pathOf(of)}`,
      transformResponse: dataOf<NamedProfile[]>,
      providesTags: [PROFILES],
      keepUnusedDataFor: 0,
    }),
    invoicingSaveProfile: build.mutation<NamedProfile, { of: ProfileList; profile: object }>({
      query: ({ of, profile }) => post(pathOf(of), profile),
      transformResponse: dataOf<NamedProfile>,
      // After a refusal, too: somebody else may have saved the name meanwhile.
      invalidatesTags: [PROFILES],
    }),
    invoicingRenameProfile: build.mutation<NamedProfile, NamedProfile & { of: ProfileList }>({
      query: ({ of, id, name }) => ({
        url: `/invoicing${pathOf(of)}/${id}`,
        method: 'PUT',
        data: { name },
      }),
      transformResponse: dataOf<NamedProfile>,
      invalidatesTags: [PROFILES],
    }),
    invoicingDeleteProfile: build.mutation<{ id: string }, { of: ProfileList; id: string }>({
      query: ({ of, id }) => ({ url: `/invoicing${pathOf(of)}/${id}`, method: 'DELETE' }),
      transformResponse: dataOf<{ id: string }>,
      invalidatesTags: [PROFILES],
    }),
  }),
});

export const useProfiles = profiles.useInvoicingProfilesQuery;
export const PROFILE_MUTATIONS = profiles.endpoints;

/** Whether a profile has this name. Letter case does not tell names apart. */
export const isTaken = (name: string, saved: readonly NamedProfile[] = []): boolean =>
  saved.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
