/** These texts are found by their English, which needs none. */
type Texts = Readonly<Record<string, string>>;

export const TITLES: Texts = {};

/** Strapi names these columns by their fields. */
export const FIELD_LABELS: Texts = {
  createdAt: 'Created',
  updatedAt: 'Changed',
  createdBy: 'Created by',
  updatedBy: 'Changed by',
};

export const FIELD_HINTS: Texts = {};
