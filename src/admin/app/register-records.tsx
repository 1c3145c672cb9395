import { useState, type ReactNode } from 'react';
import { Page, useForm, type StrapiApp } from '@strapi/strapi/admin';
import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import {
  CORRECT,
  INVOICE_PATH,
  invoicePath,
  useRecordQuery,
} from '../features/invoice/invoice-api';
import { EDIT_PLACE } from '../../content-types';
import type { ListName } from '../../domain/list-views';
import { CUSTOMER_PATH, customerPath } from '../features/customers/customer-api';
import { CUSTOMER, INVOICE, LIST_PAGES } from '../requests/content-manager';

const FORM = ':collectionType/:slug/:id';

interface Opened {
  id: string;
  /** The page of the record; undefined where the type has none. */
  page?: string;
  /** Undefined while nobody knows. */
  hasForm: boolean | undefined;
}

/**
 * Whether the record of the address has a form: of invoices only a draft, and what may be corrected. That of a
 * customer opens where somebody wants to edit it.
 */
function useRecordForm(): Opened {
  const { slug, id = 'create' } = useParams<{ slug: string; id: string }>();
  const { hash } = useLocation();
  const skip = slug !== INVOICE || id === 'create';
  const { data, isError } = useRecordQuery(id, { skip });
  if (slug === CUSTOMER && id !== 'create')
    return { id, page: customerPath(id), hasForm: hash === EDIT_PLACE };
  // Strapi's form says why there is no such invoice.
  if (skip || isError) return { id, hasForm: true };
  const page = invoicePath(id);
  if (!data || data.documentId !== id) return { id, page, hasForm: undefined };
  return { id, page, hasForm: data.draft || (hash === CORRECT && !data.lock.locked) };
}

/** The form of a record. The address of one that has a page and no form leads to its page. */
function RecordForm({ children }: { children: ReactNode }) {
  const { id, page, hasForm } = useRecordForm();
  const [opened, setOpened] = useState<string | null>(null);
  if (hasForm && opened !== id) setOpened(id);
  // Later, `LeaveForm` decides: nobody loses what they have typed. A new record keeps its form, too.
  if (opened === id || opened === 'create') return children;
  return hasForm === undefined || page === undefined ? (
    <Page.Loading />
  ) : (
    <Navigate to={page} replace />
  );
}

/** Leaves the form of a record that has a page by now, unless the form has unsaved changes. */
export function LeaveForm() {
  const { page, hasForm } = useRecordForm();
  const modified = useForm('LeaveForm', (form) => form.modified);
  const isLeft = hasForm === false && page !== undefined && !modified;
  return isLeft ? <Navigate to={page} replace /> : null;
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
  app.router.addRoute({
    path: CUSTOMER_PATH,
    lazy: async () => ({ Component: (await import('./CustomerPage')).CustomerPage }),
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
