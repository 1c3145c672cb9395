import type { Core } from '@strapi/strapi';
import type { NumberedKind } from '../billing/kind';
import { documentLink } from '../billing/links/document-link';
import { database } from '../database/pool';
import { composeDocument, usualWords } from './compose/document';
import { withLink } from './compose/link-words';
import { oneLine } from './compose/texts';
import { mailUse } from './limits';
import { missingMailSettings } from './is-configured';
import { loadLetterParts } from './load-parts';
import type { SendInput } from './send-body';

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
  const db = database(strapi);
  const loaded = await loadLetterParts(db, kind, { businessRowId, id });
  const link = await documentLink(strapi, db, kind, { rowId: loaded.rowId, id });
  const { status } = loaded.parts;
  const parts = { ...loaded.parts, status: status === 'draft' ? 'sent' : status };
  return {
    ...withLink(composeDocument(parts, input), link),
    use: await mailUse(strapi, businessRowId),
    missing_settings: missingMailSettings(strapi),
    customer_email: parts.customer.email,
    sender: oneLine(parts.sender.name),
    language: parts.language,
    usual: usualWords(parts),
  };
}
