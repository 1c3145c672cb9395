import type { ReactNode } from 'react';
import { Page, type StrapiApp } from '@strapi/strapi/admin';
import { useParams, type RouteObject } from 'react-router-dom';
import { useInvoicingListChoicesQuery } from '../left/choices-api';
import { LIST_CONFIGURATION } from '../left/forget-columns';
import { LeftList } from '../left/LeftList';
import { LeftStorage } from '../left/LeftStorage';
import { listWords } from '../list-words';
import { useBusinessChoice } from '../../requests/chosen-business';

/**
 * Shows a list once the chosen business is known, and begins anew when it or its custom columns change:
 * Strapi computes the columns of a list only once.
 */
function ListOfBusiness({ children }: { children: ReactNode }) {
  const choice = useBusinessChoice();
  // `LeftList` needs it, too. Two requests at once are faster than one after the other.
  const { data } = useInvoicingListChoicesQuery(undefined);
  const { slug = '' } = useParams<{ slug: string }>();
  if (!choice) return <Page.Loading />;
  const list = listWords(slug);
  const columns = (list && data?.lists[list.name]?.custom_columns) ?? [];
  const key = [choice.chosen?.documentId ?? 'all', ...columns].join(' ');
  return <LeftList key={key}>{children}</LeftList>;
}

const CONTENT_MANAGER = 'content-manager/*';
const LIST = ':collectionType/:slug';

const CONFIGURATION = `${LIST}/${LIST_CONFIGURATION}`;

function wrapped(route: RouteObject): RouteObject {
  const { path, element, Component, ...others } = route;
  if (path === LIST) return { ...route, element: <ListOfBusiness>{element}</ListOfBusiness> };
  if (path !== CONFIGURATION || !Component) return route;
  return {
    ...others,
    path,
    element: (
      <LeftStorage>
        <Component />
      </LeftStorage>
    ),
  } as RouteObject;
}

/**
 * Makes the Content Manager's lists wait for the chosen business, and "Configure the view" begin with the
 * columns of its operator. Called in `register`.
 */
export function wrapLists(app: StrapiApp): void {
  app.router.addRoute((routes) => {
    const manager = routes.find(({ path }) => path === CONTENT_MANAGER);
    const has = (wanted: string, part: 'element' | 'Component') =>
      manager?.children?.some((route) => route.path === wanted && route[part]);
    if (!manager?.children || !has(LIST, 'element') || !has(CONFIGURATION, 'Component'))
      throw new Error("Strapi's Content Manager has no page of lists: see docs/upgrading.md");
    const children = manager.children.map(wrapped);
    return routes.map((route) =>
      route === manager ? ({ ...route, children } as RouteObject) : route,
    );
  });
}
