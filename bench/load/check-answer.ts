import type { HttpAnswer } from './http-connection';
import type { Expected, Shape } from './plan';

/**
 * Parsing a body costs more than making it, so only every eighth is parsed. That finds a wrong
 * server, too.
 */
const PARSE_EVERY = 8;

interface Line {
  id?: string;
  quantity: number;
  unit_price: number;
  amount: number;
  tax_amount: number;
}

interface Invoice {
  id: string;
  invoice_number: string;
  status: string;
  total: number;
  subtotal: number;
  tax_amount: number;
  amount_paid: number;
  items?: Line[];
  invoice_items?: Line[];
  customers?: { id: string; name: string };
}

interface Payment {
  invoice_id: string;
  amount: number;
  status: string;
}

interface Mail {
  attempts: unknown[];
}

interface Page {
  data: Invoice[];
  pagination: { total: number; total_pages: number };
}

/** The amount in whole cents, so that rounding errors of a sum of doubles do not count. */
const cents = (amount: number): number => Math.round(amount * 100);

function addsUp(invoice: Invoice, lines: Line[] | undefined): boolean {
  if (lines?.length !== 3) return false;
  const total = lines.reduce((sum, line) => sum + cents(line.amount), 0);
  const tax = lines.reduce((sum, line) => sum + cents(line.tax_amount), 0);
  return (
    total === cents(invoice.total) &&
    tax === cents(invoice.tax_amount) &&
    total - tax === cents(invoice.subtotal)
  );
}

const isListed = (invoice: Invoice): boolean =>
  typeof invoice.customers?.name === 'string' && addsUp(invoice, invoice.invoice_items);

const areDistinct = (invoices: Invoice[]): boolean =>
  new Set(invoices.map((invoice) => invoice.id)).size === invoices.length;

function fits(shape: Shape, body: unknown): boolean {
  const invoice = body as Invoice;
  const { data, pagination } = body as Page;
  switch (shape.kind) {
    case 'created':
      return invoice.total === shape.total && addsUp(invoice, invoice.items);
    case 'page':
      return (
        data.length === shape.size &&
        pagination.total >= shape.atLeast &&
        data.every(isListed) &&
        areDistinct(data)
      );
    case 'hits':
      return (
        data.length > 0 &&
        pagination.total >= data.length &&
        data.every((hit) => hit.invoice_number.includes(shape.part) && isListed(hit))
      );
    case 'found':
      return invoice.id === shape.id && isListed(invoice);
    case 'changed':
      return (
        invoice.id === shape.id &&
        addsUp(invoice, invoice.items) &&
        invoice.amount_paid === (shape.paid ? invoice.total : 0)
      );
    case 'payment': {
      const { invoice_id: paid, amount, status } = body as Payment;
      return paid === shape.id && amount === shape.amount && status === 'recorded';
    }
    case 'mail':
      return (body as Mail).attempts.length === 0;
    case 'pdf':
      return false;
  }
}

/**
 * The fault of an answer; null for a right one. Checks the status and the texts of every answer, and the
 * whole body of some.
 * @param count the number of earlier answers on this connection
 */
export function problemOf(answer: HttpAnswer, expected: Expected, count: number): string | null {
  if (answer.status !== expected.status) {
    return `status ${answer.status}: ${answer.body.toString('utf8', 0, 200)}`;
  }
  const missing = expected.contains.find((text) => !answer.body.includes(text));
  if (missing !== undefined) return `without ${missing}: ${answer.body.toString('utf8', 0, 200)}`;
  if (expected.shape.kind === 'pdf' || count % PARSE_EVERY !== 0) return null;
  try {
    if (fits(expected.shape, JSON.parse(answer.body.toString('utf8')))) return null;
  } catch {
    return `not JSON: ${answer.body.toString('utf8', 0, 200)}`;
  }
  return `not as expected (${JSON.stringify(expected.shape)}): ${answer.body.toString('utf8', 0, 400)}`;
}
