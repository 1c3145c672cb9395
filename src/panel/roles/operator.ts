import type { Core } from '@strapi/strapi';
import type { Ability } from '../../strapi/content-manager';
import { currentRequest } from '../../strapi/request-context';
import type { Operator } from './ability';

interface PanelState {
  user?: { id: number; roles?: unknown };
  userAbility?: Ability;
}

/** Who is logged in to the panel, on whose behalf a request runs. */
export function operatorIn(state: unknown): Operator | null {
  const { user, userAbility } = state as PanelState;
  if (!user || !userAbility) return null;
  return { id: user.id, roles: user.roles, ability: userAbility };
}

/** The operator of the request that is under way; null for commands, the clock and API keys. */
export function currentOperator(strapi: Core.Strapi): Operator | null {
  const state: unknown = currentRequest(strapi)?.state;
  return state ? operatorIn(state) : null;
}
