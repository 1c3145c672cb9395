import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { say } from '../../messages/message';
import { controllerExtension } from '../../strapi/registries';
import { saying } from '../../strapi/saying';

type Actions = Record<string, (ctx: Context) => unknown>;

const NO_MAIL = say('no_password_mail');

/** Strapi's default does not count: it sends without a relay, and nobody learns of a failure. */
function canSendMail(strapi: Core.Strapi): boolean {
  const provider: unknown = strapi.config.get('plugin::email.provider');
  return typeof provider === 'string' && provider !== '' && provider.toLowerCase() !== 'sendmail';
}

/**
 * Without mail set up, Strapi still says "Email sent" on this page. Every address gets the same answer,
 * so that nobody learns who has an account.
 */
export function answerForgottenPassword(strapi: Core.Strapi): void {
  const extend = controllerExtension<Actions>(strapi, 'admin::authentication', ['forgotPassword']);
  extend((actions) => ({
    ...actions,
    forgotPassword: (ctx: Context) => {
      if (!canSendMail(strapi)) throw saying(errors.NotImplementedError, NO_MAIL);
      return actions['forgotPassword']?.(ctx);
    },
  }));
}
