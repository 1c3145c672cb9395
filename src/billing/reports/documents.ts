import { pageOf, type Page } from '../../database/page';
import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import type { FigureDocument } from './answers';
import { dayOf, type Books } from './business';
import { NONE, type DocumentsQuery, type OpenDocumentsQuery } from './parameters';
import { amountText, issuedDocuments, issuedLines } from './sql/issued';
import { AGE, openOn } from './sql/open';
import { receivedEntries } from './sql/received';
import { receivedIn } from './tax';

interface Paged {
  page: number;
  limit: number;
}

/** A page of documents, newest first. @param documents SQL of a row per document */
async function pageOfDocuments(
  db: Queryable,
  { with: ctes, documents }: { with: string; documents: string },
  { page, limit }: Paged,
  parameters: Parameters,
): Promise<Page<FigureDocument>> {
  const rows = await db.query<FigureDocument & { matches: number }>({
    text: `WITH ${ctes} one AS MATERIALIZED (${documents})
      SELECT counted.count AS matches, found.* FROM (SELECT count(*) FROM one) counted
      LEFT JOIN LATERAL (
        SELECT one.type, one.document_id AS id, one.number, one.day, c.name AS customer,
          one.currency, ${amountText('one.net')} AS net, ${amountText('one.tax')} AS tax,
          ${amountText('one.net + one.tax')} AS gross
        FROM one LEFT JOIN customers c ON c.id = one.customer_id
        ORDER BY one.day DESC, one.type, one.row_id DESC
        LIMIT ${parameters.add(limit)} OFFSET ${parameters.add((page - 1) * limit)}) found ON true`,
    values: parameters.values,
  });
  return pageOf(rows);
}

/** The conditions on the rate and category of `row`. */
function taxConditions(query: DocumentsQuery, row: string, parameters: Parameters): string[] {
  const { tax_rate, tax_category } = query;
  const conditions: string[] = [];
  if (tax_rate !== null)
    conditions.push(`coalesce(${row}.tax_rate, 0) = ${parameters.add(tax_rate)}::numeric`);
  if (tax_category !== null) {
    const category = tax_category === NONE ? null : tax_category;
    conditions.push(`${row}.tax_category IS NOT DISTINCT FROM ${parameters.add(category)}`);
  }
  return conditions;
}

function byIssueDate(books: Books, query: DocumentsQuery, parameters: Parameters): string {
  const { from, to, currency, customer, product } = query;
  const lines = taxConditions(query, 'l', parameters);
  if (product === NONE) lines.push('l.product_id IS NULL');
  else if (product !== null) lines.push(`l.product_id = ${parameters.add(product)}`);
  const filter = { businessRowId: books.rowId, from, to, currency, customer };
  if (lines.length === 0) return issuedDocuments(filter, parameters);
  return `SELECT type, row_id, document_id, number, day, customer_id, currency, sum(net) AS net,
      sum(tax) AS tax
    FROM (${issuedLines({ ...filter, lines }, parameters)}) line
    GROUP BY type, row_id, document_id, number, day, customer_id, currency`;
}

/** The documents behind a figure of tax or revenue, each with its part of the figure. */
export function figureDocuments(
  db: Queryable,
  books: Books,
  query: DocumentsQuery,
): Promise<Page<FigureDocument>> {
  const parameters = new Parameters();
  if (query.basis === 'issue') {
    const documents = byIssueDate(books, query, parameters);
    return pageOfDocuments(db, { with: '', documents }, query, parameters);
  }
  const { from, to, currency } = query;
  const entries = receivedEntries(receivedIn(books, [{ from, to }], to), parameters);
  const conditions = [`e.currency = ${parameters.add(currency)}`];
  conditions.push(...taxConditions(query, 'e', parameters));
  const documents = `SELECT 'invoice' AS type, i.id AS row_id, i.document_id, i.invoice_number AS number,
      i.issue_date AS day, i.customer_id, i.currency, sum(e.gross - e.tax) AS net, sum(e.tax) AS tax
    FROM received_entry e JOIN invoices i ON i.id = e.invoice_id
    WHERE ${conditions.join(' AND ')} GROUP BY i.id`;
  return pageOfDocuments(db, { with: `${entries},`, documents }, query, parameters);
}

/** The open items behind a figure. What is due is their gross; it has no tax of its own. */
export function openDocuments(
  db: Queryable,
  books: Books,
  query: OpenDocumentsQuery,
): Promise<Page<FigureDocument>> {
  const parameters = new Parameters();
  const day = dayOf(books, query.as_of);
  const { given, from, due, isOpen } = openOn(books, day, parameters);
  const conditions = [isOpen, `i.currency = ${parameters.add(query.currency)}`];
  if (query.customer !== null) {
    const customer = parameters.add(query.customer);
    conditions.push(`i.customer_id = (SELECT id FROM customers WHERE document_id = ${customer})`);
  }
  if (query.age !== null)
    conditions.push(`${AGE(parameters.add(day))} = ${parameters.add(query.age)}`);
  const documents = `SELECT 'invoice' AS type, i.id AS row_id, i.document_id, i.invoice_number AS number,
      i.issue_date AS day, i.customer_id, i.currency, ${due} AS net, 0::numeric AS tax
    FROM ${from} WHERE ${conditions.join(' AND ')}`;
  return pageOfDocuments(db, { with: given && `${given},`, documents }, query, parameters);
}
