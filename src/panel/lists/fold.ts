/** Letters that Unicode does not take apart into a letter and an accent, and how people type them. */
const WHOLE: readonly (readonly [letter: string, typed: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
];
const PLAIN = ['øØłŁđĐı', 'oollddi'] as const;

/**
 * SQL for a text without accents and in lower case. PostgreSQL's `unaccent` is an extension that a host
 * may not be allowed to add. Most texts are ASCII, and need only the lower case.
 */
export function folded(sql: string): string {
  const replaced = WHOLE.reduce(
    (inner, [letter, typed]) => `replace(${inner}, '${letter}', '${typed}')`,
    `regexp_replace(normalize(${sql}, NFD), '[\\u0300-\\u036f]', '', 'g')`,
  );
  return `CASE WHEN octet_length(${sql}) = length(${sql}) THEN lower(${sql})
    ELSE lower(translate(${replaced}, '${PLAIN[0]}', '${PLAIN[1]}')) END`;
}
