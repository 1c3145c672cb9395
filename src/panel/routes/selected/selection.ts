import { errors } from '@strapi/utils';
import { z } from 'zod';
import { MOST_SELECTED } from '../../../domain/list-views';
import { checkUuid, type Check } from '../../../domain/checks';
import { toldIn } from '../../../http/panel/told';
import { inLanguage } from '../../../messages/in-language';
import type { PanelLanguage } from '../../../messages/languages';
import { say, type Message } from '../../../messages/message';
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
  const problem = say('not_selection', { max: MOST_SELECTED });
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
const WORDS: Readonly<Record<string, Message>> = {
  NotFoundError: say('not_visible'),
  ForbiddenError: say('not_allowed'),
};

/** The reason of a refusal in a language; null for a failure that is no refusal. */
export function reasonOf(error: unknown, language: PanelLanguage): string | null {
  const told = toldIn(error, language);
  if (told instanceof errors.HttpError) return told.expose ? told.message : null;
  if (!(told instanceof errors.ApplicationError)) return null;
  return inLanguage(WORDS[told.name] ?? told.message, language);
}
