import type { Check } from '../domain/checks';
import { say } from '../messages/message';
import { withDefault } from './fields';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

const wholeNumber: Check<number> = (input) => {
  const digits = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : NaN;
  return Number.isSafeInteger(digits) && digits >= 1
    ? { value: digits }
    : { problem: say('not_whole_from_1') };
};

const pageSize: Check<number> = (input) => {
  const checked = wholeNumber(input);
  return 'value' in checked ? { value: Math.min(checked.value, MAX_LIMIT) } : checked;
};

export const PAGING = {
  page: withDefault(wholeNumber, 1, { type: 'integer', minimum: 1, default: 1 }),
  limit: withDefault(pageSize, DEFAULT_LIMIT, {
    type: 'integer',
    minimum: 1,
    default: DEFAULT_LIMIT,
    description: 'At most 100; a larger value counts as 100.',
  }),
};
