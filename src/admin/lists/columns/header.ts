import type { ReactNode } from 'react';
import { pageOf } from '../../requests/content-manager';

/** A row of a list, as Strapi reads it. */
export type Row = Record<string, unknown>;

/** A column of Strapi's lists. */
export interface Header {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  sortable: boolean;
  searchable: boolean;
  /** The naming field of a relation. */
  mainField?: { name: string; type: string };
  cellFormatter?: (row: Row) => ReactNode;
}

/** Strapi does not tell the hook which type it lists. The address of the page holds the type's uid. */
export const isListOf = (model: string): boolean =>
  window.location.pathname.endsWith(pageOf(model));
