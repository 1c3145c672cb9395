import { INVOICE, QUOTATION, type DocumentKind } from '../../../../billing/kind';
import { amountText } from '../../../../billing/reports/sql/issued';
import type { Queryable } from '../../../../database/connection';
import type { Counted, Waiting } from '../../../answers';
import type { Scope } from '../../../roles/sql-filter';
import { scopeCondition } from './scope-condition';

/** The statuses of documents that wait, and the figure that counts them. */
const FIGURES: Readonly<Record<DocumentKind['name'], Readonly<Record<string, Waiting>>>> = {
  invoice: { draft: 'draft_invoices' },
  quotation: {
    draft: 'draft_quotations',
    sent: 'sent_quotations',
    accepted: 'accepted_quotations',
  },
};

export interface WaitingAmount extends Counted {
  currency: string;
  figure: Waiting;
}

async function waiting(
  db: Queryable,
  { name, table }: DocumentKind,
  scope: Scope,
  businesses: readonly number[],
): Promise<WaitingAmount[]> {
  const figures = FIGURES[name];
  const { parameters, within } = scopeCondition(scope, 'd');
  const rows = await db.query<Counted & { currency: string; state: string }>({
    text: `SELECT d.currency, d.state, ${amountText('coalesce(sum(d.total), 0)')} AS amount,
        count(*) AS count
      FROM ${table} d WHERE d.business_id = ANY(${parameters.add(businesses)}::int[])
        AND d.state = ANY(${parameters.add(Object.keys(figures))}) ${within}
      GROUP BY d.currency, d.state`,
    values: parameters.values,
  });
  return rows.flatMap(({ state, ...amounts }) => {
    const figure = figures[state];
    return figure === undefined ? [] : [{ ...amounts, figure }];
  });
}

/** Draft invoices in `scope`. @param businesses row ids */
export const waitingInvoices = (db: Queryable, scope: Scope, businesses: readonly number[]) =>
  waiting(db, INVOICE, scope, businesses);

/** Quotations in `scope` that are drafts, without an answer, or accepted and without an invoice. */
export const waitingQuotations = (db: Queryable, scope: Scope, businesses: readonly number[]) =>
  waiting(db, QUOTATION, scope, businesses);
