import type { Context } from 'koa';
import type { Waiter } from './fair-queue';

/** Holders of keys and operators, or people without an account. */
export type Standing = 'known' | 'anonymous';

/** Who waits for a document, and in which queue. */
export interface Caller extends Waiter {
  readonly standing: Standing;
}

/** Aborted when the connection of a request closes. */
function goneOf({ res }: Context): AbortSignal {
  const gone = new AbortController();
  if (res.destroyed) gone.abort();
  res.once('close', () => gone.abort());
  return gone.signal;
}

/** A document of a business, for its keys, its operators and its mails. @param ctx where one waits for it */
export function ofBusiness(businessRowId: number, ctx?: Context): Caller {
  const party = String(businessRowId);
  return { standing: 'known', party, ...(ctx && { gone: goneOf(ctx) }) };
}

/** A document for somebody without an account. */
export function ofStranger(address: string, ctx: Context): Caller {
  return { standing: 'anonymous', party: address, gone: goneOf(ctx) };
}
