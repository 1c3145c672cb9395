import Big from 'big.js';
import type { Queryable } from '../../database/connection';
import { decimalText } from '../../domain/money';
import type { DocumentKind } from '../../records/document-kind';
import { findDocument } from '../../records/find-document';
import type { LineRow } from '../../records/rows';
import type { DocumentDraft } from '../draft';

const LINE = [
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'tax_amount',
  'amount',
] as const;

/** Strapi stores decimals by way of a binary number, which keeps 15 digits and mostly 17. */
const survives = (text: string): boolean => new Big(String(Number(text))).eq(text);

/** A document that Strapi has just stored, and its decimals with all their digits. */
export interface Exact {
  businessKey: number;
  documentId: string;
  lines: readonly LineRow[];
  /** By the names of their columns. */
  amounts: Readonly<Record<string, string>>;
}

/** The decimals of a document that was computed. @param more of this kind's own columns */
export function exactAmounts(
  { key }: { key: number },
  { lines, totals }: DocumentDraft,
  more: Readonly<Record<string, string>> = {},
): Omit<Exact, 'documentId'> {
  const amounts = {
    subtotal: decimalText(totals.subtotal),
    tax_amount: decimalText(totals.taxAmount),
    total: decimalText(totals.total),
  };
  return { businessKey: key, lines, amounts: { ...amounts, ...more } };
}

async function storeLines(db: Queryable, kind: DocumentKind, exact: Exact): Promise<void> {
  const lossy = (line: LineRow) => !LINE.every((field) => survives(line[field]));
  if (!exact.lines.some(lossy)) return;
  const stored = await findDocument(db, kind, exact.businessKey, exact.documentId);
  const columns = LINE.map((field, index) => `${field} = $${index + 2}::numeric`).join(', ');
  for (const [place, line] of exact.lines.entries()) {
    await db.query({
      text: `UPDATE ${kind.lineTable} SET ${columns} WHERE line_id = $1`,
      values: [stored?.lines[place]?.line_id, ...LINE.map((field) => line[field])],
    });
  }
}

/** Writes again, digit by digit, what Strapi may have rounded. */
export async function storeDigits(db: Queryable, kind: DocumentKind, exact: Exact): Promise<void> {
  await storeLines(db, kind, exact);
  const amounts = Object.entries(exact.amounts);
  if (amounts.every(([, text]) => survives(text))) return;
  const columns = amounts.map(([name], index) => `${name} = $${index + 2}::numeric`).join(', ');
  await db.query({
    text: `UPDATE ${kind.table} SET ${columns} WHERE document_id = $1`,
    values: [exact.documentId, ...amounts.map(([, text]) => text)],
  });
}
