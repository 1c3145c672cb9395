import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  // A link or form on another site cannot make a browser send the panel's refresh cookie.
  auth: { secret: env('ADMIN_JWT_SECRET', ''), cookie: { sameSite: 'strict' } },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  autoOpen: false,
  flags: { nps: false, promoteEE: false, docLinks: false },
});

export default config;
