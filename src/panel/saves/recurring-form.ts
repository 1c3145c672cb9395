import Big from 'big.js';
import type { BillingTenant } from '../../billing/tenant';
import { RECURRING_CHANGES } from '../../billing/schemas/recurring';
import { serializeRecurring } from '../../recurring/serialize';
import type { RecurringInvoice } from '../../recurring/recurring';
import { formAddress } from './delivery-address';
import { decimalInput } from './decimal-values';
import { LINE_DECIMALS } from './lines';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A line of the form with the names and values of a request. @param usualRate of a line that names none */
function lineInput(line: Values, usualRate: string | null): Values {
  const decimals = LINE_DECIMALS.map((name) => [name, decimalInput(line[name])] as const);
  const filled = Object.entries(line).map(([name, value]) => [name, isEmpty(value) ? null : value]);
  const rate = isEmpty(line['tax_rate']) ? usualRate : line['tax_rate'];
  return {
    ...Object.fromEntries(filled),
    ...Object.fromEntries(decimals.filter(([, value]) => !isEmpty(value))),
    tax_rate: decimalInput(rate ?? 0),
  };
}

/** The field holds a text, so that it has room for `last`. */
const dayInput = (day: unknown): unknown => (/^\d+$/.test(String(day)) ? Number(day) : day);

/**
 * The fields of a form with the names and values of a request. An empty field counts as missing.
 * @param usualRate tax rate in per cent of lines that name none; null for 0
 */
export function recurringInput(
  data: Values,
  customerId: string,
  usualRate: string | null,
): Record<string, unknown> {
  const held = RECURRING_CHANGES.filter((name) => data[name] !== undefined);
  const input = Object.fromEntries(
    held.map((name) => [name, isEmpty(data[name]) ? null : data[name]]),
  );
  const { items, day_of_month: day, delivery_address: place } = input;
  return {
    ...input,
    ...(Array.isArray(items)
      ? { items: items.map((line) => lineInput(line as Values, usualRate)) }
      : {}),
    ...(day === undefined ? {} : { day_of_month: dayInput(day) }),
    ...(place === undefined ? {} : { delivery_address: formAddress(place) }),
    customer_id: customerId,
  };
}

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A form shows 18 digits as a float. Where it sends that float back, the stored digits stay. */
function withStoredDigits(items: unknown, stored: RecurringInvoice): unknown {
  if (!Array.isArray(items)) return items;
  return (items as Values[]).map((line, index) => {
    const before = [stored.items[index], ...stored.items];
    const kept = LINE_DECIMALS.flatMap((name) => {
      const same = before.find((one) => one?.[name] != null && Number(one[name]) === line[name]);
      return same?.[name] == null ? [] : [[name, new Big(same[name])]];
    });
    return { ...line, ...Object.fromEntries(kept) };
  });
}

/** The database keeps the fields of lines in another order, and a form may give a line a key. */
function sameLines(items: unknown, stored: readonly Values[]): boolean {
  if (!Array.isArray(items) || items.length !== stored.length) return false;
  return (items as Values[]).every((line, index) =>
    Object.entries(stored[index] ?? {}).every(([name, value]) => sameText(line[name], value)),
  );
}

/**
 * The fields of a form that differ from the stored ones. A form sends all of them, and an untouched start
 * would begin the next series in the past.
 */
export function changedInput(
  { items, ...input }: Record<string, unknown>,
  stored: RecurringInvoice,
  { businessId }: BillingTenant,
): Record<string, unknown> {
  const { items: lines, ...before } = serializeRecurring(stored, businessId);
  const others: Values = before;
  const changed = Object.entries(input).filter(([name, value]) => !sameText(value, others[name]));
  const isSame = items === undefined || sameLines(items, lines);
  return {
    ...Object.fromEntries(changed),
    ...(isSame ? {} : { items: withStoredDigits(items, stored) }),
  };
}
