import { errors } from '@strapi/utils';
import { toldIn } from '../../../http/panel/told';
import { inLanguage } from '../../../messages/in-language';
import type { PanelLanguage } from '../../../messages/languages';
import { say, type Message } from '../../../messages/message';

/** Words for refusals that have none of their own. */
const WORDS: Readonly<Record<string, Message>> = {
  NotFoundError: say('not_visible'),
  ForbiddenError: say('not_allowed'),
};

/** The reason of a refusal in a language; null for a failure that is no refusal. */
export function reasonOf(error: unknown, language: PanelLanguage): string | null {
  const told = toldIn(error, language);
  if (told instanceof errors.HttpError) return told.expose ? told.message : null;
  if (!(told instanceof errors.ApplicationError)) return null;
  return inLanguage(WORDS[told.name] ?? told.message, language);
}
