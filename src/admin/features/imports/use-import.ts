import { useRef, useState } from 'react';
import { useAuth } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';
import type { ImportReport } from '../../../panel/answers';
import { HOME, panelApi } from '../../requests/api';
import { CUSTOMER, tagsOf } from '../../requests/content-manager';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { importWords } from '../../words';
import { IMPORTED_LISTS } from './import-lists';

type Typed = Readonly<Record<string, string>>;

/** How the file is read, as far as the operator has chosen it. */
export type Choices = Partial<
  Pick<ImportReport, 'encoding' | 'separator' | 'sheet' | 'header' | 'decimal' | 'mapping'> & {
    dates: 'dmy' | 'mdy';
    profile: string;
    /** True when an import of invoices makes missing customers. */
    new_customers: boolean;
    /** The sums of the other program by currency. */
    sum: Typed;
  }
>;

interface Source {
  /** The public id. */
  business: string;
  file: File;
  choices: Choices;
}

/** The purpose of a request: a preview, or a value of `store` or `bad`. */
type Order = { store?: 'true' | 'good'; bad?: 'true' };

function urlOf(list: string, { business, file, choices }: Source, order: Order): string {
  const query = new URLSearchParams({ business, file: file.name.slice(0, 255) });
  const { mapping, new_customers: makesCustomers, sum, ...reading } = choices;
  for (const [name, value] of Object.entries(reading)) query.set(name, String(value));
  if (mapping) query.set('mapping', JSON.stringify(mapping));
  if (makesCustomers) query.set('new_customers', 'true');
  if (sum && Object.keys(sum).length > 0) query.set('sum', JSON.stringify(sum));
  for (const [name, value] of Object.entries(order)) query.set(name, value);
  return `/invoicing/import/${list}?${query.toString()}`;
}

/** Sends a file to the service, which says what an import would do, or does it. */
function useSendFile(list: string) {
  const token = useAuth('useSendFile', (auth) => auth.token);
  const dispatch = useDispatch();
  const post = (source: Source, order: Order): Promise<Response> => {
    const headers = { 'Content-Type': 'application/octet-stream' };
    return panelFetch(urlOf(list, source, order), token, {
      method: 'POST',
      headers,
      body: source.file,
    });
  };
  const report = async (source: Source, order: Order): Promise<ImportReport> => {
    const { data } = (await (await post(source, order)).json()) as { data: ImportReport };
    const models = [IMPORTED_LISTS[list]?.model ?? '', ...(data.customers > 0 ? [CUSTOMER] : [])];
    const tags = models.flatMap((model) => tagsOf(model));
    if (data.stored) dispatch(panelApi.util.invalidateTags([...tags, HOME]));
    return data;
  };
  const badRows = async (source: Source): Promise<Blob> =>
    (await post(source, { bad: 'true' })).blob();
  return { report, badRows };
}

/** The file as it was shown, guesses included. */
function readingOf(report: ImportReport): Choices {
  const { encoding, separator, sheet, header, decimal, dates, mapping, profile } = report;
  const read = { encoding, separator, header, decimal, mapping, profile: profile ?? 'none' };
  return { ...read, ...(dates ? { dates } : {}), ...(sheet === undefined ? {} : { sheet }) };
}

/** The latest report about a file. */
function useReport(list: string) {
  const sending = useSendFile(list);
  const notify = useNotify();
  const latest = useRef(0);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (whole: Source, order: Order): Promise<void> => {
    const turn = (latest.current += 1);
    setBusy(true);
    // A later request has the latest choices, so only its answer is shown.
    const show = (work: () => void) => (turn === latest.current ? work() : undefined);
    try {
      const data = await sending.report(whole, order);
      show(() => setReport(data));
    } catch (error) {
      show(() => (order.store ? undefined : setReport(null)));
      notify.failed(error);
    }
    show(() => setBusy(false));
  };
  const saveBad = async (whole: Source): Promise<void> => {
    setBusy(true);
    try {
      saveFile(importWords().problems.fileName, await sending.badRows(whole));
    } catch (error) {
      notify.failed(error);
    }
    setBusy(false);
  };
  return { report, busy, send, saveBad };
}

/** The work of the page: a preview after each choice, the import, and the file of bad rows. */
export function useImport(list: string, business: string | undefined) {
  const { report, busy, send, saveBad } = useReport(list);
  const [source, setSource] = useState<Partial<Source>>({});
  const change = (part: Partial<Source>): void => {
    const next = { business, choices: {}, ...source, ...part };
    setSource({ ...source, ...part });
    if (next.business !== undefined && next.file) void send(next as Source, {});
  };
  const shown = (): Source | null => {
    const { business: chosen, file } = { business, ...source };
    if (chosen === undefined || !file || !report) return null;
    return { business: chosen, file, choices: { ...source.choices, ...readingOf(report) } };
  };
  const store = (sum: Typed, which: 'true' | 'good'): void => {
    const whole = shown();
    if (whole) void send({ ...whole, choices: { ...whole.choices, sum } }, { store: which });
  };
  const saveBadRows = (): void => {
    const whole = shown();
    if (whole) void saveBad(whole);
  };
  return { choices: source.choices ?? {}, report, busy, change, store, saveBadRows };
}

export type Import = ReturnType<typeof useImport>;
