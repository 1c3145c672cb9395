import type { Core } from '@strapi/strapi';
import type { Middleware } from './middlewares';
import { MissingPart, requirePart } from './part';
import { putBefore, type Route } from './routes';

interface App {
  strapi: Core.Strapi;
}

/** users-permissions as Strapi has loaded it, before it uses any part of it. */
export interface UsersPermissions {
  register(app: App): unknown;
  bootstrap(app: App): Promise<unknown>;
  routes: { admin: { routes: Route[] }; 'content-api'?: unknown };
  contentTypes: { user: { schema: { pluginOptions?: object; attributes: object } } };
  services: Record<string, (app: App) => object>;
}

interface ActionProvider {
  keys(): string[];
  delete(action: string): Promise<unknown>;
}

const NAME = 'users-permissions';
const PLUGIN = {
  name: `plugin ${NAME}`,
  breaks: 'strangers could register, and log in',
};

/** The handlers of the page of its roles, and the right in the panel that each needs. */
const KEPT: Readonly<Record<string, string>> = {
  'role.find': 'roles.read',
  'role.findOne': 'roles.read',
  'role.updateRole': 'roles.update',
  'permissions.getPermissions': 'roles.read',
  'permissions.getRoutes': 'roles.read',
};

const fullName = (right: string): string => `plugin::${NAME}.${right}`;

/** Two of these routes check no right in Strapi, so every operator could read them. */
function keptRoutes(routes: readonly Route[], beforeSave: Middleware): Route[] {
  const kept = routes.filter(({ handler }) => handler in KEPT);
  if (kept.length !== Object.keys(KEPT).length) {
    throw new MissingPart(PLUGIN, `has no ${Object.keys(KEPT).join(', ')}`);
  }
  return kept.map((route) => {
    const actions = [fullName(KEPT[route.handler] ?? '')];
    const policies = [{ name: 'admin::hasPermissions', config: { actions } }];
    const one: Route = { ...route, config: { ...route.config, policies } };
    if (route.handler === 'role.updateRole') putBefore(one, [beforeSave]);
    return one;
  });
}

/** Without their rights, the pages of providers, mails and further settings are in no menu. */
async function withdrawRights(strapi: Core.Strapi): Promise<void> {
  const part = { name: 'actionProvider of admin::permission', breaks: PLUGIN.breaks };
  const { actionProvider } = requirePart<{ actionProvider?: unknown }>(
    part,
    strapi.service('admin::permission'),
  );
  const rights = requirePart<ActionProvider>(part, actionProvider, ['keys', 'delete']);
  const kept = new Set(Object.values(KEPT).map(fullName));
  for (const right of rights.keys())
    if (right.startsWith(fullName('')) && !kept.has(right)) await rights.delete(right);
}

/** The switches of the role's page, in the form that the plugin gives them. */
function switchesOf(action: string): object {
  const [api = '', controller = '', name = ''] = action.split('.');
  return { [api]: { controllers: { [controller]: { [name]: { enabled: false, policy: '' } } } } };
}

/**
 * Leaves of the plugin the page of its roles, with one switch. It has no route for anybody else, and its
 * strategy does not run: with a permission of Public, it would let anonymous requests through.
 * Users are in no list and no form of the panel. They get the time of their last sign-in at the portal.
 * @param action the permission that the page offers
 */
export function keepRolesOnly(
  loaded: UsersPermissions,
  { action, beforeSave }: { action: string; beforeSave: Middleware },
): UsersPermissions {
  const plugin = requirePart<UsersPermissions>(PLUGIN, loaded, ['register', 'bootstrap']);
  const { admin } = requirePart<UsersPermissions['routes']>(PLUGIN, plugin.routes);
  const { [NAME]: makeService, ...services } = plugin.services;
  const { schema } = requirePart<UsersPermissions['contentTypes']['user']>(
    PLUGIN,
    plugin.contentTypes.user,
  );
  const hidden = {
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  };
  // Nothing writes the time any more. Without the attribute, Strapi would drop the column before step 119 has read it.
  const attributes = { ...schema.attributes, signed_in_at: { type: 'datetime' } };
  Object.assign(schema, { pluginOptions: hidden, attributes });
  return {
    ...plugin,
    register: () => undefined,
    bootstrap: async (app) => {
      await plugin.bootstrap(app);
      await withdrawRights(app.strapi);
    },
    routes: { admin: { ...admin, routes: keptRoutes(admin.routes, beforeSave) } },
    services: {
      ...services,
      [NAME]: (app) => ({ ...makeService?.(app), getActions: () => switchesOf(action) }),
    },
  };
}

interface Rows {
  findOne(params: object): Promise<{ id: number } | null>;
  create(params: object): Promise<unknown>;
}

/** Gives the role Public a permission. */
export async function grantToPublic(strapi: Core.Strapi, action: string): Promise<void> {
  const rowsOf = (model: string): Rows =>
    requirePart<Rows>(PLUGIN, strapi.db.query(fullName(model)), ['findOne', 'create']);
  const role = await rowsOf('role').findOne({ where: { type: 'public' } });
  if (!role) throw new MissingPart(PLUGIN, 'has no role Public');
  await rowsOf('permission').create({ data: { action, role: role.id } });
}

interface Store {
  get(params: { key: string }): Promise<object | null>;
  set(params: { key: string; value: object }): Promise<void>;
}

/** Nothing reads this setting while the plugin has no routes; it must not wait for some. */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const opened = strapi.store({ type: 'plugin', name: NAME });
  const store = requirePart<Store>(PLUGIN, opened, ['get', 'set']);
  const settings = await store.get({ key: 'advanced' });
  await store.set({ key: 'advanced', value: { ...settings, allow_register: false } });
}
