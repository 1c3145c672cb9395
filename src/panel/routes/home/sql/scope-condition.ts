import type { Scope } from '../../../roles/sql-filter';
import { Parameters } from '../../../../database/text-filter';

/**
 * The condition that the operator may see a record; empty when its business already decides that.
 * @param row the name of the record's row in the statement
 */
export function scopeCondition(
  scope: Scope,
  row = 'i',
): { parameters: Parameters; within: string } {
  const parameters = new Parameters();
  if (scope.sql === null || scope.businesses !== null) return { parameters, within: '' };
  for (const value of scope.values) parameters.add(value);
  return { parameters, within: `AND ${row}.id IN (${scope.sql})` };
}
