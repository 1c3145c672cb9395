import { errors } from '@strapi/utils';
import { ApiError } from '../../domain/errors';
import { inLanguage } from '../../messages/in-language';
import type { PanelLanguage } from '../../messages/languages';
import { Message } from '../../messages/message';

/** Lists in forms, by the word for one entry. People count from 1. */
const ENTRIES: Readonly<Record<string, string>> = {
  items: 'line',
  custom_fields: 'custom field',
  contacts: 'contact',
  bank_accounts: 'account',
  statements: 'statement',
};

const word = (name: string): string => (name === 'items' ? 'lines' : name.replaceAll('_', ' '));

/** A field in words: `line 6: unit price` for `items.5.unit_price`. */
function fieldWords(path: readonly (string | number)[]): string {
  const [first = '', index, ...rest] = path.map(String);
  const one = ENTRIES[first];
  if (one === undefined || index === undefined)
    return path.map((step) => word(String(step))).join(' ');
  const entry = `${one} ${Number(index) + 1}`;
  return rest.length === 0 ? entry : `${entry}: ${rest.map(word).join(' ')}`;
}

/** One sentence about all problems. It names the first few and counts the rest. */
function panelSentence(
  problems: readonly { path: readonly (string | number)[]; message: string }[],
): string {
  const shown = problems.slice(0, 5).map(({ path, message }) => `${fieldWords(path)} ${message}`);
  const rest = problems.length - shown.length;
  return shown.join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

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
export function formError(
  error: ApiError,
  language: PanelLanguage = 'en',
): InstanceType<typeof errors.ValidationError> {
  const problems = panelProblems(error, language);
  const text =
    problems.length === 0 ? inLanguage(error.said, language) : sentenceOf(problems, language);
  return Object.assign(new errors.ValidationError(text, { code: error.code, errors: problems }), {
    cause: error,
  });
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
