import type { Core } from '@strapi/strapi';
import type { Books } from '../../../../billing/reports/business';
import type { Caller } from '../../operator';
import { booksOf } from '../../reports/books';
import { requireWhole } from '../../whole-document';
import { FOLDERS } from './parts';

/**
 * The books of a business for an operator who may export them: all of them, with documents as they are printed.
 * @throws 404 when the operator may not see the business, 403
 */
export async function exportedBooks(
  strapi: Core.Strapi,
  caller: Caller,
  business: string | null,
): Promise<Books> {
  const books = await booksOf(strapi, caller, business);
  for (const kind of Object.values(FOLDERS)) requireWhole(strapi, caller, kind);
  return books;
}
