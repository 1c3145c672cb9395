import type { Context } from 'koa';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { unauthorized } from '../../../http/auth/business-key';
import { listKeys } from '../../../http/auth/list-keys';
import { KEY, serializeKey } from '../../../http/auth/key-answer';
import { caller } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

/** GET /api/v1/key: what the key of the request is and may do. */
async function answerKey(ctx: Context): Promise<void> {
  const who = caller(ctx);
  const [key] = await listKeys(database(runningStrapi()), who.businessRowId, who.tokenId);
  // Revoked a moment ago.
  if (!key) throw unauthorized();
  send(ctx, 200, serializeKey(key, who));
}

export const KEY_OPERATIONS = [
  keyOperation('GET', '/key', answerKey, {
    id: 'retrieveKey',
    tag: 'Business',
    summary: 'Retrieve what the key of the request is and may do',
    permissions: [],
    answer: KEY,
  }),
];

export default routesOf(KEY_OPERATIONS);
