import { Fragment, type ReactNode } from 'react';
import { Page, type StrapiApp } from '@strapi/strapi/admin';
import type { RouteObject } from 'react-router-dom';
import { useInvoicingListChoicesQuery } from '../left/choices-api';
import { LeftList } from '../left/LeftList';
import { useBusinessChoice } from '../../requests/chosen-business';

/**
 * Shows a list once the chosen business is known, and begins anew when it changes: Strapi computes the
 * columns of a list only once.
 */
function ListOfBusiness({ children }: { children: ReactNode }) {
  const choice = useBusinessChoice();
  // `LeftList` needs it, too. Two requests at once are faster than one after the other.
  useInvoicingListChoicesQuery(undefined);
  if (!choice) return <Page.Loading />;
  return (
    <LeftList>
      <Fragment key={choice.chosen?.documentId ?? 'all'}>{children}</Fragment>
    </LeftList>
  );
}

const CONTENT_MANAGER = 'content-manager/*';
const LIST = ':collectionType/:slug';

const withBusiness = (route: RouteObject): RouteObject =>
  route.path === LIST
    ? { ...route, element: <ListOfBusiness>{route.element}</ListOfBusiness> }
    : route;

/** Makes the Content Manager's lists wait for the chosen business. Called in `register`. */
export function wrapLists(app: StrapiApp): void {
  app.router.addRoute((routes) => {
    const manager = routes.find(({ path }) => path === CONTENT_MANAGER);
    if (!manager?.children?.some(({ path, element }) => path === LIST && element))
      throw new Error("Strapi's Content Manager has no page of lists: see docs/upgrading.md");
    const children = manager.children.map(withBusiness);
    return routes.map((route) =>
      route === manager ? ({ ...route, children } as RouteObject) : route,
    );
  });
}
