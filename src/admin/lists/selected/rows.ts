import type { SelectedDocument } from '../list-api';

interface Row {
  documentId: string;
  updatedAt?: string | undefined;
}

/** Selected rows of Strapi's table, as our requests name them. */
export const documentsOf = (rows: readonly Row[]): SelectedDocument[] =>
  rows.map(({ documentId, updatedAt = '' }) => ({ documentId, updatedAt }));
