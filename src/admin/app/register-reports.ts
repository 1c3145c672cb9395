import { ChartPie } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { INVOICE } from '../requests/content-manager';
import { REPORTS_LINK } from '../features/reports/money-texts';

const READ = 'plugin::content-manager.explorer.read';

/** The page "Reports", which the browser loads when somebody opens it. */
export function registerReports(app: StrapiApp): void {
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
