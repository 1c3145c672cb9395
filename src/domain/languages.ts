/** The languages that a customer may be written to in, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;
