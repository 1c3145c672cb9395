import type { Context } from 'koa';
import { setTag, tagOfContent } from './entity-tag';

// Control characters, and characters with a meaning for file systems or headers.
const UNSAFE = /[\p{Cc}\\/:*?"<>|\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
const LONGEST_NAME = 120;

/**
 * A file name from typed text, without paths, control characters and characters that change
 * direction.
 */
export function safeFileName(name: string): string {
  const safe = name.replace(UNSAFE, '_').replace(LONE_SURROGATE, '').trim();
  return Array.from(safe).slice(0, LONGEST_NAME).join('');
}

/**
 * The header follows RFC 6266, with `filename*` for a name that is not ASCII.
 * @param file a safe name with its end
 */
function sendFile(ctx: Context, content: Buffer, type: string, file: string): void {
  ctx.status = 200;
  ctx.attachment(file, { fallback: file.replace(/[^\x20-\x7e]/g, '_') });
  // Without a charset: the first line of an XML file names its own.
  ctx.set('Content-Type', type);
  ctx.body = content;
}

/** As many as a header names. */
const MOST_NAMED = 20;

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** @param pdf with the characters that stand in it as boxes, which `X-Unprintable` names */
export function sendPdf(
  ctx: Context,
  pdf: Buffer & { readonly unprintable?: readonly string[] },
  name: string,
): void {
  const named = (pdf.unprintable ?? []).slice(0, MOST_NAMED);
  if (named.length > 0) ctx.set('X-Unprintable', named.map(codePoint).join(', '));
  sendFile(ctx, pdf, 'application/pdf', `${safeFileName(name)}.pdf`);
}

export function sendXml(ctx: Context, xml: Buffer, name: string): void {
  sendFile(ctx, xml, 'application/xml', `${safeFileName(name)}.xml`);
}

/** A file that somebody has uploaded. No browser may guess another type, or show it in a page of ours. */
export function sendUploaded(
  ctx: Context,
  { content, media_type: type, name }: { content: Buffer; media_type: string; name: string },
): void {
  ctx.set({ 'Cache-Control': 'private, no-cache', 'X-Content-Type-Options': 'nosniff' });
  setTag(ctx, tagOfContent(content));
  if (ctx.status !== 304) sendFile(ctx, content, type, safeFileName(name));
}
