import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { languageOf } from '../../http/panel/language';
import { inLanguage } from '../../messages/in-language';
import type { PanelLanguage } from '../../messages/languages';
import { say } from '../../messages/message';
import { controllerExtension } from '../../strapi/registries';
import { saying } from '../../strapi/saying';

type Actions = Record<string, (ctx: Context) => unknown>;

const NO_MAIL = say('no_password_mail');

/** Strapi's default does not count: it sends without a relay, and nobody learns of a failure. */
export function canSendMail(strapi: Core.Strapi): boolean {
  const provider: unknown = strapi.config.get('plugin::email.provider');
  return typeof provider === 'string' && provider !== '' && provider.toLowerCase() !== 'sendmail';
}

/** The language of the request that is answered. Strapi reads its template while it sends. */
const asked = new AsyncLocalStorage<PanelLanguage>();

const inAsked = (sentence: ReturnType<typeof say>): string =>
  inLanguage(sentence, asked.getStore() ?? 'en');

/** In place of Strapi's mail. Strapi puts the link in where the text has its place. */
const TEMPLATE = {
  get subject() {
    return inAsked(say('password_mail_subject'));
  },
  get text() {
    return inAsked(say('password_mail', { url: '<%= url %>' }));
  },
  html: '',
};

/**
 * The mail with the link to a new password has our words, in the language of the page that asked.
 * Without mail set up, Strapi still says "Email sent" on this page. Every address gets the same answer,
 * so that nobody learns who has an account.
 */
export function answerForgottenPassword(strapi: Core.Strapi): void {
  strapi.config.set('admin.forgotPassword.emailTemplate', TEMPLATE);
  const extend = controllerExtension<Actions>(strapi, 'admin::authentication', ['forgotPassword']);
  extend((actions) => ({
    ...actions,
    forgotPassword: (ctx: Context) => {
      if (!canSendMail(strapi)) throw saying(errors.NotImplementedError, NO_MAIL);
      return asked.run(languageOf(ctx), () => actions['forgotPassword']?.(ctx));
    },
  }));
}
