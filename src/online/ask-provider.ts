import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { inWords } from '../domain/errors';
import { ProviderError, type ProviderFailure, type ProviderObject } from '../providers/provider';
import { accessOf, providerOf, type Connection } from './connection';
import { noteAsked } from './note-checkout';
import type { Answered } from './outcome';
import { makeRefund, noteRefund } from './settle-refund';
import { connectionOf } from './sql/connections';
import type { Claimed } from './sql/inbox';
import { noteDispute, noteRefunded } from './sql/provider-payments';

/**
 * Attempts after which a payment that is not booked is one that others took: an account may have other uses.
 * Until then its own event may be on its way.
 */
const ATTEMPTS_UNTIL_FOREIGN = 4;

/** What tells nothing of a provider but that it does not work now. */
const SILENT: readonly ProviderFailure[] = ['unavailable', 'unanswered'];

/** Stores what is true of an object. @returns false where it is about a payment that is not booked */
async function note(
  strapi: Core.Strapi,
  connection: Connection,
  found: ProviderObject,
): Promise<boolean> {
  const db = database(strapi);
  switch (found.kind) {
    case 'checkout':
      await noteAsked(strapi, connection, found);
      return true;
    case 'refund':
      await noteRefund(strapi, connection, found);
      return true;
    case 'payment':
      return noteRefunded(db, connection, found);
    case 'dispute':
      return noteDispute(db, connection, found);
  }
}

async function ask(strapi: Core.Strapi, { connection, kind, object_id, attempts }: Claimed) {
  const asked = await connectionOf(database(strapi), connection);
  if (kind === 'our_refund') return makeRefund(strapi, asked, object_id);
  const provider = providerOf(strapi, asked.provider);
  const found = await provider.fetch(accessOf(strapi, asked), { kind, id: object_id });
  if (!found) return;
  const isKnown = await note(strapi, asked, found);
  if (!isKnown && attempts < ATTEMPTS_UNTIL_FOREIGN) throw new Error('Its payment is not booked');
}

/** Asks a provider one question, and stores what is true. Never throws: an error makes a failed attempt. */
export async function askProvider(strapi: Core.Strapi, question: Claimed): Promise<Answered> {
  try {
    await ask(strapi, question);
    return { error: null, answered: true };
  } catch (error) {
    const isSilent = error instanceof ProviderError && SILENT.includes(error.failure);
    const text = inWords(error);
    if (!database(strapi).closed) {
      strapi.log.warn(`A question to a payment provider (${question.kind}) is repeated: ${text}`);
    }
    return { error: text, answered: !isSilent };
  }
}
