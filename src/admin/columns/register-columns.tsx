import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ENDPOINT, pageOf } from '../content-manager';
import { StatusBadge } from '../status/StatusBadge';
import { printAmount } from '../totals/print-amount';
import { LastResult } from '../webhooks/LastResult';

type Row = Record<string, unknown>;

interface Header {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  sortable: boolean;
  searchable: boolean;
  cellFormatter?: (row: Row) => ReactNode;
}

interface Table {
  displayedHeaders: Header[];
}

const MONEY = ['subtotal', 'tax_amount', 'total', 'amount_paid'];

function formatterOf({ name, attribute }: Header): Header['cellFormatter'] {
  if (name === 'state' && attribute.type === 'enumeration')
    return (row) => <StatusBadge status={String(row.state)} />;
  if (MONEY.includes(name) && attribute.type === 'decimal')
    return (row) => (
      <Typography textColor="neutral800" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {printAmount(row[name], row.currency)}
      </Typography>
    );
  return undefined;
}

const LAST_RESULT: Header = {
  name: 'last_result',
  label: { id: 'invoicing.webhooks.last-result', defaultMessage: 'Last result' },
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: (row) => <LastResult endpoint={String(row.documentId)} />,
};

/** Strapi does not tell the hook which type it lists. The address of the page holds the type's uid. */
function isEndpointList(): boolean {
  return window.location.pathname.endsWith(pageOf(ENDPOINT));
}

function withCells(table: Table): Table {
  const headers = table.displayedHeaders.map((header) => {
    const cellFormatter = formatterOf(header);
    return cellFormatter ? { ...header, cellFormatter } : header;
  });
  return { ...table, displayedHeaders: isEndpointList() ? [...headers, LAST_RESULT] : headers };
}

/** Shows statuses as coloured words and amounts with their currency, in every list. */
export function registerColumns(app: StrapiApp): void {
  const hook = 'Admin/CM/pages/ListView/inject-column-in-table';
  app.registerHook(hook, (table: unknown) => withCells(table as Table));
}
