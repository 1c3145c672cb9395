import { refusalWords } from './words';
import { serverText } from './server-text';

/** A problem of one field, as Strapi's forms read it. */
interface Problem {
  path?: readonly (string | number)[];
  message?: unknown;
}

/** Strapi's error body. */
export interface Refusal {
  message: string;
  details?: {
    errors?: unknown;
    /** The record has changed since the panel read it. */
    outdated?: { by: string | null };
  } | null;
}

/** The label of a field of the record that was sent. */
export type LabelOf = (field: string) => string;

/** So many problems stand in the sentence; the rest are counted, as in the server's. */
const MOST_SHOWN = 5;

const isProblem = (value: unknown): value is Problem & { message: string } =>
  typeof (value as Problem | null)?.message === 'string';

function fieldOf(path: readonly (string | number)[], labelOf: LabelOf): string {
  const [first, index, ...rest] = path.map(String);
  if (first !== 'items' || index === undefined) return labelOf(path.join('_'));
  const line = refusalWords().line(Number(index) + 1);
  return rest.length === 0 ? line : `${line}, ${labelOf(rest.join('_'))}`;
}

function sentence(problems: readonly (Problem & { message: string })[], labelOf: LabelOf): string {
  const words = refusalWords();
  const told = problems.slice(0, MOST_SHOWN).map(({ path = [], message }) => {
    const text = serverText(message);
    return path.length === 0 ? text : words.problem(fieldOf(path, labelOf), text);
  });
  const rest = problems.length - told.length;
  return rest > 0 ? words.andMore(told.join('; '), rest) : told.join('; ');
}

/**
 * A refusal in the operator's language. The server's sentence names fields as the API does; this one
 * names them by their labels. A refusal of Strapi's own has no text of ours, and stays.
 */
export function translated<Body extends Refusal>(refusal: Body, labelOf: LabelOf): Body {
  const { errors, outdated } = refusal.details ?? {};
  const message = outdated
    ? refusalWords().changedMeanwhile(outdated.by)
    : serverText(refusal.message);
  const problems = Array.isArray(errors) ? errors.filter(isProblem) : [];
  if (!problems.some((one) => serverText(one.message) !== one.message))
    return { ...refusal, message };
  const told = problems.map((one) => ({ ...one, message: serverText(one.message) }));
  return {
    ...refusal,
    message: sentence(problems, labelOf),
    details: { ...refusal.details, errors: told },
  };
}
