import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { isToCome } from '../domain/on-account';
import { labelOf, takerOf } from '../providers';
import { todayAt } from './connection';
import { openAttempts } from './sql/checkouts';
import { connectedOf } from './sql/connections';

/** An invoice as its page knows it. */
interface Payable {
  businessRowId: number;
  invoiceRowId: number;
  /** Its issue date. */
  issued: string;
  /** What is due, as decimal text. */
  due: string;
  currency: string;
}

/**
 * What a customer can do online about an invoice:
 * - `offered`: pay at the provider of this name.
 * - `waiting`: the payment is under way.
 * - null: nothing.
 */
export type OnlineState = { offered: string; isOpen: boolean } | 'waiting' | null;

/**
 * The provider, as people know it, at which at least one of some amounts can be paid; null for none.
 * @param amounts decimal text
 */
export async function providerFor(
  strapi: Core.Strapi,
  wanted: { businessRowId: number; currency: string; amounts: readonly string[] },
): Promise<string | null> {
  const { businessRowId, currency, amounts } = wanted;
  const all = await connectedOf(database(strapi), businessRowId);
  const takers = amounts.map((amount) => takerOf(all, amount, currency));
  const taking = takers.find((one) => one !== undefined);
  return taking ? labelOf(taking.provider) : null;
}

/** Reads what is known here; nobody is asked. */
export async function onlineState(
  strapi: Core.Strapi,
  { businessRowId, invoiceRowId, issued, due, currency }: Payable,
): Promise<OnlineState> {
  const db = database(strapi);
  const all = await connectedOf(db, businessRowId);
  if (all.length === 0) return null;
  const [open] = await openAttempts(db, [invoiceRowId]);
  if (open?.state === 'processing') return 'waiting';
  const taking = takerOf(all, due, currency);
  if (!taking || isToCome({ issued, today: todayAt(taking) })) return null;
  return { offered: labelOf(taking.provider), isOpen: open?.state === 'open' };
}
