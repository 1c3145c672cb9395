import type { ReactNode } from 'react';
import { Page } from '@strapi/strapi/admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { listWords } from '../list-words';
import { useInvoicingListChoicesQuery } from './choices-api';
import { withChoice } from './left-address';

/** Shows a list as the operator left it, in whichever browser that was. */
export function LeftList({ children }: { children: ReactNode }) {
  const { slug = '' } = useParams<{ slug: string }>();
  const { search } = useLocation();
  const { data, isError } = useInvoicingListChoicesQuery(undefined);
  const list = listWords(slug);
  if (!list || isError) return <>{children}</>;
  if (!data) return <Page.Loading />;
  const wanted = withChoice(search, data.lists[list.name] ?? {});
  return wanted === null ? <>{children}</> : <Navigate replace to={{ search: wanted }} />;
}
