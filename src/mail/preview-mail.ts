import type { Core } from '@strapi/strapi';
import type { NumberedKind } from '../billing/kind';
import { documentLink } from '../billing/links/document-link';
import { database } from '../database/pool';
import { documentReceivers } from '../domain/contacts';
import { composeDocument, usualWords } from './compose/document';
import type { Composed } from './compose/letter';
import { withLink } from './compose/link-words';
import { withLogo } from './compose/logo';
import { oneLine } from './compose/texts';
import { headLogo, inPage } from './head-logo';
import { mailUse } from './limits';
import { missingMailSettings } from './is-configured';
import { loadLetterParts, type LoadedParts } from './load-parts';
import type { SendInput } from './send-body';

/** A mail with its sender, link and logo, as its reader will see it. */
export async function asRead(
  strapi: Core.Strapi,
  kind: NumberedKind,
  { rowId, id, parts }: LoadedParts & { id: string },
  composed: Composed,
) {
  const mail = withLink(
    composed,
    await documentLink(strapi, database(strapi), kind, { rowId, id }),
  );
  const sender = oneLine(parts.sender.name);
  const logo = await headLogo(strapi, parts.sender.logo_url);
  return {
    ...mail,
    html: logo ? withLogo(mail.html, sender, inPage(logo)) : mail.html,
    sender,
  };
}

/**
 * The mail that a send would store now. A draft is shown as the sent document that it becomes.
 * @throws 404
 */
export async function previewMail(
  strapi: Core.Strapi,
  { businessRowId }: { businessRowId: number },
  kind: NumberedKind,
  { id, input }: { id: string; input: SendInput },
) {
  const loaded = await loadLetterParts(database(strapi), kind, { businessRowId, id });
  const { status } = loaded.parts;
  const parts = { ...loaded.parts, status: status === 'draft' ? 'sent' : status };
  return {
    ...(await asRead(strapi, kind, { ...loaded, id, parts }, composeDocument(parts, input))),
    use: await mailUse(strapi, businessRowId),
    missing_settings: missingMailSettings(strapi),
    recipients: documentReceivers(parts.customer),
    language: parts.language,
    usual: usualWords(parts),
  };
}
