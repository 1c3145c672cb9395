import type { Core } from '@strapi/strapi';
import { createBookkeeper } from './access/bookkeeper';
import { registerMyBusinesses } from './access/my-businesses';
import { registerAdminApi } from './admin-api/register';
import { registerKeys } from './auth/business-key';
import { startLastUsed } from './auth/last-used';
import { startClock } from './clock';
import { createDatabaseObjects } from './database/objects';
import { database, registerDatabase } from './database/pool';
import { extendChain } from './http/chain';
import { redisOf, registerRedis } from './http/redis';
import { registerAnonymousCallers } from './generator/anonymous';
import { registerQuota } from './generator/quota';
import { printerOf, registerPrinter, warmUpWhenListening } from './printing/printer';
import { registerPages } from './pages/register';
import { registerPanelViews } from './panel-views/register';
import { registerPanelRules } from './rules/panel/register';
import { subscribeUuidIds } from './rules/uuid-ids';
import { registerSettings } from './settings-service';
import { closeRegistration } from './users-permissions';
import { startWebhooks } from './webhooks/register';
import { registerWakeUp } from './webhooks/wake';

interface App {
  strapi: Core.Strapi;
}

let stopLastUsed: (() => Promise<void>) | undefined;
let stopWebhooks: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: App) {
    const settings = registerSettings(strapi);
    registerDatabase(strapi, settings.DATABASE_URL, settings.API_DATABASE_POOL_MAX);
    registerRedis(strapi, settings.REDIS_URL);
    registerKeys(strapi);
    registerWakeUp(strapi);
    registerPrinter(strapi, settings);
    registerQuota(strapi, settings);
    registerAnonymousCallers(strapi, settings);
    extendChain(strapi);
    registerPanelRules(strapi);
    registerPanelViews(strapi);
    registerAdminApi(strapi);
    registerPages(strapi);
  },

  async bootstrap({ strapi }: App) {
    subscribeUuidIds(strapi);
    await createDatabaseObjects(strapi);
    await closeRegistration(strapi);
    await registerMyBusinesses(strapi);
    await createBookkeeper(strapi);
    if (!strapi.config.get('invoicing.background', true)) return;
    stopLastUsed = startLastUsed(strapi);
    stopWebhooks = startWebhooks(strapi);
    startClock(strapi);
    warmUpWhenListening(strapi);
  },

  async destroy({ strapi }: App) {
    await stopWebhooks?.();
    await stopLastUsed?.();
    await printerOf(strapi).close();
    redisOf(strapi)?.disconnect();
    await database(strapi).close();
  },
};
