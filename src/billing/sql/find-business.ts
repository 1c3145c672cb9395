import type { Queryable } from '../../database/connection';
import { jsonTime } from '../../database/timestamps';
import { USUAL_RETENTION_YEARS } from '../../domain/retention';
import { NUMBER_SERIES } from '../../database/number-series';
import { notFound } from '../../domain/errors';
import { BUSINESS } from '../schemas/business-answer';
import { LOGO_URL } from './printed-details';

/** Rows of older versions may lack what has a default. */
const PATTERNS = Object.values(NUMBER_SERIES).map(
  ({ patternColumn, defaultPattern }): [string, string] => [
    patternColumn,
    `coalesce(b.${patternColumn}, '${defaultPattern}')`,
  ],
);

/** SQL of the fields that are not columns as they stand. */
const SQL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PATTERNS),
  id: 'b.document_id',
  logo_url: LOGO_URL,
  iban: `b.bank_accounts #>> '{0,iban}'`,
  bic: `b.bank_accounts #>> '{0,bic}'`,
  bank_accounts: `coalesce(b.bank_accounts, '[]')`,
  default_tax_rate: 'trim_scale(b.default_tax_rate)',
  time_zone: `coalesce(b.time_zone, 'UTC')`,
  default_currency: `coalesce(b.default_currency, 'USD')`,
  tax_rounding: `coalesce(b.tax_rounding, 'line')`,
  lock_documents: `coalesce(b.lock_documents, 'when_sent')`,
  supply_date_default: `coalesce(b.supply_date_default, 'none')`,
  print_payment_code: 'coalesce(b.print_payment_code, false)',
  rf_reference: 'coalesce(b.rf_reference, false)',
  book_sure_matches: 'coalesce(b.book_sure_matches, false)',
  only_customer_addresses: 'coalesce(b.only_customer_addresses, false)',
  keys_may_invite: 'coalesce(b.keys_may_invite, false)',
  retention_years: `coalesce(b.retention_years, ${USUAL_RETENTION_YEARS})`,
  custom_fields: `coalesce(b.custom_fields, '[]')`,
  look: `coalesce(nullif(b.look, 'null'), '{}')`,
  created_at: jsonTime('b.created_at'),
  updated_at: jsonTime('b.updated_at'),
};

const COLUMNS = Object.keys(BUSINESS.shape)
  .map((name) => `${SQL[name] ?? `b.${name}`} AS ${name}`)
  .join(', ');

/** The JSON of a business as the API answers it. */
export async function findBusiness(db: Queryable, rowId: number): Promise<string> {
  const [row] = await db.query<{ json: string }>({
    name: 'find-business',
    text: `SELECT row_to_json(found)::text AS json
      FROM (SELECT ${COLUMNS} FROM businesses b WHERE b.id = $1) found`,
    values: [rowId],
  });
  if (!row) throw notFound('business');
  return row.json;
}
