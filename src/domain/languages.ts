/** The languages of documents, pages and mails, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: unknown): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text);

/** The customer's language, else the business's, else English (contract §12). */
export function languageOf(...wishes: readonly (string | null | undefined)[]): Language {
  return wishes.find(isLanguage) ?? 'en';
}
