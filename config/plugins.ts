import type { Core } from '@strapi/strapi';
import { deriveKey } from '../src/database/secrets/derive-key';
import { providerOptions } from '../src/mail/provider';
import { MOST_SECONDS } from '../src/portal/lifespan';

/** People upload logos, and papers that belong to a record. `src/panel/guard/uploads.ts` checks the file endings. */
const ALLOWED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'];

const mailOver = (url: string, defaultFrom: string) => ({
  provider: 'nodemailer',
  providerOptions: providerOptions(url),
  settings: { defaultFrom },
});

/**
 * Never the panel's secret itself, also where `.env` has the same text for both: the panel would take a session of the
 * portal for one of the operator with the same row id. An older `.env` has no JWT_SECRET.
 */
const jwtSecret = (own: string, ofPanel: string) =>
  deriveKey(own || ofPanel, 'users-permissions').toString('base64url');

/** Without SMTP_URL, Strapi's own provider stays, which we never use. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': {
    config: {
      jwtSecret: jwtSecret(env('JWT_SECRET', ''), env('ADMIN_JWT_SECRET', '')),
      jwtManagement: 'refresh',
      // The end of a session that nobody uses moves with each use, so it is not in its token (src/portal/session.ts).
      sessions: { maxSessionLifespan: MOST_SECONDS, idleSessionLifespan: MOST_SECONDS },
    },
  },
  upload: { config: { sizeLimit: 5_000_000, security: { allowedTypes: ALLOWED } } },
  ...(env('SMTP_URL', '') === ''
    ? {}
    : { email: { config: mailOver(env('SMTP_URL', ''), env('MAIL_FROM', '')) } }),
});
