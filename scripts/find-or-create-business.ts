import schema from '../src/api/business/content-types/business/schema.json';
import type { Queryable } from '../src/database/connection';
import type { Transaction } from '../src/database/pool';
import { NOW } from '../src/database/timestamps';
import { usualRules } from '../src/domain/usual-rules';
import { StartError } from './start-error';

interface Row {
  id: number;
}

/** What a save in the panel stores in a business that is made with its name only. */
const DEFAULTS = [
  ...Object.entries(usualRules(null)).map(([column, value]) => ({ column, value })),
  ...Object.entries(schema.attributes).flatMap(([column, attribute]) =>
    'default' in attribute ? [{ column, value: attribute.default }] : [],
  ),
];

/** The business with a name. Creates it when it is missing, within the caller's transaction. */
export async function findOrCreateBusiness(trx: Transaction, name: string): Promise<Row> {
  // Two commands at once must not both create the business.
  await trx.query({ text: 'SELECT pg_advisory_xact_lock(hashtext($1))', values: [name] });
  const text = 'SELECT id FROM businesses WHERE name = $1 ORDER BY id LIMIT 2';
  const [found, other] = await trx.query<Row>({ text, values: [name] });
  if (other)
    throw new StartError(
      `Several businesses are named "${name}": rename them in the admin panel first.`,
    );
  return found ?? createBusiness(trx, name);
}

/** A business as a save in the panel stores it, with its name only. */
export async function createBusiness(db: Queryable, name: string): Promise<Row> {
  const columns = DEFAULTS.map(({ column }) => column).join(', ');
  const [made] = await db.query<Row>({
    text: `INSERT INTO businesses (document_id, created_at, updated_at, published_at, name, ${columns})
      SELECT gen_random_uuid(), now, now, now, $1, ${DEFAULTS.map((_, index) => `$${index + 2}`).join(', ')}
      FROM (SELECT ${NOW}::timestamp(3) AS now) AS moment RETURNING id`,
    values: [name, ...DEFAULTS.map(({ value }) => value)],
  });
  if (!made) throw new Error('The business was not stored');
  return made;
}
