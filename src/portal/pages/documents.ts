import { database } from '../../database/pool';
import { WORDS } from '../../words';
import type { DocumentList } from '../../words/portal';
import { documentsPage, LISTS } from '../page/documents';
import type { Visit } from '../visit';
import { listDocuments } from '../sql/list-documents';
import { customerOf, todayOf } from './customer';
import { sendPortalPage } from './send';

const PER_PAGE = 50;
/** Beyond it there is nothing, whatever is asked for. */
const LAST_PAGE = 100_000;

const listOf = (name: string | null): DocumentList => LISTS.find((one) => one === name) ?? 'open';

function pageNumber(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, LAST_PAGE);
}

/** The documents of a customer. Whatever the query string says that means nothing is the first page. */
export async function serveDocuments(visit: Visit): Promise<void> {
  const { strapi, ctx, language } = visit;
  const customer = customerOf(visit);
  const query = new URLSearchParams(ctx.querystring);
  const [list, page] = [listOf(query.get('list')), pageNumber(query.get('page'))];
  const offset = (page - 1) * PER_PAGE;
  const today = todayOf(customer);
  const wanted = { list, customerRowIds: [customer.row_id], today, limit: PER_PAGE, offset };
  const { rows: documents, total } = await listDocuments(database(strapi), wanted);
  const hasMore = total > offset + documents.length && documents.length > 0;
  const view = { language, today, customer, list, documents, offset, total, page, hasMore };
  sendPortalPage(visit, { title: WORDS[language].portal.all }, documentsPage(view));
}
