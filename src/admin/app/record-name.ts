import { wordsOf } from '../kit/type-words';

/** The name of a record for people: its number, name or reference. */
export function nameOf(model: string, record: object): string {
  const { invoice_number, quotation_number, name, reference, url } = record as Record<
    string,
    unknown
  >;
  const named = [invoice_number, quotation_number, name, reference, url].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return named === undefined ? wordsOf(model).one : String(named);
}
