import { errors } from '@strapi/utils';
import { ApiError } from '../../domain/errors';
import { inLanguage } from '../../messages/in-language';
import type { PanelLanguage } from '../../messages/languages';
import { Message } from '../../messages/message';
import { panelSentence } from './field-words';

/** The panel's fields that have another name in the API. */
const PANEL_NAMES: Readonly<Record<string, string>> = { status: 'state', customer_id: 'customer' };

/** The problems of an error, as the panel's forms read them. */
export function panelProblems(error: ApiError, language: PanelLanguage) {
  return error.fields.map(({ pointer, message }) => {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    const path = [PANEL_NAMES[first] ?? first, ...rest];
    return { path, message: inLanguage(message, language), name: 'ValidationError' };
  });
}

type Problems = ReturnType<typeof panelProblems>;

const MOST_SAID = 5;

/** Fields have English names here. In other languages the panel names them, by the labels of its forms. */
function sentenceOf(problems: Problems, language: PanelLanguage): string {
  if (language === 'en') return panelSentence(problems);
  const messages = new Set(problems.map(({ message }) => message));
  return [...messages].slice(0, MOST_SAID).join('; ');
}

/** An error as the panel's forms read it. It keeps its cause, so it can be told in another language. */
export function formError(error: ApiError, language: PanelLanguage = 'en'): Error {
  const problems = panelProblems(error, language);
  const text =
    problems.length === 0 ? inLanguage(error.said, language) : sentenceOf(problems, language);
  return Object.assign(new errors.ValidationError(text, { errors: problems }), { cause: error });
}

/** The same error in a language, if the service has words for it. */
export function toldIn(error: unknown, language: PanelLanguage): unknown {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  if (cause instanceof Message)
    return Object.assign(error, { message: inLanguage(cause, language) });
  return error instanceof errors.ValidationError && cause instanceof ApiError
    ? formError(cause, language)
    : error;
}
