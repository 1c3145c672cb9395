import type { Core } from '@strapi/strapi';
import type { Ability } from '../../strapi/content-manager';
import { currentRequest } from '../../strapi/request-context';
import type { Operator } from './ability';

interface PanelState {
  user?: { id: number; roles?: unknown };
  userAbility?: Ability;
}

/** The operator who sent a request; null for a request without a login to the panel. */
export function operatorIn(state: unknown): Operator | null {
  const { user, userAbility } = state as PanelState;
  if (!user || !userAbility) return null;
  return { id: user.id, roles: user.roles, ability: userAbility };
}

/** The operator of the current request; null for commands, the hourly work and API keys. */
export function currentOperator(strapi: Core.Strapi): Operator | null {
  const state: unknown = currentRequest(strapi)?.state;
  return state ? operatorIn(state) : null;
}
