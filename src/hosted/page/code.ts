import { LRUCache } from 'lru-cache';
import { QUIET_ZONE, qrPath } from '../../domain/qr-path';
import { html, type Html } from '../../domain/html';

/** Making a code takes half a millisecond, more than the rest of the page. */
const KEPT = new LRUCache<string, Html>({ max: 500 });

function drawn(code: string): Html {
  const { size, path } = qrPath(code);
  const all = size + 2 * QUIET_ZONE;
  const box = `-${QUIET_ZONE} -${QUIET_ZONE} ${all} ${all}`;
  return html`viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** A QR code as an inline picture. Its name is read out in its place. */
export function codePicture(code: string, name: string): Html {
  const kept = KEPT.get(code) ?? drawn(code);
  KEPT.set(code, kept);
  return html`<svg class="code" role="img" aria-label="${name}" ${kept}`;
}
