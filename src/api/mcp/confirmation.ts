import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SecretBox } from '../../database/secrets/secret-box';
import type { Caller } from '../../http/requests/caller';
import { service } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';
import { sortedJson, type Arguments } from './arguments';

const VALID_MS = 10 * 60_000;

const BOX = service<SecretBox>('mcp-confirmations');

function boxOf(strapi: Core.Strapi): SecretBox {
  const make = () => new SecretBox(settingsOf(strapi).ENCRYPTION_KEY, 'confirmed calls');
  return BOX.find(strapi) ?? BOX.provide(strapi, make());
}

/** A token belongs to one key, one tool and these arguments. */
function ownerOf({ tokenId }: Caller, tool: string, given: Arguments): string {
  const hash = createHash('sha256').update(sortedJson(given)).digest('hex');
  return `${tokenId} ${tool} ${hash}`;
}

export function newConfirmation(
  strapi: Core.Strapi,
  who: Caller,
  tool: string,
  given: Arguments,
): { confirm: string; expires_at: string } {
  const expiresAt = new Date(Date.now() + VALID_MS).toISOString();
  const confirm = boxOf(strapi).seal(ownerOf(who, tool, given), `${expiresAt} ${randomUUID()}`);
  return { confirm, expires_at: expiresAt };
}

/**
 * Checks a token. Nothing is stored: every node can open it, and the call goes through the API with the
 * Idempotency-Key that is returned, so it is carried out at most once.
 * @returns null for a token of other arguments or another key, and for one that has expired
 */
export function openConfirmation(
  strapi: Core.Strapi,
  who: Caller,
  tool: string,
  { given, confirm }: { given: Arguments; confirm: unknown },
): string | null {
  if (typeof confirm !== 'string' || confirm.length > 1_000) return null;
  const [expiresAt = '', id = ''] =
    boxOf(strapi)
      .open(ownerOf(who, tool, given), confirm)
      ?.split(' ') ?? [];
  return Date.parse(expiresAt) > Date.now() ? `confirmed ${id}` : null;
}
