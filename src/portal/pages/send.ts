import type { Html } from '../../domain/html';
import { sendHtml, setPolicy } from '../../hosted/headers';
import { settingsOf } from '../../strapi/settings-service';
import { portalPage } from '../page/frame';
import { PORTAL_CSS } from '../page/style';
import type { Visit } from '../visit';

interface Sent {
  title: string;
  status?: number;
  /** Whether a form of it leads to a payment provider. */
  pays?: boolean;
}

/** Answers with a page of somebody who is signed in. */
export function sendPortalPage(
  { strapi, ctx, language, person }: Visit,
  { title, status = 200, pays = false }: Sent,
  body: Html,
): void {
  setPolicy(ctx, { styles: [PORTAL_CSS], pays }, settingsOf(strapi));
  sendHtml(ctx, status, portalPage({ language, title, person }, body));
}
