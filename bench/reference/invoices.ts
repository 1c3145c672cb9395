import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { written, type Row } from './answers';
import type { Key } from './keys';
import type { Change, NewInvoice } from './schemas';
import * as SQL from './statements';
import { price } from './totals';

/** Times are stored in UTC, without a zone. */
const now = (): string => new Date().toISOString();

export async function create(pool: Pool, key: Key, input: NewInvoice) {
  const priced = price(input.items);
  const lines = input.items.map((line, index) => ({
    id: randomUUID(),
    description: line.description,
    quantity: line.quantity,
    unit_price: line.unit_price,
    tax_rate: line.tax_rate ?? 0,
    product_id: line.product_id ?? null,
    tax_amount: priced.taxAmounts[index] ?? 0,
    amount: priced.amounts[index] ?? 0,
  }));
  const at = now();
  const invoice = {
    id: randomUUID(),
    customer_id: input.customer_id,
    status: input.status ?? 'draft',
    issue_date: input.issue_date ?? at.slice(0, 10),
    due_date: input.due_date ?? null,
    currency: input.currency ?? 'USD',
    notes: input.notes ?? null,
    terms: input.terms ?? null,
    template_type: input.template_type ?? 'modern',
    subtotal: priced.subtotal,
    tax_amount: priced.taxAmount,
    total: priced.total,
    amount_paid: input.status === 'paid' ? priced.total : 0,
  };
  const { rows } = await pool.query<{ number: string }>({
    name: 'create',
    text: SQL.CREATE,
    values: [
      key.business,
      invoice.customer_id,
      input.invoice_number ?? null,
      invoice.id,
      invoice.status,
      invoice.issue_date,
      invoice.due_date,
      invoice.currency,
      invoice.notes,
      invoice.terms,
      invoice.template_type,
      invoice.subtotal,
      invoice.tax_amount,
      invoice.total,
      at.slice(0, -1),
      lines.map((line) => line.id),
      lines.map((line) => line.description),
      lines.map((line) => line.quantity),
      lines.map((line) => line.unit_price),
      lines.map((line) => line.tax_rate),
      lines.map((line) => line.product_id),
      lines.map((line) => line.tax_amount),
      lines.map((line) => line.amount),
    ],
  });
  const number = rows[0]?.number;
  if (number === undefined) return null;
  const row: Row = { ...invoice, invoice_number: number, created_at: at, updated_at: at, lines };
  return written(row, key.businessId);
}

function listStatement(part: string | undefined, page: number, limit: number, key: Key) {
  const business = [key.business, key.businessId];
  const values = [...business, limit, (page - 1) * limit];
  if (part !== undefined) {
    // The statement has no name, because the generic plan of a prepared ILIKE does not use the
    // trigram index.
    const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
    return { text: SQL.SEARCH, values: [...values, pattern] };
  }
  if (page === 1) return { name: `first-${limit}`, text: SQL.firstPage(limit), values: business };
  return { name: 'list', text: SQL.LIST, values };
}

/** The answer as text: PostgreSQL writes it, and nothing here takes it apart. */
export async function list(
  pool: Pool,
  key: Key,
  search: { number?: string } & Paging,
): Promise<string> {
  const [page, limit] = [search.page ?? 1, Math.min(search.limit ?? 25, 100)];
  const { rows } = await pool.query<{ total: number; data: string }>(
    listStatement(search.number, page, limit, key),
  );
  const { total, data } = rows[0] ?? { total: 0, data: '[]' };
  const paging = { page, limit, total, total_pages: Math.ceil(total / limit) };
  return `{"data":${data},"pagination":${JSON.stringify(paging)}}`;
}

interface Paging {
  page?: number;
  limit?: number;
}

export async function retrieve(pool: Pool, key: Key, id: string): Promise<string | null> {
  const values = [key.business, key.businessId, id];
  const { rows } = await pool.query<{ data: string }>({
    name: 'retrieve',
    text: SQL.RETRIEVE,
    values,
  });
  return rows[0]?.data ?? null;
}

export async function change(pool: Pool, key: Key, id: string, input: Change) {
  const { rows } = await pool.query<Row>({
    name: 'change',
    text: SQL.CHANGE,
    values: [
      key.business,
      id,
      input.status ?? null,
      input.notes !== undefined,
      input.notes ?? null,
      input.terms !== undefined,
      input.terms ?? null,
      input.due_date !== undefined,
      input.due_date ?? null,
      now().slice(0, -1),
    ],
  });
  return rows[0] ? written(rows[0], key.businessId) : null;
}
