import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type Actions = Record<string, (ctx: Context) => unknown>;

const NO_MAIL =
  'This server cannot send e-mail. Ask an administrator, or run npm run -s admin:reset-password on the server.';

/** Strapi's default counts as none: it hands mail to strangers' servers without a relay, unheard. */
function canSendMail(strapi: Core.Strapi): boolean {
  const provider: unknown = strapi.config.get('plugin::email.provider');
  return typeof provider === 'string' && provider !== '' && provider.toLowerCase() !== 'sendmail';
}

/**
 * Without mail set up, Strapi says "Email sent" to whoever has forgotten their password. The same
 * answer for every address, so that nobody learns who has an account.
 */
export function answerForgottenPassword(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('admin::authentication', (actions: Actions) => ({
    ...actions,
    forgotPassword: (ctx: Context) => {
      if (!canSendMail(strapi)) throw new errors.NotImplementedError(NO_MAIL);
      return actions['forgotPassword']?.(ctx);
    },
  }));
}
