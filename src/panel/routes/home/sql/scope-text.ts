import type { Scope } from '../../../roles/sql-filter';
import { Parameters } from '../../../../database/text-filter';

/** The condition on an invoice `i` that its operator may see it, where its business does not say so. */
export function scopeText(scope: Scope): { parameters: Parameters; within: string } {
  const parameters = new Parameters();
  if (scope.sql === null || scope.businesses !== null) return { parameters, within: '' };
  for (const value of scope.values) parameters.add(value);
  return { parameters, within: `AND i.id IN (${scope.sql})` };
}
