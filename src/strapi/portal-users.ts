import type { Core } from '@strapi/strapi';
import { MissingPart, requirePart } from './part';

const ORIGIN = 'users-permissions';
const PLUGIN = 'plugin::users-permissions';
const SESSIONS = {
  name: `sessionManager('${ORIGIN}')`,
  breaks: 'nobody could sign in to the portal',
};
const ROWS = { name: `db.query('${PLUGIN}.user')`, breaks: SESSIONS.breaks };

/** Sessions of the users of users-permissions, as the session manager keeps them. */
interface Sessions {
  generateRefreshToken(
    userId: string,
    deviceId: string,
    options: { type: 'session'; metadata: object },
  ): Promise<{ token: string; sessionId: string }>;
  /** Reads the database. It does not look at the origin of a session. */
  validateRefreshToken(token: string): Promise<{ isValid: boolean; sessionId?: string }>;
  /** Ends those of a device, or all of them. */
  invalidateRefreshToken(userId: string, deviceId?: string): Promise<void>;
}

/** Strapi's session manager for the people of the portal. Rows of other people have another origin. */
export function portalSessions(strapi: Core.Strapi): Sessions {
  const open = requirePart<(origin: string) => unknown>(SESSIONS, strapi.sessionManager);
  return requirePart<Sessions>(SESSIONS, open(ORIGIN), [
    'generateRefreshToken',
    'validateRefreshToken',
    'invalidateRefreshToken',
  ]);
}

/** The `origin` of their rows in `strapi_sessions`. */
export const SESSION_ORIGIN = ORIGIN;

interface Rows {
  findOne(params: object): Promise<{ id: number; blocked?: boolean | null } | null>;
  create(params: { data: object }): Promise<{ id: number }>;
}

const rowsOf = (strapi: Core.Strapi, model: 'user' | 'role'): Rows =>
  requirePart<Rows>(ROWS, strapi.db.query(`${PLUGIN}.${model}`), ['findOne', 'create']);

const CUSTOMER_ROLE = {
  name: 'Customer',
  description: 'Contacts of customers who sign in at the portal. It has no permissions.',
  type: 'customer',
};

/** Makes the role of the people of the portal, unless there is one. */
export async function makeCustomerRole(strapi: Core.Strapi): Promise<void> {
  const roles = rowsOf(strapi, 'role');
  const { type } = CUSTOMER_ROLE;
  if (!(await roles.findOne({ where: { type } }))) await roles.create({ data: CUSTOMER_ROLE });
}

/** The user with an address; null when nobody has signed in with it yet. */
export async function findUser(
  strapi: Core.Strapi,
  email: string,
): Promise<{ id: number; isBlocked: boolean } | null> {
  const user = await rowsOf(strapi, 'user').findOne({ where: { email } });
  return user && { id: user.id, isBlocked: user.blocked === true };
}

/** Makes the user of an address: role Customer, and no password. @returns its row id */
export async function makeUser(strapi: Core.Strapi, email: string): Promise<number> {
  const role = await rowsOf(strapi, 'role').findOne({ where: { type: CUSTOMER_ROLE.type } });
  if (!role) throw new MissingPart(ROWS, 'has no role Customer');
  const data = { username: email, email, provider: 'portal', confirmed: true, role: role.id };
  const { id } = await rowsOf(strapi, 'user').create({ data });
  return id;
}
