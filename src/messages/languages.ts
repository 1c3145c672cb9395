/** The languages of the panel, and so of the messages. An operator chooses one in the profile. */
export const PANEL_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number];

/** The cookie in which the panel says the language that it shows. */
export const LANGUAGE_COOKIE = 'invoicing_language';
