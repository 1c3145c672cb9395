import { useState, type ReactNode } from 'react';
import { Page, useForm, type StrapiApp } from '@strapi/strapi/admin';
import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import {
  CORRECT,
  INVOICE_PATH,
  invoicePath,
  useRecordQuery,
} from '../features/invoice/invoice-api';
import type { ListName } from '../../domain/list-views';
import { INVOICE, LIST_PAGES } from '../requests/content-manager';

const FORM = ':collectionType/:slug/:id';

/** The invoice of the form, and whether it has one: only a draft, and what may be corrected. */
function useRecordForm() {
  const { slug, id = 'create' } = useParams<{ slug: string; id: string }>();
  const { hash } = useLocation();
  const skip = slug !== INVOICE || id === 'create';
  const { data, isError } = useRecordQuery(id, { skip });
  // Strapi's form says why there is no such invoice.
  if (skip || isError) return { id, hasForm: true };
  if (!data || data.documentId !== id) return { id, hasForm: undefined };
  return { id, hasForm: data.draft || (hash === CORRECT && !data.lock.locked) };
}

/** The form of a record. The address of an issued invoice leads to its page. */
function RecordForm({ children }: { children: ReactNode }) {
  const { id, hasForm } = useRecordForm();
  const [opened, setOpened] = useState<string | null>(null);
  if (hasForm && opened !== id) setOpened(id);
  // Later, `LeaveForm` decides: nobody loses what they have typed. A new record keeps its form, too.
  if (opened === id || opened === 'create') return children;
  return hasForm === undefined ? <Page.Loading /> : <Navigate to={invoicePath(id)} replace />;
}

/** Leaves the form of an invoice that was issued meanwhile, unless it has unsaved changes. */
export function LeaveForm() {
  const { id, hasForm } = useRecordForm();
  const modified = useForm('LeaveForm', (form) => form.modified);
  return hasForm === false && !modified ? <Navigate to={invoicePath(id)} replace /> : null;
}

function wrapped(route: RouteObject): RouteObject {
  const { path, Component, ...others } = route;
  if (path !== FORM || !Component) return route;
  const element = (
    <RecordForm>
      <Component />
    </RecordForm>
  );
  return { ...others, path, element } as RouteObject;
}

/** Adds the pages of records, to which the addresses of Strapi's forms lead. Called in `register`. */
export function registerRecords(app: StrapiApp): void {
  app.router.addRoute({
    path: INVOICE_PATH,
    lazy: async () => ({ Component: (await import('./InvoicePage')).InvoicePage }),
  });
  for (const name of Object.keys(LIST_PAGES) as ListName[])
    app.router.addRoute({
      path: name,
      lazy: async () => ({ Component: (await import('./OwnList')).ownList(name) }),
    });
  app.router.addRoute((routes) => {
    const manager = routes.find(({ path }) => path === 'content-manager/*');
    if (!manager?.children?.some(({ path, Component }) => path === FORM && Component))
      throw new Error("Strapi's Content Manager has no page of a form: see docs/upgrading.md");
    const children = manager.children.map(wrapped);
    return routes.map((route) =>
      route === manager ? ({ ...route, children } as RouteObject) : route,
    );
  });
}
