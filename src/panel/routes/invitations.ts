import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { inWords } from '../../domain/errors';
import { languageOf } from '../../http/panel/language';
import { inLanguage } from '../../messages/in-language';
import { say } from '../../messages/message';
import { emailProvider } from '../../strapi/email';
import { controllerExtension } from '../../strapi/registries';
import { canSendMail } from './forgotten-password';

type Actions = Record<string, (ctx: Context) => Promise<unknown>>;

interface Invited {
  email: string;
  registrationToken: string;
}

/** The person whom an answer of Strapi invites. */
function invitedIn({ body }: Context): Invited | null {
  const { data } = (body ?? {}) as { data?: Partial<Invited> };
  const { email, registrationToken } = data ?? {};
  return email && registrationToken ? { email, registrationToken } : null;
}

/** Mails invitations. Strapi only shows their link to the administrator. Called in `register`. */
export function mailInvitations(strapi: Core.Strapi): void {
  const extend = controllerExtension<Actions>(strapi, 'admin::user', ['create']);
  extend((actions) => ({
    ...actions,
    async create(ctx: Context) {
      await actions['create']?.(ctx);
      const invited = invitedIn(ctx);
      if (!invited || !canSendMail(strapi)) return;
      const panel = String(strapi.config.get('admin.absoluteUrl'));
      const url = `${panel}/auth/register?registrationToken=${invited.registrationToken}`;
      const language = languageOf(ctx);
      // A slow mail server keeps nobody waiting: the page shows the link in any case.
      const mail = {
        to: invited.email,
        subject: inLanguage(say('invitation_mail_subject'), language),
        text: inLanguage(say('invitation_mail', { url }), language),
      };
      void emailProvider(strapi)
        .send(mail)
        .catch((error: unknown) => {
          strapi.log.error(`An invitation was not mailed: ${inWords(error)}`);
        });
    },
  }));
}
