import type { Context } from 'koa';
import { ApiError } from '../../domain/errors';
import type { Middleware } from '../../strapi/middlewares';
import { setTag, tagOfContent } from './entity-tag';

/*
 * Headers that tell of the record in an answer. They are read off its JSON, so an answer that is repeated for
 * an Idempotency-Key has them, too. A key in quotes cannot be somebody's text, whose quotes are escaped.
 */

/** Records, by the first part of their paths. */
export type Collection =
  | 'customers'
  | 'products'
  | 'invoices'
  | 'quotations'
  | 'payments'
  | 'credit-notes'
  | 'refunds'
  | 'bank-statements'
  | 'bank-transactions'
  | 'recurring-invoices'
  | 'webhook-endpoints'
  | 'webhook-deliveries'
  | 'business'
  | 'key';

/** Those that a write may name by the version in their entity tag. */
const TAGGED = [
  'customers',
  'products',
  'invoices',
  'quotations',
  'recurring-invoices',
  'payments',
] as const;
export type Tagged = (typeof TAGGED)[number];

export const isTagged = (name: string | undefined): name is Tagged =>
  TAGGED.some((one) => one === name);

/** Where a record is read that no path of its own answers: in a list. */
const LISTED: Partial<Record<Collection, (ctx: Context) => string>> = {
  'webhook-deliveries': () => '/api/v1/webhook-deliveries',
};

const ID = /^\{"id":"([^"]+)"/;
const VERSION = /"updated_at":"([^"]+)"/;

const tagOf = (version: string): string => `"${version}"`;

/**
 * A proxy that compresses an answer makes its tag a weak one, which means the same here. The tag of a GET has
 * its content behind the version.
 */
function names(header: string, version: string): boolean {
  const tags = header.split(',').map((one) => one.trim().replace(/^W\/|\/[\w-]*(?="$)/g, ''));
  return tags.includes('*') || tags.includes(tagOf(version));
}

/**
 * Refuses a request about another version than the stored one (RFC 9110 §13.1.1).
 * @param version `updated_at` of the record
 */
export function requireMatch(ctx: Context, version: string): void {
  const wanted = ctx.get('if-match');
  if (wanted === '' || names(wanted, version)) return;
  throw new ApiError(
    'precondition_failed',
    'The record is no longer the one that If-Match names; read it again',
    { headers: { ETag: tagOf(version) } },
  );
}

/**
 * An answer may show more than its record, such as the customer of an invoice, so its tag names all of the
 * content, too.
 */
function tellRead(ctx: Context, content: string, version: string | undefined): void {
  if (version !== undefined) requireMatch(ctx, version);
  const tag = tagOfContent(content);
  setTag(ctx, version === undefined ? tag : tag.replace('"', `"${version}/`));
}

function tell(ctx: Context, collection: Collection): void {
  if (ctx.status >= 300 || typeof ctx.body !== 'string') return;
  const id = ID.exec(ctx.body)?.[1];
  if (ctx.status === 201 && id !== undefined)
    ctx.set('Location', LISTED[collection]?.(ctx) ?? `/api/v1/${collection}/${id}`);
  const version = isTagged(collection) ? VERSION.exec(ctx.body)?.[1] : undefined;
  if (['GET', 'HEAD'].includes(ctx.method)) return tellRead(ctx, ctx.body, version);
  if (version !== undefined) ctx.set('ETag', tagOf(version));
}

/** Sets the headers of answers that hold a record of a collection. */
export const recordHeaders =
  (collection: Collection): Middleware =>
  (ctx, next) =>
    next().then(() => tell(ctx, collection));
