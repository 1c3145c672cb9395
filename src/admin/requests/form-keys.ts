/** A new `Idempotency-Key`. `crypto.randomUUID` is not there without https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The header by which the service knows the same form again. */
export const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

interface Sent {
  error?: unknown;
}

/** The keys of the forms on the screen, by content type. A key lives until its record is made. */
const keys = new Map<string, string>();
const running = new Map<string, Promise<unknown>>();

/** A form that opens later makes another record. */
export const forgetKeys = (): void => keys.clear();

async function sendWithKey<Result extends Sent>(
  model: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = keys.get(model) ?? newKey();
  keys.set(model, key);
  const result = await send(key);
  // After a lost answer the key stays, so that the same form gets the record that it has made.
  if (result.error === undefined && keys.get(model) === key) keys.delete(model);
  return result;
}

/** Sends a new record once. Whoever asks meanwhile gets the same answer. */
export function sendOnce<Result extends Sent>(
  model: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const known = running.get(model) as Promise<Result> | undefined;
  if (known) return known;
  const sent = sendWithKey(model, send).finally(() => running.delete(model));
  running.set(model, sent);
  return sent;
}
