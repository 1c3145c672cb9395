import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LRUCache } from 'lru-cache';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Queryable } from '../database/connection';
import { database } from '../database/pool';
import { ApiError } from '../domain/errors';
import { authenticate, may } from '../http/auth/business-key';
import type { Middleware } from '../strapi/middlewares';
import { madeOnce, runningStrapi } from '../strapi/service';
import { reminder } from '../strapi/store';
import {
  closeRegistration,
  grantToPublic,
  keepRolesOnly,
  type UsersPermissions,
} from '../strapi/users-permissions';

/** The permission to use the generator, as Strapi names the action of its controller. */
const GENERATE = 'api::generator.generator.generate';

/** Other nodes follow a change within five seconds. */
const KEPT_MS = 3_000;

const IS_PUBLIC = `FROM up_permissions_role_lnk l JOIN up_roles r ON r.id = l.role_id
  WHERE l.permission_id = p.id AND r.type = 'public' AND p.action = $1`;

/** Whether the role Public of users-permissions holds the permission to use the generator. */
class PublicAccess {
  readonly #kept = new LRUCache<'open', Promise<boolean>>({ max: 1, ttl: KEPT_MS });

  /** While the database cannot be reached, the last answer holds. */
  #last: boolean | undefined;

  constructor(private readonly db: Queryable) {}

  isOpen(): Promise<boolean> {
    const known = this.#kept.get('open');
    if (known) return known;
    const read = this.#read();
    this.#kept.set('open', read);
    // A failed query is not kept: the next request asks again.
    read.catch(() => this.#kept.delete('open'));
    return read;
  }

  forget(): void {
    this.#kept.clear();
  }

  async #read(): Promise<boolean> {
    try {
      const rows = await this.db.query({
        name: 'generator-open',
        text: `SELECT 1 FROM up_permissions p WHERE EXISTS (SELECT 1 ${IS_PUBLIC}) LIMIT 1`,
        values: [GENERATE],
      });
      this.#last = rows.length > 0;
    } catch (error) {
      if (this.#last === undefined) throw error;
    }
    return this.#last;
  }
}

export const publicAccessOf = madeOnce((strapi) => new PublicAccess(database(strapi)));

/**
 * Throws 403 when an administrator has closed the generator to the public. A key that has the permission
 * itself still opens it. While it is open, nobody looks at keys.
 */
export async function requireOpen(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await publicAccessOf(strapi).isOpen()) return;
  const isNamed = ctx.get('authorization') !== '';
  if (isNamed && may(await authenticate(strapi, ctx), GENERATE)) return;
  throw new ApiError(
    'generator_closed',
    'The invoice generator is closed to the public; the operator of this service can open it',
  );
}

const SWITCHES = z.record(z.string(), z.object({ enabled: z.boolean() }));
const ROLE = z.object({
  name: z.string().trim().min(3).max(255),
  description: z.string().max(255).nullish(),
  permissions: z.record(z.string(), z.object({ controllers: z.record(z.string(), SWITCHES) })),
});

function enabledIn({ permissions }: z.infer<typeof ROLE>): string[] {
  return Object.entries(permissions).flatMap(([api, { controllers }]) =>
    Object.entries(controllers).flatMap(([controller, switches]) =>
      Object.entries(switches)
        .filter(([, { enabled }]) => enabled)
        .map(([name]) => `${api}.${controller}.${name}`),
    ),
  );
}

const IS_ROLE_PUBLIC = "SELECT 1 FROM up_roles WHERE id = $1 AND type = 'public'";

/** Before a save of a role. No other permission would have an effect, so none is stored. */
const checkRole: Middleware = async (ctx, next) => {
  const strapi = runningStrapi();
  const role = ROLE.safeParse(ctx.request.body);
  if (!role.success) throw new errors.ValidationError('This is not the form of a role');
  const enabled = enabledIn(role.data);
  const values = [ctx.params['role']];
  const isPublic = await database(strapi).query({ text: IS_ROLE_PUBLIC, values });
  if (enabled.length > 0 && isPublic.length === 0)
    throw new errors.ValidationError('Only the role Public can have permissions');
  if (enabled.some((action) => action !== GENERATE))
    throw new errors.ValidationError('Only the invoice generator can be opened to the public');
  ctx.request.body = role.data;
  await next();
  publicAccessOf(strapi).forget();
};

/** Strapi calls this before it uses users-permissions (`src/extensions`). */
export const keepPublicRole = (plugin: UsersPermissions): UsersPermissions =>
  keepRolesOnly(plugin, { action: GENERATE, beforeSave: checkRole });

/**
 * Takes away every permission but ours, as the plugin grants its own to an empty table at each start. Opens
 * the generator at the first start only, so that an administrator's choice stays. Called in `bootstrap`.
 */
export async function closeAccounts(strapi: Core.Strapi): Promise<void> {
  await database(strapi).query({
    text: `DELETE FROM up_permissions p WHERE NOT EXISTS (SELECT 1 ${IS_PUBLIC})`,
    values: [GENERATE],
  });
  await closeRegistration(strapi);
  const opened = reminder(strapi, 'generator_opened');
  if (await opened.isSet()) return;
  await strapi.db.transaction(async () => {
    await grantToPublic(strapi, GENERATE);
    await opened.set();
  });
}
