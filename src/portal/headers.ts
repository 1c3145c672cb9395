import type { Context } from 'koa';
import { policyFor, setHostedHeaders } from '../hosted/headers';
import { cssHash, PAGE_CSS } from '../hosted/page';
import { PORTAL_CSS } from './page/style';

const STYLES = [cssHash(PAGE_CSS), cssHash(PORTAL_CSS)];
const POLICY = policyFor(STYLES);

/** The headers of every answer below `/portal` (contract §16). */
export function setPortalHeaders(ctx: Context): void {
  setHostedHeaders(ctx);
  ctx.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    // Forms name their origin, and links to other sites name nothing.
    'Referrer-Policy': 'same-origin',
  });
}
