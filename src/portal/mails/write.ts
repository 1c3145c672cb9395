import type { Core } from '@strapi/strapi';
import { publicUrl } from '../../billing/links/document-link';
import { database } from '../../database/pool';
import { languageOf } from '../../domain/languages';
import { readMailbox } from '../../domain/mailbox';
import { oneLine } from '../../mail/compose/texts';
import type { Composed } from '../../mail/compose/letter';
import { headLogo, type HeadLogo } from '../../mail/head-logo';
import { lackOfRoom } from '../../mail/limits';
import { findSender } from '../../mail/sql/sender';
import { settingsOf } from '../../strapi/settings-service';
import { linkUrl } from '../link-token';
import { storeMailedLink } from '../sql/links';
import { countInvitation, findInvited, type Claimed } from '../sql/mails';
import { composeInvitation, composeLink } from './compose';

/** A mail of the portal in words, or why there is none. */
export type Letter =
  | { composed: Composed; senderName: string; replyTo: string | null; logo: HeadLogo | null }
  | 'dropped'
  | { waitsMs: number };

/** The name of this service: that before the address of `MAIL_FROM`, else its host. */
function serviceName(strapi: Core.Strapi): string {
  const { name } = readMailbox(settingsOf(strapi).MAIL_FROM ?? '') ?? { name: '' };
  return oneLine(name) || new URL(publicUrl(strapi)).host;
}

/** Makes the link of a request now, so that no stored mail holds one. */
async function writeLink(strapi: Core.Strapi, { id, language }: Claimed): Promise<Letter> {
  const linkId = await storeMailedLink(database(strapi), id);
  if (linkId === null) return 'dropped';
  const service = serviceName(strapi);
  const composed = composeLink(languageOf(language), linkUrl(strapi, linkId), service);
  return { composed, senderName: service, replyTo: null, logo: null };
}

/** Takes its place among the invitations of its business, once. @returns until when it waits for one */
function takePlace(strapi: Core.Strapi, { id, business }: Claimed): Promise<number | null> {
  return database(strapi).transaction(async (trx) => {
    const wanted = { businessRowId: business, budget: 'invitations', counted: 1 } as const;
    const lack = await lackOfRoom(strapi, trx, wanted);
    if (lack) return lack.seconds * 1_000;
    await countInvitation(trx, id);
    return null;
  });
}

async function writeInvitation(strapi: Core.Strapi, mail: Claimed): Promise<Letter> {
  const db = database(strapi);
  const customer = await findInvited(db, mail);
  const sender = await findSender(db, mail.business);
  if (!customer || !sender) return 'dropped';
  const waitsMs = mail.is_counted ? null : await takePlace(strapi, mail);
  if (waitsMs !== null) return { waitsMs };
  const composed = composeInvitation({
    language: languageOf(customer.language, sender.language),
    sender,
    customer: customer.name,
    url: `${publicUrl(strapi)}/portal`,
  });
  const logo = await headLogo(strapi, sender.logo_url);
  return { composed, senderName: oneLine(sender.name), replyTo: sender.email, logo };
}

/** The words of a mail that is about to be sent. */
export const write = (strapi: Core.Strapi, mail: Claimed): Promise<Letter> =>
  mail.kind === 'sign_in' ? writeLink(strapi, mail) : writeInvitation(strapi, mail);
