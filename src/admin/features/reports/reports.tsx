import { useState } from 'react';
import { EmptyStateLayout, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { Documents } from './Documents';
import type { Figure, Wanted } from './figure';
import { FigureTable } from './FigureTable';
import {
  useInvoicingOpenItemsQuery,
  useInvoicingRevenueQuery,
  useInvoicingStatementQuery,
  useInvoicingTaxQuery,
} from './report-api';
import {
  openTable,
  revenueTable,
  statementTable,
  taxTable,
  type ReportTable,
  type Show,
} from './report-tables';
import { reportWords } from '../../words';

interface ReportProps {
  wanted: Wanted;
  /** The path of the business's reports. */
  at: string;
}

interface Read<Data> {
  data?: Data | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
}

/** The service's words for a refused period, such as "to must not be before the first day". */
function refusal(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : reportWords().unreadable;
}

interface ShownProps<Data> {
  label: string;
  read: Read<Data>;
  tableOf: (data: Data, show: Show) => ReportTable;
  empty: string;
}

function Shown<Data>({ label, read, tableOf, empty }: ShownProps<Data>) {
  const [figure, setFigure] = useState<Figure | null>(null);
  if (read.isError) return <Typography textColor="danger600">{refusal(read.error)}</Typography>;
  if (!read.data || read.isFetching) return <Page.Loading />;
  const table = tableOf(read.data, setFigure);
  if (table.rows.length + table.sums.length === 0)
    return <EmptyStateLayout content={empty} hasRadius />;
  return (
    <>
      <FigureTable label={label} {...table} />
      {figure ? (
        <Documents
          key={JSON.stringify(figure.params)}
          figure={figure}
          onClose={() => setFigure(null)}
        />
      ) : null}
    </>
  );
}

export function Tax({ wanted, at }: ReportProps) {
  return (
    <Shown
      label={reportWords().names.tax}
      read={useInvoicingTaxQuery(wanted)}
      tableOf={(data, show) => taxTable(data, at, show)}
      empty={reportWords().empty.tax}
    />
  );
}

export function Revenue({ wanted, at }: ReportProps) {
  return (
    <Shown
      label={reportWords().names.revenue}
      read={useInvoicingRevenueQuery(wanted)}
      tableOf={(data, show) => revenueTable(data, at, show)}
      empty={reportWords().empty.revenue}
    />
  );
}

export function Open({ wanted, at }: ReportProps) {
  return (
    <Shown
      label={reportWords().names['open-items']}
      read={useInvoicingOpenItemsQuery(wanted)}
      tableOf={(data, show) => openTable(data, at, show)}
      empty={reportWords().empty.open}
    />
  );
}

export function StatementOf({ wanted }: Pick<ReportProps, 'wanted'>) {
  const { data, isFetching, isError, error } = useInvoicingStatementQuery(wanted);
  if (isError) return <Typography textColor="danger600">{refusal(error)}</Typography>;
  if (!data || isFetching) return <Page.Loading />;
  if (data.parts.length === 0)
    return <EmptyStateLayout content={reportWords().empty.statement} hasRadius />;
  return (
    <>
      {data.parts.map((part) => (
        <FigureTable
          key={part.currency}
          label={reportWords().statementIn(part.currency)}
          {...statementTable(part, data)}
        />
      ))}
    </>
  );
}
