import { randomBytes } from 'node:crypto';
import { adminApi } from './api';
import { httpClient, type HttpClient } from './http';
import { sharedService } from './service';

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

/** A panel user with these roles, who is logged in like an invited colleague. */
export async function createOperator(
  roles: readonly number[],
  service: { url: string } = sharedService(),
): Promise<OperatorAccount> {
  const email = `${randomBytes(6).toString('hex')}@example.test`;
  const made = await adminApi(service).post('/admin/users', {
    firstname: 'Limited',
    lastname: 'Operator',
    email,
    roles,
  });
  if (made.status !== 201) throw new Error(`No user: ${made.text}`);
  const { id, registrationToken } = made.body.data;
  const userInfo = {
    firstname: 'Limited',
    lastname: 'Operator',
    password: `Aa1-${randomBytes(12).toString('hex')}`,
  };
  const open = httpClient(service.url);
  const registered = await open.post('/admin/register', { registrationToken, userInfo });
  if (registered.status !== 200) throw new Error(`No login: ${registered.text}`);
  const { token } = registered.body.data;
  return { id, token, ...httpClient(service.url, token) };
}

/** A panel user with exactly these permissions. */
export async function operatorWho(
  permissions: readonly Permission[],
  service: { url: string } = sharedService(),
): Promise<OperatorAccount> {
  return createOperator([await createRole(permissions, service)], service);
}
