import { isObject } from '../../../domain/checks';
import { readDecimal } from '../../../domain/decimal-text';

/** A text that is a number, as that number with all its digits. Anything else stays as it was sent. */
const typedDecimal = (value: unknown): unknown =>
  typeof value === 'string' ? (readDecimal(value) ?? value) : value;

function withDecimals(fields: unknown, names: readonly string[]): unknown {
  if (!isObject(fields)) return fields;
  const read = names
    .filter((name) => Object.hasOwn(fields, name))
    .map((name) => [name, typedDecimal(fields[name])]);
  return { ...fields, ...Object.fromEntries(read) };
}

/** A body whose amount is decimal text, as the schema of the API reads it. */
export const amountBody = (body: unknown): unknown => withDecimals(body, ['amount']);

/** The same for a payment and the parts of it. */
export function paymentBody(body: unknown): unknown {
  const payment = amountBody(body);
  if (!isObject(payment) || !Array.isArray(payment['allocations'])) return payment;
  return { ...payment, allocations: payment['allocations'].map(amountBody) };
}

/** The same for the items of a credit note. */
export function creditBody(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body['items'])) return body;
  const items = body['items'].map((item: unknown) => withDecimals(item, ['quantity', 'amount']));
  return { ...body, items };
}

/** The same for the match of a transaction. */
export function matchBody(body: unknown): unknown {
  const match = withDecimals(paymentBody(body), ['fee']);
  if (!isObject(match) || !isObject(match['bounced'])) return match;
  return { ...match, bounced: withDecimals(match['bounced'], ['fee']) };
}
