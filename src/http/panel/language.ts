import type { Context } from 'koa';
import { LANGUAGE_COOKIE, PANEL_LANGUAGES, type PanelLanguage } from '../../messages/languages';

/** The language in which the panel is shown to whoever sends a request; English where it does not say. */
export function languageOf(ctx: Context): PanelLanguage {
  const shown = ctx.cookies.get(LANGUAGE_COOKIE, { signed: false });
  return PANEL_LANGUAGES.find((one) => one === shown) ?? 'en';
}
