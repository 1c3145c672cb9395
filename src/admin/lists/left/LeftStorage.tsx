import type { ReactNode } from 'react';
import { Page, usePersistentStateScope } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { listWords } from '../list-words';
import { useInvoicingListChoicesQuery } from './choices-api';

/** Under such names Strapi remembers sort, page size and filters of a list, and its columns. */
const SETTINGS = 'STRAPI_LIST_VIEW_SETTINGS';
const COLUMNS = 'STRAPI_LIST_VIEW_DISPLAYED_HEADERS';

function removeFilters(name: string): void {
  const stored = localStorage.getItem(name);
  if (stored === null) return;
  try {
    const { filters: _filters, ...rest } = JSON.parse(stored) as Record<string, unknown>;
    localStorage.setItem(name, JSON.stringify(rest));
  } catch {
    localStorage.removeItem(name);
  }
}

interface Remembered {
  model: string;
  /** The id of the installation; false where it has none. */
  installation: string | false | undefined;
  isOurs: boolean;
  columns: readonly string[] | undefined;
}

function prepare({ model, installation, isOurs, columns }: Remembered): void {
  const settings = `${SETTINGS}:${model}${installation ? `:${installation}` : ''}`;
  if (!isOurs) return removeFilters(settings);
  localStorage.removeItem(settings);
  const name = `${COLUMNS}:${model}:${installation}`;
  if (columns) localStorage.setItem(name, JSON.stringify(columns));
  else localStorage.removeItem(name);
}

/**
 * Strapi remembers lists in the browser, whoever uses it. Before a page of Strapi reads that, this puts in
 * its place what the server knows of the operator: the columns of our lists. Their order and page size are
 * in the address. Strapi also remembers filters, those of a link included: on the next visit they would
 * hide records that nobody chose to hide.
 */
export function LeftStorage({ children }: { children: ReactNode }) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const installation = usePersistentStateScope();
  const { data, isError } = useInvoicingListChoicesQuery(undefined);
  const list = listWords(model);
  if (list && !data && !isError) return <Page.Loading />;
  const columns = list && data?.lists[list.name]?.columns;
  // Whenever this is drawn: Strapi begins its page anew when the address changes. An effect would come
  // after those of the page.
  prepare({ model, installation, isOurs: list !== undefined, columns });
  return <>{children}</>;
}
