import { perNumberedKind } from '../billing/kind';

/** The kinds of documents that have pages, by their names. */
export const KINDS = perNumberedKind((kind) => kind);
