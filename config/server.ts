import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '0.0.0.0'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  http: {
    serverOptions: {
      requestTimeout: env.int('REQUEST_TIMEOUT_SECONDS', 30) * 1000,
      headersTimeout: Math.min(15, env.int('REQUEST_TIMEOUT_SECONDS', 30)) * 1000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep an idle connection. Else it could close while they send a request over it.
      keepAliveTimeout: 75_000,
    },
  },
  app: { keys: env.array('APP_KEYS', []) },
  webhooks: { populateRelations: false },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  cron: { enabled: true, tasks: {} },
});

export default config;
