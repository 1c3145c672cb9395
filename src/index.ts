import type { Core } from '@strapi/strapi';
import { createBookkeeper } from './panel/roles/bookkeeper';
import { grantNewFields } from './panel/roles/new-fields';
import { registerMyBusinesses } from './panel/roles/my-businesses';
import { limitStockRoles } from './panel/roles/stock-roles';
import { hideAdministrators } from './panel/routes/login/hide-administrators';
import { registerAdminApi } from './panel/routes/register';
import { jobsOf } from './panel/routes/jobs/clock';
import { forgetJobs } from './panel/routes/jobs/forget';
import { lastUsedOf } from './http/auth/last-used';
import { removeStockTokens } from './http/auth/stock-tokens';
import { runDatabaseSteps } from './database/run-steps';
import { registerBacklog } from './outbox/backlog';
import { registerMetrics } from './metrics/metrics';
import { exportsOf } from './database/exports';
import { database, registerDatabase } from './database/pool';
import { keepApiFromStrapi } from './http/edge/api-router';
import { limitConnections } from './http/limits/limit-connections';
import { changePanelChain } from './http/panel/chain';
import { redisOf, registerRedis } from './http/limits/redis';
import { followTrustedProxies } from './http/edge/trusted-proxies';
import { openEdge } from './http/edge/edge';
import { generatorLimits } from './generator/limits';
import { paymentHooks } from './online/hook';
import { askProviders, tidyPayments } from './online/hourly';
import { paymentWorker } from './online/run-worker';
import { forgetContactRequests } from './portal/contact-requests';
import { hostedPages, lostPage } from './hosted/middleware';
import { tidyPortal } from './portal/hourly';
import { portalMailWorker } from './portal/mails/run-worker';
import { portalPages } from './portal/middleware';
import { prepareSignIn } from './portal/sign-in';
import { closeAccounts } from './generator/public-access';
import { printerOf, registerPrinter } from './pdf/printer';
import { warmUpView } from './generator/warm-up';
import { registerFrontPage } from './generator/front-page';
import { registerDocsPage } from './api/openapi/register-docs-page';
import { registerPanelViews } from './panel/views/register';
import { registerPanelRules } from './panel/saves/register';
import { subscribeUuidIds } from './database/uuid-ids';
import { startHourlyWork } from './database/hourly-work';
import { forgetUsage } from './generator/forget-usage';
import { forgetAnswers } from './http/idempotency/stored-answers';
import { forgetMailTexts } from './mail/forget-mail-texts';
import { registerMailUse } from './mail/limits';
import { sendReminders } from './mail/reminders';
import { forgetStatementFiles } from './billing/bank/forget-files';
import { markOverdueAndExpired } from './billing/documents/mark-overdue-and-expired';
import { forgetDeliveries } from './webhooks/forget-deliveries';
import { forgetEvents } from './webhooks/forget-events';
import { checkMailSettings } from './mail/check-settings';
import { closeMailThreads, registerMailThreads } from './mail/register-threads';
import { mailWorker } from './mail/run-worker';
import { registerRecurringMetrics } from './recurring/metrics';
import { startRecurring } from './recurring/clock';
import { finishErasures } from './privacy/finish-erasures';
import { assertLoadedStrapi, assertStrapi } from './strapi/assert';
import { hideTokenSecrets } from './strapi/models';
import { refuseArchives } from './strapi/refuse-archives';
import { httpServer } from './strapi/server';
import { registerSettings } from './strapi/settings-service';
import { checkSecrets } from './webhooks/check-secrets';
import { listenersOf } from './webhooks/listeners/listeners';
import { webhookWorker } from './webhooks/run-worker';

const HOURLY = [
  markOverdueAndExpired,
  askProviders,
  sendReminders,
  forgetAnswers,
  forgetUsage,
  forgetDeliveries,
  forgetEvents,
  forgetMailTexts,
  forgetStatementFiles,
  forgetContactRequests,
  tidyPayments,
  tidyPortal,
  forgetJobs,
  finishErasures,
];

const WORKERS = [webhookWorker, mailWorker, portalMailWorker, paymentWorker];

interface App {
  strapi: Core.Strapi;
}

export default {
  async register({ strapi }: App) {
    refuseArchives(process.argv);
    assertStrapi(strapi);
    const settings = registerSettings(strapi);
    await registerMetrics(strapi, settings.METRICS_TOKEN);
    registerDatabase(strapi, settings.DATABASE_URL, settings.API_DATABASE_POOL_MAX);
    registerBacklog(strapi);
    await registerRedis(strapi, settings.REDIS_URL);
    hideTokenSecrets(strapi);
    registerMailUse(strapi);
    registerRecurringMetrics(strapi);
    registerPrinter(strapi, settings, warmUpView);
    limitConnections(httpServer(strapi), settings);
    followTrustedProxies(strapi, settings);
    openEdge(strapi, {
      hostedPages: hostedPages(strapi),
      portalPages: portalPages(strapi),
      paymentHooks: paymentHooks(strapi),
      generatorLimits: generatorLimits(strapi),
      lostPage,
    });
    changePanelChain(strapi);
    keepApiFromStrapi(strapi);
    registerPanelRules(strapi);
    registerPanelViews(strapi);
    registerAdminApi(strapi);
    hideAdministrators(strapi);
    registerFrontPage(strapi);
    registerDocsPage(strapi);
  },

  async bootstrap({ strapi }: App) {
    await assertLoadedStrapi(strapi);
    subscribeUuidIds(strapi);
    await runDatabaseSteps(strapi);
    registerMailThreads(strapi);
    await checkSecrets(strapi);
    await removeStockTokens(strapi);
    await closeAccounts(strapi);
    await prepareSignIn(strapi);
    await registerMyBusinesses(strapi);
    await createBookkeeper(strapi);
    await grantNewFields(strapi);
    await limitStockRoles(strapi);
    if (!strapi.config.get('invoicing.background', true)) return;
    lastUsedOf(strapi).start();
    checkMailSettings(strapi);
    for (const worker of WORKERS) worker.start(strapi);
    await listenersOf(strapi).start();
    startRecurring(strapi);
    jobsOf(strapi).start();
    startHourlyWork(strapi, HOURLY, [markOverdueAndExpired]);
  },

  async destroy({ strapi }: App) {
    await listenersOf(strapi).stop();
    await jobsOf(strapi).stop();
    await Promise.all(WORKERS.map((worker) => worker.stop(strapi)));
    await closeMailThreads(strapi);
    await lastUsedOf(strapi).stop();
    await printerOf(strapi).close();
    redisOf(strapi)?.disconnect();
    await exportsOf(strapi).close();
    await database(strapi).close();
  },
};
