import { types, type CustomTypesConfig } from 'pg';

/**
 * One SQL statement. A name makes it a prepared statement, which each connection parses and plans
 * once.
 */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Runs statements: a pooled connection, or Strapi's own transaction. */
export interface Queryable {
  query<Row>(statement: Statement): Promise<Row[]>;
}

const { DATE, INT8, JSON: JSON_TYPE, JSONB, NUMERIC, TIMESTAMP } = types.builtins;

/** `2026-11-20 16:11:37.5` (UTC, no zone) as `2026-11-20T16:11:37.500Z`. */
function isoTimestamp(text: string): string {
  return `${text.slice(0, 10)}T${text
    .slice(11)
    .padEnd(12, text.length > 19 ? '0' : '.000')
    .slice(0, 12)}Z`;
}

const asText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  // Money stays decimal text. Strapi's own parser would turn it into a binary float.
  [NUMERIC, asText],
  [DATE, asText],
  [INT8, Number],
  [TIMESTAMP, isoTimestamp],
  [JSON_TYPE, JSON.parse],
  // Strapi makes pg leave it as text.
  [JSONB, JSON.parse],
]);

/** Parsers for the columns of our own connections. Strapi's connections keep Strapi's parsers. */
export const TYPES: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
};
