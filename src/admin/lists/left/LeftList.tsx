import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { listWords } from '../list-words';
import { useInvoicingListChoicesQuery } from './choices-api';
import { withChoice } from './left-address';
import { LeftStorage } from './LeftStorage';

/** Shows a list as the operator left it, in whichever browser that was. */
export function LeftList({ children }: { children: ReactNode }) {
  const { slug = '' } = useParams<{ slug: string }>();
  const { search } = useLocation();
  const { data } = useInvoicingListChoicesQuery(undefined);
  const list = listWords(slug);
  const wanted = list && data ? withChoice(search, data.lists[list.name] ?? {}) : null;
  return wanted === null ? (
    <LeftStorage>{children}</LeftStorage>
  ) : (
    <Navigate replace to={{ search: wanted }} />
  );
}
