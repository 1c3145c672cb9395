import type { Core } from '@strapi/strapi';

/** What may be uploaded: logos, and papers that belong to a record. `src/admin-api/guard/uploads.ts` asks for the endings. */
const ALLOWED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'];

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
  upload: { config: { sizeLimit: 5_000_000, security: { allowedTypes: ALLOWED } } },
});
