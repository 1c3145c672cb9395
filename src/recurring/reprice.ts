import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { z } from 'zod';
import type { Reprice, REPRICING } from '../billing/schemas/repricing';
import type { Owner } from '../billing/tenant';
import type { Queryable } from '../database/connection';
import type { Transaction } from '../database/pool';
import { validationError } from '../domain/errors';
import { jsonNumber } from '../domain/json';
import { AMOUNT_LIMIT, decimalText, ZERO } from '../domain/money';
import { nextVersion } from '../domain/version';
import { say, type Message } from '../messages/message';
import { price } from '../validation/fields';
import type { RecurringItem } from './recurring';
import { repricedLine } from './reprice-lines';
import type { Priced } from './sql/priced';
import { toReprice } from './sql/to-reprice';
import { writeRecurring } from './sql/write';
import { totalOf } from './total-of';

/** More than this would hold their locks for long. */
const MOST = 500;

/** A recurring invoice with its lines after the change. */
interface Repriced {
  priced: Priced;
  items: RecurringItem[];
}

const refuse = (name: keyof Reprice, message: Message) =>
  validationError([{ path: [name], message }]);

/** Refuses prices that no create would take, and a change of their sign. @throws 400 */
function requirePossible({ priced, items }: Repriced, field: keyof Reprice): void {
  const { recurring } = priced;
  for (const [index, { unit_price: after, description }] of items.entries()) {
    const before = recurring.items[index]?.unit_price ?? null;
    if (after === null || before === null) continue;
    const changed = new Big(after);
    if (changed.times(before).lt(ZERO)) throw refuse(field, say('reprice_sign', { description }));
    const checked = price(changed);
    if ('problem' in checked) throw refuse(field, checked.problem);
  }
  const total = totalOf(items, priced);
  if (total.gte(AMOUNT_LIMIT))
    throw refuse(field, say('too_large', { max: AMOUNT_LIMIT.toFixed() }));
  if (total.lt(ZERO)) throw refuse(field, say('sum_negative'));
}

function answered({ priced, items }: Repriced): z.infer<typeof REPRICING>['data'][number] {
  const { recurring } = priced;
  const priceOf = (item: RecurringItem | undefined) =>
    item?.unit_price == null ? null : jsonNumber(item.unit_price);
  return {
    id: recurring.id,
    name: recurring.name,
    customer_id: recurring.customer_id,
    currency: recurring.currency,
    next_date: recurring.next_date,
    total_before: jsonNumber(decimalText(totalOf(recurring.items, priced))),
    total_after: jsonNumber(decimalText(totalOf(items, priced))),
    items: items.flatMap((after, index) => {
      const before = recurring.items[index];
      if (before === undefined || before === after) return [];
      return [
        {
          index,
          description: after.description,
          unit_price_before: priceOf(before),
          unit_price_after: priceOf(after),
          tax_rate_before: jsonNumber(before.tax_rate),
          tax_rate_after: jsonNumber(after.tax_rate),
        },
      ];
    }),
  };
}

const CHANGES = ['price_by', 'price_percent', 'new_tax_rate'] as const;

async function repriced(
  db: Queryable,
  { businessRowId }: Owner,
  wanted: Reprice,
  rowIds: readonly number[] | null,
): Promise<Repriced[]> {
  const field = CHANGES.find((name) => wanted[name] !== null) ?? 'price_by';
  const mode = wanted.dry_run ? 'read' : 'lock';
  const found = await toReprice(db, businessRowId, wanted, { rowIds, most: MOST + 1, mode });
  if (found.length > MOST) throw refuse('customer_id', say('reprice_too_many', { max: MOST }));
  const all = found.map((priced) => {
    const { items, currency } = priced.recurring;
    return { priced, items: items.map((line) => repricedLine(line, currency, wanted)) };
  });
  const changed = all.filter(({ priced, items }) =>
    items.some((line, index) => line !== priced.recurring.items[index]),
  );
  for (const one of changed) requirePossible(one, field);
  return changed;
}

/**
 * Changes prices or tax rates of what recurring invoices have not made yet, all in one transaction, with an
 * event for each. A dry run stores nothing.
 * @param rowIds limits them to some; null for all of the business
 * @throws 400
 */
export async function reprice(
  strapi: Core.Strapi,
  trx: Transaction,
  who: Owner,
  wanted: Reprice,
  rowIds: readonly number[] | null = null,
): Promise<z.infer<typeof REPRICING>> {
  const changed = await repriced(trx, who, wanted, rowIds);
  const data = changed.map(answered);
  if (wanted.dry_run) return { dry_run: true, data };
  const now = new Date();
  for (const { priced, items } of changed) {
    const { recurring } = priced;
    const updated_at = nextVersion(recurring.updated_at, now);
    const written = { ...recurring, items, updated_at };
    await writeRecurring(strapi, trx, who, written, ['recurring_invoice.updated']);
  }
  return { dry_run: false, data };
}
