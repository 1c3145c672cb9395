import { errors } from '@strapi/utils';
import { z } from 'zod';
import { MOST_SELECTED } from '../../../domain/list-views';
import { checkUuid, type Check } from '../../../domain/checks';
import { required } from '../../../validation/fields';
import { parse } from '../../../validation/parse';

/** A selected document, and its version as the operator saw it. */
export interface Selected {
  documentId: string;
  updatedAt: string;
}

function selected(one: unknown): Selected | null {
  if (typeof one !== 'object' || one === null) return null;
  const { documentId, updatedAt } = one as Partial<Record<keyof Selected, unknown>>;
  const id = checkUuid(documentId);
  return 'value' in id && typeof updatedAt === 'string'
    ? { documentId: id.value, updatedAt }
    : null;
}

const documents: Check<Selected[]> = (input) => {
  const problem = `must be a list of 1 to ${MOST_SELECTED} documents, each once, with documentId and updatedAt`;
  if (!Array.isArray(input) || input.length < 1 || input.length > MOST_SELECTED) return { problem };
  const list = input.map(selected);
  const ids = new Set(list.map((one) => one?.documentId));
  const whole = list.every((one) => one !== null) && ids.size === list.length;
  return whole ? { value: list as Selected[] } : { problem };
};

const SELECTION = z.object({ documents: required(documents, {}) });

/** The documents that a body names. @throws 400 when it names none, too many, or one twice */
export const selectionOf = (body: unknown): Selected[] => parse(SELECTION, body).documents;

/** Words for refusals that have none of their own. */
const WORDS: Readonly<Record<string, string>> = {
  NotFoundError: 'it is not there, or you may not see it',
  ForbiddenError: 'your role does not allow it',
};

/** The reason of a refusal in the words of the service; null for a failure that is no refusal. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof errors.HttpError) return error.expose ? error.message : null;
  if (!(error instanceof errors.ApplicationError)) return null;
  return WORDS[error.name] ?? error.message;
}
