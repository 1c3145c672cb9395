import { checkUuid } from '../../domain/checks';
import { containsPattern, type Parameters } from '../../database/text-filter';
import type { Elsewhere, PanelList, Part, Shows, Texts } from './list';
import { typedIn, type Term, type Unit, type Values } from '../../domain/typed-search';

/** A search as parts of a statement about the records `d`. */
export interface Search {
  joins: string;
  condition: string;
}

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`;

/** SQL that a text, as `invoicing_searched` makes it, contains a term. */
function contains(term: Term, parameters: Parameters): (sql: string) => string {
  const patterns = term.map(
    (text) => `invoicing_searched(${parameters.add(containsPattern(text))}::text)`,
  );
  const [first = ''] = patterns;
  return patterns.length === 1
    ? (sql) => `${sql} LIKE ${first}`
    : (sql) => `${sql} LIKE ANY (ARRAY[${patterns.join(', ')}])`;
}

/**
 * SQL of the texts that the role shows, as one; null where it shows none. They are put together before they are folded
 * (`OFFSET 0`): PostgreSQL writes the fold in the place of its call, and its argument several times.
 */
function shownText({ fields, kept, also }: Texts, shows: Shows): string | null {
  const shown = fields.filter(({ needs }) => shows({ needs, ...(also && { also }) }));
  if (shown.length === 0) return null;
  if (kept !== undefined && shown.length === fields.length) return kept;
  const texts = shown.map(({ sql }) => sql).join(', ');
  return `(SELECT invoicing_searched(one.text) FROM (SELECT concat_ws(E'\\n', ${texts}) AS text OFFSET 0) one)`;
}

type Contains = ReturnType<typeof contains>;

/**
 * The rows of another table that contain a term, with a flag `w0`, … for each, joined once for all terms. Each text is
 * folded once (`OFFSET 0`). For `coalesce`, PostgreSQL expects half of the rows, so it joins by a hash and never reads
 * the rows again for each record.
 */
function joined(
  { from, id, on, through }: Elsewhere,
  text: string,
  terms: readonly Contains[],
  name: string,
): string {
  const rows = `SELECT ${id} AS id, ${text} AS text FROM ${from} OFFSET 0`;
  const flags = terms.map((term, index) => {
    const flag = term('t.text');
    return `${through ? `bool_or(${flag})` : flag} AS w${index}`;
  });
  return `LEFT JOIN (SELECT ${through?.id ?? 't.id'} AS id, ${flags.join(', ')}
    FROM (${rows}) t ${through?.join ?? ''}
    WHERE coalesce(${anyOf(terms.map((term) => term('t.text')))}, false)
    ${through ? 'GROUP BY 1' : ''}) ${name} ON ${name}.id = ${on}`;
}

/** The amounts and days of a record that are among values. */
function isValue(
  { amounts, days }: Pick<PanelList, 'amounts' | 'days'>,
  values: Values,
  parameters: Parameters,
): string[] {
  const equal = (parts: readonly Part[], wanted: readonly unknown[], type: string, of = '$') => {
    if (wanted.length === 0 || parts.length === 0) return [];
    const any = `ANY (${parameters.add(wanted)}::${type}[])`;
    return parts.map(({ sql }) => `${of.replace('$', sql)} = ${any}`);
  };
  const dated = days ?? [];
  const monthName = values.monthName === null ? [] : [values.monthName];
  return [
    ...equal(amounts, values.amounts, 'numeric'),
    ...equal(dated, values.days, 'date'),
    ...equal(dated, values.months, 'date', `date_trunc('month', $)::date`),
    ...equal(dated, values.yearlessDays, 'text', `to_char($, 'MM-DD')`),
    ...equal(dated, monthName, 'integer', 'extract(month FROM $)::integer'),
  ];
}

/** Which terms a unit has, by their places. */
function placed(units: readonly Unit[]) {
  const terms: Term[] = [];
  const place = (term: Term): number => terms.push(term) - 1;
  const places = units.map(({ words, whole }) => ({
    words: words.map(({ term, values }) => ({ place: place(term), values })),
    whole: whole && { values: whole.values, place: whole.number && place(whole.number) },
  }));
  return { terms, places };
}

/**
 * Finds the records of a list in which each word of a text stands somewhere, in any order: in their own texts, in
 * those of other tables, or as an amount or a day.
 */
export function searchOf(
  list: Pick<PanelList, 'texts' | 'amounts' | 'days'>,
  text: string,
  parameters: Parameters,
  shows: Shows,
): Search {
  const { terms, places } = placed(typedIn(text));
  const contain = terms.map((term) => contains(term, parameters));
  const sources = list.texts.flatMap(({ elsewhere, ...texts }, index) => {
    const sql = shownText(texts, shows);
    return sql === null ? [] : [{ sql, elsewhere, name: `s${index}` }];
  });
  const joins = sources.map(({ sql, elsewhere, name }) =>
    elsewhere
      ? joined(elsewhere, sql, contain, name)
      : `CROSS JOIN LATERAL (SELECT ${sql} AS text OFFSET 0) ${name}`,
  );
  const hasTerm = (place: number): string[] =>
    sources.map(({ elsewhere, name }) =>
      elsewhere ? `${name}.w${place}` : (contain[place]?.(`${name}.text`) ?? 'false'),
    );
  const readable = {
    amounts: list.amounts.filter(shows),
    days: (list.days ?? []).filter(shows),
  };
  const each = places.map(({ words, whole }) => {
    const all = words.map(({ place, values }) =>
      anyOf([...hasTerm(place), ...isValue(readable, values, parameters)]),
    );
    return anyOf([
      `(${all.join(' AND ')})`,
      ...(whole ? isValue(readable, whole.values, parameters) : []),
      ...(whole?.place == null ? [] : hasTerm(whole.place)),
    ]);
  });
  const isId =
    'value' in checkUuid(text) ? [`d.document_id = ${parameters.add(text.toLowerCase())}`] : [];
  // A pattern is used even where the role hides all that could match.
  const used = contain.map((term) => `${term('NULL::text')} IS TRUE`);
  return { joins: joins.join('\n'), condition: anyOf([each.join(' AND '), ...isId, ...used]) };
}
