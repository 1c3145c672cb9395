import type { DocumentKind } from '../../billing/kind';
import { findDocument } from '../../billing/sql/find-document';
import { findLineRowIds, findOwned, type BusinessRow } from './rows';
import type { KindName, Shapes } from '../../billing/document';
import type { Saving } from './context';
import { decimalInput, mergeLine, type PanelLine, type StoredLines } from './lines';

/** The record that is updated or cloned, as it is stored. */
export interface Source<Name extends KindName = KindName> {
  document: Shapes[Name]['stored'];
  businessRowId: number;
  lines: StoredLines;
}

export async function findSource<Name extends KindName>(
  saving: Saving,
  kind: DocumentKind<Name>,
): Promise<Source<Name> | null> {
  const { trx, documentId } = saving;
  if (documentId === null) return null;
  const owned = await findOwned(trx, kind.table, { documentId });
  if (!owned || owned.business_row_id === null) return null;
  const mode = saving.action === 'update' ? 'lock' : 'read';
  const document = await findDocument(trx, kind, owned.business_row_id, documentId, mode);
  if (!document) return null;
  const byLineId = new Map(document.lines.map((line) => [line.line_id, line]));
  const keys = await findLineRowIds(trx, kind, document.row_id);
  const lines = new Map(
    [...keys].flatMap(([key, lineId]) => {
      const line = byLineId.get(lineId);
      return line ? [[key, line] as const] : [];
    }),
  );
  return { document, businessRowId: owned.business_row_id, lines };
}

/** The lines as they are to be: those of the form, or the stored ones when it sent none. */
export function panelLines(saving: Saving, source: Source | null): PanelLine[] {
  const { items } = saving.data;
  if (Array.isArray(items)) return items as PanelLine[];
  return source ? [...source.lines.keys()].map((id) => ({ id })) : [];
}

const blankIsNull = (value: unknown): unknown => (value === '' ? null : value);

/**
 * The whole document in the API's terms, so that the same schema checks it: what the form sent
 * over what is stored, and the business's defaults where a new one has nothing.
 */
export function documentInput(
  saving: Saving,
  kind: DocumentKind,
  source: Source | null,
  business: BusinessRow,
  customerId: string,
): Record<string, unknown> {
  const { data, action } = saving;
  const before = source?.document;
  const pick = (field: string, stored: unknown) =>
    blankIsNull(data[field] === undefined ? stored : data[field]);
  const fresh = action === 'create';
  const paid = before && 'amount_paid' in before ? before.amount_paid : undefined;
  return {
    customer_id: customerId,
    [kind.numberColumn]: pick(kind.numberColumn, before?.number),
    issue_date: pick('issue_date', before?.issue_date),
    [kind.dateColumn]: pick(kind.dateColumn, before?.deadline),
    status: pick('state', before?.status),
    currency: pick('currency', before?.currency) ?? business.default_currency,
    notes: pick('notes', before?.notes),
    terms: pick('terms', before?.terms) ?? (fresh ? business.default_terms : null),
    template_type: pick('template_type', before?.template_type),
    amount_paid: decimalInput(pick('amount_paid', paid)),
    items: panelLines(saving, source).map((line) => mergeLine(line, source?.lines ?? new Map())),
  };
}
