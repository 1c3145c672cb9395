import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { RouteObject } from 'react-router-dom';
import { ArrowsHorizontal, ChartPie } from '@strapi/icons';
import { BANK_TRANSACTION, INVOICE } from '../requests/content-manager';
import { requirePanelPart } from '../strapi/panel-parts';
import { MAIN_LINKS, type MainLink } from '../frame/navigation/main-links';
import { ABOUT_PATH, INVOICING_LINKS, OVERVIEW_PATH } from '../frame/navigation/settings-links';
import { menuMessage, settingsMessage } from '../frame/navigation/menu-texts';
import { BANK_PATH } from '../features/bank/bank-api';
import { BANK_LINK } from '../features/bank/bank-texts';
import { REPORTS_LINK } from '../features/reports/money-texts';

interface Link {
  id?: string;
  to: string;
  intlLabel: { id: string; defaultMessage: string };
  permissions: readonly object[];
}

interface MenuLink extends Link {
  icon: ComponentType;
  position: number;
}

/** The parts of Strapi's router that we use. */
interface Router {
  menu: MenuLink[];
  settings: { global: { links: Link[] }; email?: unknown };
  routes: RouteObject[];
  addRoute(route: RouteObject): void;
}

/** Strapi's own links that lead to content, plugins and news instead of invoices. */
const STRAPI_LINKS = [
  'content-manager',
  'plugins/content-type-builder',
  'plugins/upload',
  'plugins/content-releases',
];

const READ = 'plugin::content-manager.explorer.read';

/** @param index decides the place between "Home", which has 0, and "Reports", which has 2 */
function menuLink({ short, model, icon }: MainLink, index: number): MenuLink {
  return {
    to: short,
    icon,
    intlLabel: menuMessage(short),
    permissions: [{ action: READ, subject: model }],
    position: 1 + index / 100,
  };
}

/** Strapi's page about mail tells developers of its files, and its test of the connection is gone. */
function removeMailPage(router: Router): void {
  delete router.settings.email;
  const settings = router.routes.find(({ path }) => path === 'settings/*');
  const place = settings?.children?.findIndex(({ path }) => path === 'email/*') ?? -1;
  if (place >= 0) settings?.children?.splice(place, 1);
}

function replaceOverview(routes: RouteObject[]): void {
  const settings = routes.find(({ path }) => path === 'settings/*');
  const overview = settings?.children?.find(({ path }) => path === OVERVIEW_PATH);
  if (!settings?.children || !overview)
    throw new Error("Strapi's settings have no overview: see docs/upgrading.md");
  settings.children.push({ ...overview, path: ABOUT_PATH });
  overview.lazy = async () => ({
    Component: (await import('../frame/navigation/SettingsPage')).SettingsPage,
  });
}

/** The page "Reports", which the browser loads when somebody opens it. */
function registerReports(app: StrapiApp): void {
  app.addMenuLink({
    to: 'reports',
    icon: ChartPie,
    intlLabel: REPORTS_LINK,
    // An operator who reads no invoices has no reports. The service decides which ones the others have.
    permissions: [{ action: READ, subject: INVOICE }] as never,
    position: 2,
    Component: () => import('../features/reports/ReportsPage'),
  });
}

/** The page "Bank", below payments and refunds. */
function registerBank(app: StrapiApp): void {
  app.addMenuLink({
    to: BANK_PATH,
    icon: ArrowsHorizontal,
    intlLabel: BANK_LINK,
    permissions: [{ action: READ, subject: BANK_TRANSACTION }] as never,
    position: 1.055,
    Component: () => import('../features/bank/BankPage'),
  });
}

/**
 * Puts invoices and the other lists into the main menu, in the order of the work, and the rest below the
 * settings. What Strapi has there for content stays at its address. Nobody gets or loses a right.
 */
export function registerNavigation(app: StrapiApp): void {
  const router = requirePanelPart<Router>('router', app.router, ['addRoute']);
  const others = router.menu.filter(({ to }) => !STRAPI_LINKS.includes(to));
  router.menu.splice(0, router.menu.length, ...MAIN_LINKS.map(menuLink), ...others);
  replaceOverview(router.routes);
  removeMailPage(router);
  INVOICING_LINKS.forEach(({ id, to, permissions }, index) =>
    // Strapi sorts them by id. Its own overview has "000-application-infos".
    router.settings.global.links.push({
      id: `00${index + 1}-${id}`,
      to,
      intlLabel: settingsMessage(id),
      permissions,
    }),
  );
  registerBank(app);
  registerReports(app);
}
