import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAuth } from '@strapi/strapi/admin';
import type { EInvoiceFormat } from '../../../domain/e-invoice-formats';
import { panelApi, type Dispatch } from '../../requests/api';
import { recordTag } from '../../requests/content-manager';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';

export interface Billed {
  model: string;
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
  /** Names the file. */
  number: string;
}

/** Saves the e-invoice of a document. The first one locks it, so the form asks for its lock again. */
export function useDownload({ model, path, documentId, number }: Billed) {
  const token = useAuth('useDownload', (auth) => auth.token);
  const dispatch = useDispatch<Dispatch>();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: EInvoiceFormat) => {
    setBusy(true);
    try {
      const url = `/invoicing/${path}/${documentId}/e-invoice?format=${format}`;
      const answer = await panelFetch(url, token, { method: 'GET' });
      const ending = format === 'factur-x' ? 'pdf' : 'xml';
      saveFile(`${number}-${format}.${ending}`, await answer.blob());
      dispatch(panelApi.util.invalidateTags([recordTag(model, documentId)]));
    } catch (error) {
      notify.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
