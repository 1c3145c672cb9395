import type { Core } from '@strapi/strapi';
import { DOCUMENTS } from './actions/documents';
import { BANK } from './actions/bank';
import { MONEY } from './actions/money';
import { PORTAL } from './actions/portal';
import { RECURRING } from './actions/recurring';
import { WEBHOOKS } from './actions/webhooks';
import { attachmentRoutes } from './attachments';
import { businessRoutes } from './businesses';
import { creditRoutes } from './credits/routes';
import { customerRoutes } from './customers/routes';
import { documentRoutes } from './documents';
import { eInvoiceRoutes } from './e-invoices';
import { exportRoutes } from './exports';
import { guardFirstAdministrator } from './first-administrator/register';
import { answerForgottenPassword } from './forgotten-password';
import { mailInvitations } from './invitations';
import { leaveLinesOut } from '../guard/list-lines';
import { refusePublishing, removeFreeMail } from '../guard/stock-routes';
import { guardContentManager } from '../guard/register';
import { refuseHiddenRelations } from '../guard/hidden-relations';
import { guardStrapiWebhooks } from '../guard/strapi-webhooks';
import { nameTokenChanges } from '../guard/token-changes';
import { guardUploads } from '../guard/uploads';
import { historyRoutes } from './history/history';
import { home } from './home/home';
import { homeRevenue } from './home/revenue';
import { importRoutes } from './import/import';
import { keyRoutes } from './keys';
import { linkRoutes } from './links';
import { listRoutes } from './lists';
import { lookRoutes } from './look-preview';
import { jobRoutes } from './jobs/routes';
import { createLoginLimit, limitLogins } from './login/limit';
import { answerAboutAi, answerBadRequests } from './strapi-answers';
import { mailRoutes } from './mails/routes';
import { bankRoutes } from './bank/routes';
import { nextNumberRoutes } from './next-numbers';
import { paymentProviderRoutes } from './payment-providers';
import { paymentRoutes } from './payments/routes';
import { portalRoutes } from './portal/routes';
import { profileRoutes } from './profiles/profiles';
import { receiptRoutes } from './receipts';
import { recurringRoutes } from './recurring/routes';
import { reminderRoutes } from './reminders';
import { reportRoutes } from './reports/reports';
import { sampleRoutes } from './sample/sample';
import { namePeople } from '../views/name-people';
import { addRelatedColumns } from '../views/related-columns';
import { addRoutes, panelRoute, type PanelRoute } from './route';
import { webhookRoutes } from './webhooks';

const homeRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/home', (ctx) => home(strapi, ctx)),
  panelRoute('GET', '/home/revenue', (ctx) => homeRevenue(strapi, ctx)),
];

/** What operators do with a record that has a use case: the same as over the API, in one table. */
const ACTIONS = [...MONEY, ...BANK, ...RECURRING, ...DOCUMENTS, ...PORTAL, ...WEBHOOKS];

/** Whatever else the panel shows and does. */
const ROUTES = [
  homeRoutes,
  sampleRoutes,
  businessRoutes,
  customerRoutes,
  portalRoutes,
  documentRoutes,
  attachmentRoutes,
  paymentRoutes,
  receiptRoutes,
  recurringRoutes,
  reminderRoutes,
  reportRoutes,
  creditRoutes,
  eInvoiceRoutes,
  mailRoutes,
  linkRoutes,
  keyRoutes,
  nextNumberRoutes,
  bankRoutes,
  profileRoutes,
  paymentProviderRoutes,
  lookRoutes,
  webhookRoutes,
  historyRoutes,
  exportRoutes,
  importRoutes,
  listRoutes,
  jobRoutes,
];

/**
 * The routes of the panel's buttons and pages, for operators who are logged in. Called in
 * `register`.
 */
export function registerAdminApi(strapi: Core.Strapi): void {
  addRoutes(
    strapi,
    '/invoicing',
    [...ACTIONS, ...ROUTES].flatMap((routes) => routes(strapi)),
  );
  answerAboutAi(strapi);
  answerBadRequests(strapi);
  answerForgottenPassword(strapi);
  mailInvitations(strapi);
  removeFreeMail(strapi);
  guardContentManager(strapi);
  refusePublishing(strapi);
  leaveLinesOut(strapi);
  addRelatedColumns(strapi);
  namePeople(strapi);
  const limit = createLoginLimit(strapi);
  guardFirstAdministrator(strapi, limit);
  // After the guard, so that an attempt is counted before its code is judged.
  limitLogins(strapi, limit);
  guardUploads(strapi);
  guardStrapiWebhooks(strapi);
  nameTokenChanges(strapi);
  refuseHiddenRelations(strapi);
}
