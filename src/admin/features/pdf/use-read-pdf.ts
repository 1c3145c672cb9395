import { useCallback } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

/** Reads the PDF of a document. Not by RTK Query: a file has no place in the store. */
export function useReadPdf() {
  const { get } = useFetchClient();
  return useCallback(
    /** @param path of the kind, such as `invoices` */
    async (path: string, documentId: string): Promise<Blob> => {
      const url = `/invoicing/${path}/${documentId}/pdf`;
      const { data } = await get<Blob>(url, { responseType: 'blob' });
      return data;
    },
    [get],
  );
}
