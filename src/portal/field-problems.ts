import type { ApiError } from '../domain/errors';
import { Message, type Sentence } from '../messages/message';
import { FIELDS, type DetailsView, type FieldProblem } from './page/details';

const BY_KEY: Readonly<Record<string, FieldProblem['what']>> = {
  empty: 'name',
  required: 'name',
  text_too_long: 'too_long',
  not_email: 'email',
  not_vat_id: 'vat_id',
  not_vat_id_of: 'vat_id',
};

function problemOf(said: Sentence): FieldProblem {
  if (!(said instanceof Message)) return { what: 'other', max: null };
  const { max } = said.values;
  return { what: BY_KEY[said.key] ?? 'other', max: max === undefined ? null : String(max) };
}

/** What a refusal says of each field, as the words of the portal say it: those of the API have fewer languages. */
export function fieldProblems({ fields }: Pick<ApiError, 'fields'>): DetailsView['problems'] {
  const entries = fields.flatMap(({ pointer, message }) => {
    const field = FIELDS.find((one) => pointer === `/${one}`);
    return field ? [[field, problemOf(message)]] : [];
  });
  return Object.fromEntries(entries) as DetailsView['problems'];
}
