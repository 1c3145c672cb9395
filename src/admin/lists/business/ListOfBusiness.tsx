import { Fragment, type ReactNode } from 'react';
import { Page, type StrapiApp } from '@strapi/strapi/admin';
import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import { forgetFilters } from '../left/forget-filters';
import { listWords } from '../list-words';
import { pageOf } from '../../requests/content-manager';
import { useBusinessChoice } from '../../requests/chosen-business';

/**
 * A list of Strapi's: it waits until the chosen business is known, and begins anew when it changes, since
 * Strapi computes the columns only once. The address of a list that is a page of our own leads to it.
 */
function ListOfBusiness({ children }: { children: ReactNode }) {
  const choice = useBusinessChoice();
  const { slug = '' } = useParams<{ slug: string }>();
  const { search } = useLocation();
  if (listWords(slug)) return <Navigate replace to={{ pathname: pageOf(slug), search }} />;
  if (!choice) return <Page.Loading />;
  forgetFilters(slug);
  return <Fragment key={choice.chosen?.documentId ?? 'all'}>{children}</Fragment>;
}

const CONTENT_MANAGER = 'content-manager/*';
const LIST = ':collectionType/:slug';

function wrapped(route: RouteObject): RouteObject {
  const { path, element } = route;
  return path === LIST ? { ...route, element: <ListOfBusiness>{element}</ListOfBusiness> } : route;
}

/** Makes the Content Manager's lists wait for the chosen business, or lead to ours. Called in `register`. */
export function wrapLists(app: StrapiApp): void {
  app.router.addRoute((routes) => {
    const manager = routes.find(({ path }) => path === CONTENT_MANAGER);
    if (!manager?.children?.some(({ path, element }) => path === LIST && element))
      throw new Error("Strapi's Content Manager has no page of lists: see docs/upgrading.md");
    const children = manager.children.map(wrapped);
    return routes.map((route) =>
      route === manager ? ({ ...route, children } as RouteObject) : route,
    );
  });
}
