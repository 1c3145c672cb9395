import Big from 'big.js';
import type { Queryable } from '../../../database/connection';
import { folded } from '../../../domain/folded';
import type { InvoiceStatus } from '../../../domain/invoice-status';
import type { TaxRounding } from '../../../domain/tax';
import type { PricedInvoice } from '../../document';
import { INVOICE } from '../../kind';
import { linesOf } from '../../sql/document-columns';
import type { LineRow } from '../../rows';
import type { NamedCustomer } from './customers';

/** An invoice whose number the file has. Names and addresses are in lower case. */
export interface StoredInvoice {
  number: string;
  status: InvoiceStatus;
  issue_date: string;
  currency: string;
  tax_rounding: TaxRounding | null;
  total: string;
  amount_paid: string;
  customer_id: string;
  /** The customer as it is now, and as the invoice keeps it. */
  emails: string[];
  names: string[];
  lines: LineRow[];
}

const both = (field: 'email' | 'name'): string =>
  `ARRAY[lower(trim(coalesce(c.${field}, ''))),
    lower(trim(coalesce(d.issued_details -> 'customer' ->> '${field}', '')))]`;

/** The invoices of a business that have these numbers, as they are compared. */
export async function storedInvoices(
  db: Queryable,
  businessRowId: number,
  numbers: readonly string[],
): Promise<StoredInvoice[]> {
  return db.query<StoredInvoice>({
    text: `SELECT d.invoice_number AS number, d.state AS status, d.issue_date, d.currency,
        d.tax_rounding, trim_scale(d.total)::text AS total,
        trim_scale(coalesce(d.amount_paid, 0))::text AS amount_paid, c.document_id AS customer_id,
        ${both('email')} AS emails, ${both('name')} AS names, ${linesOf(INVOICE)} AS lines
      FROM invoices d JOIN customers c ON c.id = d.customer_id
      WHERE d.business_id = $1
        AND invoicing_folded(d.invoice_number) = ANY (ARRAY(SELECT invoicing_folded(n) FROM unnest($2::text[]) n))`,
    // PostgreSQL takes no NUL, and the check of the number refuses it.
    values: [businessRowId, numbers.filter((number) => !number.includes('\0'))],
  });
}

/** Finds the stored invoice with a number, as it is compared. */
export function findByNumber(
  stored: readonly StoredInvoice[],
): (number: string) => StoredInvoice | undefined {
  const alike = new Map(stored.map((one) => [folded(one.number), one]));
  return (number) => alike.get(folded(number));
}

/** A customer may have another name by now, so each thing that the file says may name it. */
export function isSameCustomer({ id, email, name }: NamedCustomer, stored: StoredInvoice): boolean {
  if (id === stored.customer_id) return true;
  return (
    (email !== '' && stored.emails.includes(email)) || (name !== '' && stored.names.includes(name))
  );
}

const LINE = ['description', 'quantity', 'unit_price', 'tax_rate', 'discount_rate', 'amount'];

const lineText = (line: LineRow): string =>
  JSON.stringify(LINE.map((name) => line[name as keyof LineRow]));

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/**
 * The parts in which the file differs from the stored invoice. Its status, due date, notes and payments
 * go on here, so only what would get lost counts: more that is paid, or that it is cancelled.
 * @param file computed with the rounding of the stored invoice
 */
export function differences(file: PricedInvoice, stored: StoredInvoice): string[] {
  const parts: [string, boolean][] = [
    ['issue date', file.issue_date !== stored.issue_date],
    ['currency', file.currency !== stored.currency],
    ['lines', !isSameList(file.lines.map(lineText), stored.lines.map(lineText))],
    ['total', file.total !== stored.total],
    ['amount paid', new Big(file.amount_paid).gt(stored.amount_paid)],
    ['status', file.status === 'cancelled' && stored.status !== 'cancelled'],
  ];
  return parts.filter(([, differs]) => differs).map(([part]) => part);
}
