import { randomBytes } from 'node:crypto';
import { adminApi } from './api';
import { query } from './databases';
import { httpClient, type HttpClient } from './http';
import { panelToken } from './panel-token';
import { readRun } from './run';
import { sharedService, type ServiceAt } from './service';

export const CM = 'plugin::content-manager.explorer';
/** The condition of the role editor that limits a permission to the operator's businesses. */
export const MY_BUSINESSES = 'api::belongs-to-my-businesses';

/** A permission, as the role editor sends it. Without `fields` it covers all fields. */
export interface Permission {
  action: string;
  subject: string;
  properties?: { fields?: string[] };
  conditions?: string[];
}

/** A permission for the operator's own businesses. */
export const inMyBusinesses = (action: string, subject: string, fields?: string[]): Permission => ({
  action: `${CM}.${action}`,
  subject,
  conditions: [MY_BUSINESSES],
  ...(fields ? { properties: { fields } } : {}),
});

export interface OperatorAccount extends HttpClient {
  /** Row id of the panel's user. */
  id: number;
  token: string;
}

/** A role with these permissions. @returns its id */
export async function createRole(
  permissions: readonly Permission[],
  service: { url: string } = sharedService(),
): Promise<number> {
  const admin = adminApi(service);
  const name = `Role ${randomBytes(6).toString('hex')}`;
  const role = await admin.post('/admin/roles', { name, description: '' });
  if (role.status !== 201) throw new Error(`No role: ${role.text}`);
  const { id } = role.body.data;
  const whole = permissions.map((one) => ({
    conditions: [],
    ...one,
    properties: one.properties ?? {},
  }));
  const saved = await admin.put(`/admin/roles/${id as number}/permissions`, { permissions: whole });
  if (saved.status !== 200) throw new Error(`No permissions: ${saved.text}`);
  return id;
}

/** A person with roles, and their session, as an invited colleague has them. Strapi hashes a password for that. */
const INSERT = `
  WITH person AS (
    INSERT INTO admin_users (document_id, firstname, lastname, email, is_active, blocked,
      created_at, updated_at, published_at)
    VALUES (gen_random_uuid(), 'Limited', 'Operator', $1, true, false,
      localtimestamp, localtimestamp, localtimestamp)
    RETURNING id),
  roles AS (
    INSERT INTO admin_users_roles_lnk (user_id, role_id, role_ord, user_ord)
    SELECT person.id, role, place, 1 FROM person, unnest($2::int[]) WITH ORDINALITY AS of (role, place)),
  session AS (
    INSERT INTO strapi_sessions (document_id, user_id, session_id, origin, status, type,
      expires_at, absolute_expires_at, created_at, updated_at, published_at)
    SELECT gen_random_uuid(), id::text, $3, 'admin', 'active', 'session', tomorrow, tomorrow,
      localtimestamp, localtimestamp, localtimestamp
    FROM person, (SELECT localtimestamp + interval '1 day' AS tomorrow) AS days)
  SELECT id FROM person`;

/**
 * A panel user with these roles, who is logged in like an invited colleague. The requests for that take ten times
 * as long as their rows.
 */
export async function createOperator(
  roles: readonly number[],
  service: ServiceAt = sharedService(),
): Promise<OperatorAccount> {
  const email = `${randomBytes(6).toString('hex')}@example.test`;
  const sessionId = randomBytes(16).toString('hex');
  const values = [email, roles, sessionId];
  const [person] = await query<{ id: number }>(service.databaseUrl, INSERT, values);
  if (!person) throw new Error('No user');
  const claims = { userId: String(person.id), sessionId, type: 'access' };
  const token = panelToken(claims, readRun().env['ADMIN_JWT_SECRET'] ?? '');
  return { id: person.id, token, ...httpClient(service.url, token) };
}

/** A panel user with exactly these permissions. */
export async function operatorWho(
  permissions: readonly Permission[],
  service: ServiceAt = sharedService(),
): Promise<OperatorAccount> {
  return createOperator([await createRole(permissions, service)], service);
}
