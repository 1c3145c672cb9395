import { z } from 'zod';
import { SCOPES } from '../../domain/scopes';
import type { Caller } from '../requests/caller';
import { may, READ_ACTION } from './business-key';
import type { ListedKey } from './list-keys';
import { permissionsOf, scopesOf } from './scopes';

/** The answer to GET /api/v1/key. */
export const KEY = z
  .object({
    name: z.string(),
    scopes: z
      .array(z.enum(SCOPES))
      .meta({ description: 'One of which the key holds a part is named, too.' }),
    permissions: z.array(z.string()).meta({
      description:
        'What the key may do: `invoices:read`, `invoices:write`. Where it may do only some of that, its actions: `invoices:find`, `invoices:create`.',
    }),
    business_id: z.uuid(),
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime().meta({ description: 'UTC, milliseconds.' }),
  })
  .meta({ id: 'Key', description: 'The key of the request, without the key itself.' });

/** Of `api::credit-note.credit-note.find`: the records in the words of the answer, and the action. */
function partsOf(permission: string): { records: string; action: string } {
  const [, name = '', action = ''] = permission.split('.');
  return { records: `${name.replace('-', '_').replace(/y$/, 'ie')}s`, action };
}

/** All that can be done of one sort with some records has one word. */
const wordOf = (permission: string): string =>
  `${partsOf(permission).records}:${READ_ACTION.test(permission) ? 'read' : 'write'}`;

const EVERY = permissionsOf(SCOPES);
const WORDS = [...new Set(EVERY.map(wordOf))];

function permissionsOfKey(who: Caller): string[] {
  return WORDS.flatMap((word) => {
    const all = EVERY.filter((one) => wordOf(one) === word);
    const held = all.filter((one) => may(who, one)).map(partsOf);
    if (held.length === all.length) return [word];
    return held.map(({ records, action }) => `${records}:${action}`);
  });
}

/** A key as the API answers it; never the key itself. */
export const serializeKey = (key: ListedKey, who: Caller): z.infer<typeof KEY> => ({
  name: key.name,
  scopes: scopesOf(key),
  permissions: permissionsOfKey(who),
  business_id: who.businessId,
  expires_at: key.expires_at,
  created_at: key.created_at,
});
