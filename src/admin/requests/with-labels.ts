import { refusalWords } from '../words';
import { fieldName, pathName } from '../words/field-name';
import { panelLanguage } from '../words/language';

/** A problem of one field, as the service answers it. */
interface Problem {
  path: readonly (string | number)[];
  message: string;
}

interface Refusal {
  message?: string;
  details?: unknown;
}

/** So many problems stand in the sentence; the rest are counted, as in the server's. */
const MOST_SHOWN = 5;

/** Problems with their fields, in the language of the panel. */
export const problemText = ({ path, message }: Problem, labelOf = fieldName): string =>
  path.length === 0 ? message : refusalWords().problem(pathName(path, labelOf), message);

/**
 * A refusal of the service, whose sentence names the fields by their labels. In English the service names
 * them itself.
 */
export function withLabels<Error extends Refusal>(error: Error, labelOf = fieldName): Error {
  const { errors } = (error.details ?? {}) as { errors?: readonly Problem[] };
  if (panelLanguage() === 'en' || !errors || errors.length === 0) return error;
  const told = errors.slice(0, MOST_SHOWN).map((one) => problemText(one, labelOf));
  const rest = errors.length - told.length;
  const text = told.join('; ');
  return { ...error, message: rest > 0 ? refusalWords().andMore(text, rest) : text };
}
