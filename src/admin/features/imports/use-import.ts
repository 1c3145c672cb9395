import { useRef, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import type { ImportReport } from '../../../panel/answers';
import { HOME, panelApi } from '../../requests/api';
import { CUSTOMER, tagsOf } from '../../requests/content-manager';
import { panelFetch } from '../../requests/panel-fetch';
import { useNotify } from '../../requests/use-notify';
import { IMPORTED_LISTS } from './import-lists';

/** How the file is read, as far as the operator has chosen it. */
export type Choices = Partial<
  Pick<ImportReport, 'encoding' | 'separator' | 'header' | 'decimal' | 'mapping'> & {
    dates: 'dmy' | 'mdy';
    profile: string;
    /** True when an import of invoices makes missing customers. */
    new_customers: boolean;
    /** The sums of the other program by currency. */
    sum: Readonly<Record<string, string>>;
  }
>;

interface Source {
  /** The public id. */
  business: string;
  file: File;
  choices: Choices;
}

function urlOf(list: string, { business, choices }: Source, store: boolean): string {
  const query = new URLSearchParams({ business });
  const { mapping, new_customers: makesCustomers, sum, ...reading } = choices;
  for (const [name, value] of Object.entries(reading)) query.set(name, String(value));
  if (mapping) query.set('mapping', JSON.stringify(mapping));
  if (makesCustomers) query.set('new_customers', 'true');
  if (sum && Object.keys(sum).length > 0) query.set('sum', JSON.stringify(sum));
  if (store) query.set('store', 'true');
  return `/invoicing/import/${list}?${query.toString()}`;
}

/** Sends a file to the service, which says what an import would do, or does it. */
function useSendFile(list: string) {
  const token = useAuth('useSendFile', (auth) => auth.token);
  const dispatch = useDispatch();
  return async (source: Source, store: boolean): Promise<ImportReport> => {
    const headers = { 'Content-Type': 'application/octet-stream' };
    const options = { method: 'POST', headers, body: source.file };
    const answer = await panelFetch(urlOf(list, source, store), token, options);
    const { data } = (await answer.json()) as { data: ImportReport };
    const models = [IMPORTED_LISTS[list]?.model ?? '', ...(data.customers > 0 ? [CUSTOMER] : [])];
    const tags = models.flatMap((model) => tagsOf(model));
    if (data.stored) dispatch(panelApi.util.invalidateTags([...tags, HOME]));
    return data;
  };
}

/** The file as it was shown, guesses included. */
function readingOf(report: ImportReport): Choices {
  const { encoding, separator, header, decimal, dates, mapping, profile } = report;
  const read = { encoding, separator, header, decimal, mapping, profile: profile ?? 'none' };
  return { ...read, ...(dates ? { dates } : {}) };
}

/** The work of the page: a preview after each choice, and the import. */
export function useImport(list: string, business: string | undefined) {
  const sendFile = useSendFile(list);
  const notify = useNotify();
  const latest = useRef(0);
  const [source, setSource] = useState<Partial<Source>>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (whole: Source, store: boolean): Promise<void> => {
    const turn = (latest.current += 1);
    setBusy(true);
    // A later request has the latest choices, so only its answer is shown.
    const show = (work: () => void) => (turn === latest.current ? work() : undefined);
    try {
      const data = await sendFile(whole, store);
      show(() => setReport(data));
    } catch (error) {
      show(() => (store ? undefined : setReport(null)));
      notify.failed(error);
    }
    show(() => setBusy(false));
  };
  const change = (part: Partial<Source>): void => {
    const next = { business, choices: {}, ...source, ...part };
    setSource({ ...source, ...part });
    if (next.business !== undefined && next.file) void send(next as Source, false);
  };
  const store = (sum: Choices['sum']): void => {
    const whole = { business, ...source };
    if (whole.business === undefined || !whole.file || !report) return;
    const choices = { ...source.choices, ...readingOf(report), sum };
    void send({ ...whole, choices } as Source, true);
  };
  return { choices: source.choices ?? {}, report, busy, change, store };
}

export type Import = ReturnType<typeof useImport>;
