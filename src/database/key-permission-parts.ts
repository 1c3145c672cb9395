import { statement, type Part } from './step';

/** The permissions of a token for these actions on records. */
export const actionsOf = (records: readonly string[], actions: readonly string[]): string[] =>
  records.flatMap((name) => actions.map((action) => `api::${name}.${name}.${action}`));

const FIRST_RECORDS = ['customer', 'invoice', 'quotation'];

/** A key that has all of these was given the whole scope. Later records came with an upgrade. */
const FIRST_ACTIONS = {
  read: actionsOf(FIRST_RECORDS, ['find', 'findOne']),
  write: actionsOf(FIRST_RECORDS, ['create', 'update']),
} as const;

const listed = (actions: readonly string[]): string =>
  actions.map((action) => `('${action}')`).join(', ');

/** @param action SQL */
const has = (action: string): string => `EXISTS (
        SELECT FROM strapi_api_token_permissions p
        JOIN strapi_api_token_permissions_token_lnk l ON l.api_token_permission_id = p.id
        WHERE l.api_token_id = t.id AND p.action = ${action})`;

/**
 * Gives keys with a whole scope what a version adds to the scope. A token that was given only some of a
 * scope by hand gets nothing. Published steps call this, so the statement that it makes does not change.
 */
export const extendScope = (scope: keyof typeof FIRST_ACTIONS, added: readonly string[]): Part =>
  statement(`DO $do$
DECLARE one record; added integer;
BEGIN
  FOR one IN
    SELECT t.id AS token, new.action FROM strapi_api_tokens t,
      (VALUES ${listed(added)}) AS new (action)
    WHERE t.type = 'custom' AND NOT ${has('new.action')} AND NOT EXISTS (
      SELECT FROM (VALUES ${listed(FIRST_ACTIONS[scope])}) AS needed (action) WHERE NOT ${has('needed.action')})
  LOOP
    INSERT INTO strapi_api_token_permissions (document_id, action, created_at, updated_at, published_at)
    SELECT gen_random_uuid()::text, one.action, moment, moment, moment
    FROM (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS moment) AS now
    RETURNING id INTO added;
    INSERT INTO strapi_api_token_permissions_token_lnk (api_token_permission_id, api_token_id)
    VALUES (added, one.token);
  END LOOP;
END $do$`);
