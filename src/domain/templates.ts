/** The looks of a PDF that a document may have. */
export const TEMPLATES = ['modern', 'classic', 'minimal'] as const;

export type TemplateName = (typeof TEMPLATES)[number];

/**
 * The versions of each template, oldest first. The last one is current. A document is printed for
 * ever with the version it was issued with, so a version that was released never changes its look.
 *
 * To make version 2 of a template, copy its folder `pdf/templates/<name>/v1` to `v2` and add the number
 * here. The compiler then asks for it in `pdf/templates/index.ts`. `npm run pictures -- --documents`
 * draws its pictures for the tests. A new step in `database/objects` has the trigger store the number.
 */
export const TEMPLATE_VERSIONS = {
  modern: [1, 2, 3],
  classic: [1, 2, 3],
  minimal: [1, 2, 3],
} as const satisfies Readonly<Record<TemplateName, readonly number[]>>;

/** The version that drafts are printed with, and that a document gets when it is issued. */
export const currentVersion = (template: TemplateName): number =>
  Math.max(...TEMPLATE_VERSIONS[template]);

/** Whether a version of a template has a place for the tax summary (docs/decisions/0037). */
export const hasTaxSummary = (version: number): boolean => version >= 2;

/** True when documents of a version print addresses in the form of their country (docs/decisions/0044). */
export const hasAddressesByCountry = (version: number): boolean => version >= 3;
