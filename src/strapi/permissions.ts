import type { Core } from '@strapi/strapi';
import type { Ability } from './content-manager';
import { requirePart } from './part';

interface Engine {
  generateUserAbility(user: unknown): Promise<Ability>;
  /** Of permissions that no role has. */
  generateTokenAbility(permissions: readonly object[], owner: object): Promise<Ability>;
}

interface ConditionProvider {
  register(condition: object): Promise<unknown>;
}

interface Permissions {
  engine?: unknown;
  conditionProvider?: unknown;
}

const SERVICE = 'admin::permission';

/** Works out what a person's roles come to. */
export function permissionEngine(strapi: Core.Strapi): Engine {
  const part = {
    name: `engine of ${SERVICE}`,
    breaks:
      'jobs and imports at the terminal would have no rights, nor operators in a business that they have just joined',
  };
  const { engine } = requirePart<Permissions>(part, strapi.service(SERVICE));
  return requirePart<Engine>(part, engine, ['generateUserAbility', 'generateTokenAbility']);
}

/** The conditions of the role editor. */
export function conditionProvider(strapi: Core.Strapi): ConditionProvider {
  const part = {
    name: `conditionProvider of ${SERVICE}`,
    breaks: 'no role could be limited to some businesses',
  };
  const { conditionProvider: provider } = requirePart<Permissions>(part, strapi.service(SERVICE));
  return requirePart<ConditionProvider>(part, provider, ['register']);
}
