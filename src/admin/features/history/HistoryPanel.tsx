import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { PanelHistory } from '../../../panel/answers';
import { useInvoicingHistoryQuery } from '../../requests/api';
import {
  BUSINESS,
  CREDIT_NOTE,
  ENDPOINT,
  INVOICE,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  RECURRING,
  REFUND,
} from '../../requests/content-manager';
import { Entry } from './Entry';
import { currencies } from './sentences';
import { historyWords } from '../../words';
import type { Thing } from '../../words/en/records';

/** The paths of the types whose forms show a history, and the names of their words. */
const TYPES: Readonly<Record<string, { path: string; thing: Thing }>> = {
  [INVOICE]: { path: 'invoices', thing: 'invoice' },
  [QUOTATION]: { path: 'quotations', thing: 'quotation' },
  [RECURRING]: { path: 'recurring-invoices', thing: 'recurring' },
  [PRODUCT]: { path: 'products', thing: 'product' },
  [PAYMENT]: { path: 'payments', thing: 'payment' },
  [CREDIT_NOTE]: { path: 'credit-notes', thing: 'creditNote' },
  [REFUND]: { path: 'refunds', thing: 'refund' },
  [BUSINESS]: { path: 'businesses', thing: 'business' },
  [ENDPOINT]: { path: 'webhooks/endpoints', thing: 'endpoint' },
};

const PAGE = 10;

function Message({ children }: { children: string }) {
  return <Typography textColor="neutral600">{children}</Typography>;
}

/** A record whose history is told. */
export interface Told {
  model: string;
  documentId: string;
  path: string;
  thing: Thing;
}

interface PageProps extends Told {
  page: number;
  /** The ids of the entries above. A change meanwhile moves entries to the next page. */
  above: readonly string[];
  /** That of the oldest entry above; undefined on the first page. */
  currency: string | null | undefined;
}

/** A page of entries, the latest first, and then the earlier ones or the button for them. */
function Page({ page, above, currency, ...record }: PageProps) {
  const [more, setMore] = useState(false);
  const words = historyWords();
  const { data, isError } = useInvoicingHistoryQuery({ ...record, page, limit: PAGE });
  if (isError) return <Message>{words.unreadable}</Message>;
  if (!data) return <Message>{words.loading}</Message>;
  const entries = data.entries.filter(({ id }) => !above.includes(id));
  if (data.total === 0) return <Message>{words.empty}</Message>;
  const { shown, before } = currencies(entries, currency === undefined ? data.currency : currency);
  const ids = [...above, ...entries.map(({ id }) => id)];
  return (
    <>
      {entries.map((entry, place) => (
        <Entry
          key={entry.id}
          entry={entry}
          thing={record.thing}
          context={{ ...data, currency: shown[place] ?? null }}
        />
      ))}
      {more ? <Page {...record} page={page + 1} above={ids} currency={before} /> : null}
      {!more && page * PAGE < data.total ? (
        <Button variant="tertiary" onClick={() => setMore(true)}>
          {words.earlier}
        </Button>
      ) : null}
    </>
  );
}

/** The changes of a record before those that its page shows. There are full pages of these. */
export function EarlierEntries({ record, data }: { record: Told; data: PanelHistory }) {
  const ids = data.entries.map(({ id }) => id);
  const { before } = currencies(data.entries, data.currency);
  return <Page {...record} page={ids.length / PAGE + 1} above={ids} currency={before} />;
}

function Timeline(props: Told) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-testid="history">
      <Page {...props} page={1} above={[]} currency={undefined} />
    </Flex>
  );
}

/** Each change of a record, with its time, its author and the former values. */
export const HistoryPanel: PanelComponent = ({ model, documentId, document }) => {
  const type = TYPES[model];
  if (!type || !document || documentId === undefined) return null;
  const content = <Timeline model={model} documentId={documentId} {...type} />;
  return { title: historyWords().title, content };
};
