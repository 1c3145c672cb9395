import { MOST_SELECTED } from '../../../domain/list-views';
import { checkUuid, type Check } from '../../../domain/checks';
import { say } from '../../../messages/message';

/** A selected document, and its version as the operator saw it. */
export interface Selected {
  documentId: string;
  updatedAt: string;
}

function selected(one: unknown): Selected | null {
  if (typeof one !== 'object' || one === null) return null;
  const { documentId, updatedAt } = one as Partial<Record<keyof Selected, unknown>>;
  const id = checkUuid(documentId);
  const isMoment = typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt));
  return 'value' in id && isMoment ? { documentId: id.value, updatedAt } : null;
}

/** Documents that an operator has selected on a page, each once. */
export const checkSelection: Check<Selected[]> = (input) => {
  const problem = say('not_selection', { max: MOST_SELECTED });
  if (!Array.isArray(input) || input.length < 1 || input.length > MOST_SELECTED) return { problem };
  const list = input.map(selected);
  const ids = new Set(list.map((one) => one?.documentId));
  const whole = list.every((one) => one !== null) && ids.size === list.length;
  return whole ? { value: list as Selected[] } : { problem };
};
