import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { settlementOf } from '../billing/settle';
import { lockInvoices, type LockedInvoice } from '../billing/sql/settlement';
import type { PipelinedTransaction } from '../database/pool';
import { dueAmount } from '../domain/amount-due';
import { ApiError, notFound } from '../domain/errors';
import { decimalText, ZERO } from '../domain/money';
import { isToCome, owedTogether } from '../domain/on-account';
import { takerOf } from '../providers';
import { todayAt, type Connection } from './connection';
import type { Paying } from './order';
import { insertAttempt, openAttempts, type Attempt } from './sql/checkouts';
import { connectionOf, holdConnected } from './sql/connections';

/** The most invoices of one checkout. */
export const MOST_INVOICES = 50;

/** An attempt that is open. */
export interface Found {
  connection: Connection;
  attempt: Attempt;
  /** Whether it pays exactly what is wanted: the same invoices, and all that is due of each. */
  isWanted: boolean;
}

/** An invoice, and what is due of it. */
interface Due {
  invoice: LockedInvoice;
  due: Big;
}

/** What a customer wants to pay: the invoices, and what they come to in their currency. */
interface Wanted {
  wanted: Due[];
  amount: Big;
  currency: string;
}

const dueOf = (invoice: LockedInvoice): Big =>
  invoice.status === 'draft' ? ZERO : dueAmount(settlementOf(invoice));

/**
 * Locks what a customer wants to pay, in the order of the row ids.
 * @throws ApiError 400 for too many, 404, 409 `other_customer`, `currency_mismatch`
 */
async function lockWanted(
  trx: PipelinedTransaction,
  { businessRowId, invoices }: Paying,
): Promise<Wanted> {
  const ids = [...new Set(invoices.map(({ id }) => id))];
  if (ids.length > MOST_INVOICES) {
    throw new ApiError(
      'validation_failed',
      `At most ${MOST_INVOICES} invoices can be paid at once`,
    );
  }
  const locked = [...(await lockInvoices(trx, businessRowId, ids)).values()];
  const [first] = locked;
  if (!first || locked.length < ids.length) throw notFound('invoice');
  const wanted = locked.map((invoice) => ({ invoice, due: dueOf(invoice) }));
  return { wanted, ...owedTogether(first, wanted) };
}

const paysExactly = ({ invoices }: Attempt, wanted: readonly Due[]): boolean =>
  invoices.length === wanted.length &&
  wanted.every(({ invoice, due }, at) => {
    const part = invoices[at];
    return part?.id === invoice.id && due.eq(new Big(part.amount));
  });

async function openOf(trx: PipelinedTransaction, wanted: readonly Due[]): Promise<Found[]> {
  const rowIds = wanted.map(({ invoice }) => invoice.row_id);
  const found: Found[] = [];
  for (const attempt of await openAttempts(trx, rowIds)) {
    const connection = await connectionOf(trx, attempt.connection_row_id);
    found.push({ connection, attempt, isWanted: paysExactly(attempt, wanted) });
  }
  return found;
}

/**
 * The attempts that are open for any of the wanted invoices, or a new one for all of them. None where nothing can
 * be paid: something of each must be due, none dated after today, and a provider take the sum.
 * @throws ApiError 400, 404, 409 `other_customer`, `currency_mismatch`
 */
export async function attemptsIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  paying: Paying,
): Promise<Found[]> {
  const { businessRowId } = paying;
  const { wanted, amount, currency } = await lockWanted(trx, paying);
  const open = await openOf(trx, wanted);
  if (open.length > 0 || wanted.some(({ due }) => due.lte(ZERO))) return open;
  const all = await holdConnected(trx, businessRowId);
  const connection = takerOf(all, amount, currency);
  if (!connection) return [];
  const today = todayAt(connection);
  if (wanted.some(({ invoice }) => isToCome({ issued: invoice.issue_date, today }))) return [];
  await insertAttempt(trx, {
    businessRowId,
    connectionRowId: connection.row_id,
    currency,
    invoices: wanted.map(({ invoice, due }) => ({
      rowId: invoice.row_id,
      amount: decimalText(due),
    })),
  });
  return openOf(trx, wanted);
}
