import type { Core } from '@strapi/strapi';
import type { Ability } from '../../strapi/content-manager';
import type { Actor } from '../../database/actor';
import { currentRequest } from '../../strapi/request-context';
import type { Operator } from './ability';

interface User {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  roles?: unknown;
}

interface PanelState {
  user?: User;
  userAbility?: Ability;
}

/** As `operatorName` reads it from the database. It is never the e-mail address. */
export function nameOf({ firstname, lastname, username }: User): string | null {
  return [firstname, lastname].filter(Boolean).join(' ').trim() || (username ?? null);
}

/** An operator, as the history names them. */
export const operatorActor = ({ id, name }: Operator): Actor => ({
  type: 'operator',
  name,
  operatorId: id,
});

/** The operator who sent a request; null for a request without a login to the panel. */
export function operatorIn(state: unknown): Operator | null {
  const { user, userAbility } = state as PanelState;
  if (!user || !userAbility) return null;
  return { id: user.id, name: nameOf(user), roles: user.roles, ability: userAbility };
}

/** The operator of the current request; null for commands, the hourly work and API keys. */
export function currentOperator(strapi: Core.Strapi): Operator | null {
  const state: unknown = currentRequest(strapi)?.state;
  return state ? operatorIn(state) : null;
}
