import type { StrapiApp } from '@strapi/strapi/admin';
import { LANGUAGE_COOKIE } from '../../messages/languages';
import { panelLanguage, type PanelLanguage } from '../words/language';

let told: PanelLanguage | undefined;

function tell(): void {
  const language = panelLanguage();
  if (language === told) return;
  told = language;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=strict`;
}

/**
 * Tells the service the language that the panel shows, so that it refuses in that language. The profile of
 * the operator has it only once the operator has chosen one there, and a page without a login has no profile.
 */
export function tellLanguage(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      tell();
      const result: unknown = next(action);
      tell();
      return result;
    },
  ]);
}
