import type { Core } from '@strapi/strapi';

/** PostgreSQL only. `DATABASE_URL` is set by `npm start` when the embedded database serves. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') },
    pool: { min: 0, max: env.int('DATABASE_POOL_MAX', 6) },
    acquireConnectionTimeout: 15_000,
  },
});
