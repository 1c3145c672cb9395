import { useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { NumberedDocument } from '../../../panel/answers';
import { HOME, panelApi } from '../../requests/api';
import { CUSTOMER, INVOICE, pageOf, tagsOf } from '../../requests/content-manager';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';
import { withLabels } from '../../requests/with-labels';
import { importWords } from '../../words';

/** Sends the file of a draft, and opens the invoice that it becomes. @param business public id */
export function useDraftImport(business: string) {
  const token = useAuth('useDraftImport', (auth) => auth.token);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const headers = { 'Content-Type': 'application/octet-stream' };
    const url = `/invoicing/import-draft?${new URLSearchParams({ business }).toString()}`;
    try {
      const answer = await panelFetch(url, token, { method: 'POST', headers, body: file });
      const { data } = (await answer.json()) as { data: NumberedDocument };
      const tags = [INVOICE, CUSTOMER].flatMap((model) => tagsOf(model));
      dispatch(panelApi.util.invalidateTags([...tags, HOME]));
      notify.done(importWords().draft.done(data.number));
      void navigate(pageOf(INVOICE, data.documentId));
    } catch (error) {
      setProblem(withLabels(error as { message: string }).message);
      setBusy(false);
    }
  };
  return { problem, busy, send };
}
