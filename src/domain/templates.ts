/** The looks of a PDF that a document may have. */
export const TEMPLATES = ['modern', 'classic', 'minimal'] as const;

export type TemplateName = (typeof TEMPLATES)[number];

/** That of new documents where their business has chosen none. */
export const USUAL_TEMPLATE: TemplateName = 'modern';

/**
 * The versions of each template, oldest first. The last one is current. A document is printed for
 * ever with the version it was issued with, so a version that was released never changes its look
 * (CONTRIBUTING says how to make a new one).
 */
export const TEMPLATE_VERSIONS = {
  modern: [1],
  classic: [1],
  minimal: [1],
} as const satisfies Readonly<Record<TemplateName, readonly number[]>>;

/** The version that drafts are printed with, and that a document gets when it is issued. */
export const currentVersion = (template: TemplateName): number =>
  Math.max(...TEMPLATE_VERSIONS[template]);
