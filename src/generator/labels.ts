import { DOCUMENT } from '../words/en/document';

/** The keys of `labels` and their English defaults (contract §7). */
export const DEFAULT_LABELS = DOCUMENT.labels;

export type Labels = typeof DEFAULT_LABELS;
