import { BUSINESS_RECORD } from '../../contract/business';
import { parse } from '../../contract/parse';
import { findBusiness } from '../../records/panel-rows';
import type { Rule } from './context';

/** The name, e-mail address, time zone and currency of a business are checked at every save. */
export const businessRule: Rule = async ({ trx, action, documentId, data }) => {
  const stored = documentId === null ? null : await findBusiness(trx, { documentId });
  const kept = action === 'create' || stored === null ? {} : { ...stored, name: 'unchanged' };
  const merged = { ...kept, ...definedOnly(data) };
  const checked = parse(BUSINESS_RECORD, merged);
  const own = Object.entries(checked).filter(
    ([field]) => action === 'create' || data[field] !== undefined,
  );
  return { data: { ...data, ...Object.fromEntries(own) } };
};

function definedOnly(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );
}
