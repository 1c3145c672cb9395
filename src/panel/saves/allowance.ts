import { ALLOWANCE_RECORD } from '../../generator/allowance-record';
import { parse } from '../../validation/parse';
import type { Rule } from './rule';

/** A range that cannot be read would silently allow nothing, so it is refused. */
export const allowanceRule: Rule = ({ action, data }) => {
  if (action === 'update' && data.address_or_range === undefined) return { data };
  return { data: { ...data, ...parse(ALLOWANCE_RECORD, data) } };
};
