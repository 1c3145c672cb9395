import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  adminApi,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
  type FetchError,
} from '@strapi/strapi/admin';

interface Answer<T> {
  data: { data: T };
}

/** Requests to the service's own routes of the panel; each answers with what is in `data`. */
export function useInvoicingApi() {
  const { get, post, del } = useFetchClient();
  return useMemo(() => {
    const path = (rest: string) => `/invoicing${rest}`;
    return {
      get: async <T>(rest: string) => ((await get(path(rest))) as Answer<T>).data.data,
      post: async <T>(rest: string, body: object = {}) =>
        ((await post(path(rest), body)) as Answer<T>).data.data,
      del: async <T>(rest: string) => ((await del(path(rest))) as Answer<T>).data.data,
      file: async (rest: string) =>
        (await get(path(rest), { responseType: 'blob' })) as unknown as { data: Blob },
    };
  }, [get, post, del]);
}

/** Says what happened, or what went wrong in the words of the service. */
export function useNotify() {
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  return useMemo(
    () => ({
      done: (message: string, link?: { url: string; label: string }) =>
        toggleNotification({ type: 'success', message, ...(link ? { link } : {}) }),
      failed: (error: unknown) =>
        toggleNotification({ type: 'danger', message: formatAPIError(error as FetchError) }),
    }),
    [toggleNotification, formatAPIError],
  );
}

/** Makes lists and forms on the screen read their records anew. */
export function useRefresh() {
  const dispatch = useDispatch();
  return useMemo(
    () => (model: string, documentId?: string) => {
      const ids = [
        `${model}_LIST`,
        ...(documentId === undefined ? [] : [`${model}_${documentId}`]),
      ];
      const tags = [...ids.map((id) => ({ type: 'Document', id })), { type: 'Relations' }];
      // The tags belong to the Content Manager, which adds them to this very API at run time.
      dispatch(adminApi.util.invalidateTags(tags as never));
    },
    [dispatch],
  );
}
