import type { Scope } from '../../../roles/sql-filter';
import { Parameters } from '../../../../database/text-filter';

/** The condition that the operator may see invoice `i`; empty when its business already decides that. */
export function scopeCondition(scope: Scope): { parameters: Parameters; within: string } {
  const parameters = new Parameters();
  if (scope.sql === null || scope.businesses !== null) return { parameters, within: '' };
  for (const value of scope.values) parameters.add(value);
  return { parameters, within: `AND i.id IN (${scope.sql})` };
}
