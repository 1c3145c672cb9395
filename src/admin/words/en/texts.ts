/** These texts are found by their English, which needs none. */
type Texts = Readonly<Record<string, string>>;

export const TITLES: Texts = {};

export const FIELD_LABELS: Texts = {};

export const FIELD_HINTS: Texts = {};
