import type { ListProfile } from '../../../billing/import/profiles';
import { IMPORTED_NAMES, type ImportedName } from '../../../billing/import/profiles/profile';
import { filledRows, readFile, type ReadFile } from '../../../billing/import/read-file';
import { keepImport } from '../../../billing/import/kept/keep';
import { beginImport } from '../../../billing/import/store';
import type { Actor } from '../../../database/actor';
import { database } from '../../../database/pool';
import { checkUuid } from '../../../domain/checks';
import { validationError } from '../../../domain/errors';
import { typedAmounts } from '../../../domain/typed-amount';
import { say } from '../../../messages/message';
import { PAST_INVOICES } from './invoices';
import type { ImportKind, Job, Plan, Planned } from './kind';
import type { ImportQuery } from './query';
import { askedOf } from './questions';
import { CUSTOMERS, PRODUCTS } from './records';

/** Bytes of a file. */
export const MAX_BYTES = 20_000_000;

const KINDS: Readonly<Record<ImportedName, ImportKind>> = {
  customers: CUSTOMERS,
  products: PRODUCTS,
  invoices: PAST_INVOICES,
};

export const isImported = (name: string): name is ImportedName =>
  IMPORTED_NAMES.some((one) => one === name);

/** The records that can be imported into a list. */
export const kindOf = (name: ImportedName): ImportKind => KINDS[name];

/**
 * Compares the sums of new invoices with those of the other program.
 * @throws 400 for another sum, or none where the file has no totals
 */
function requireSums({ sums, needsSums }: Planned, typed: Readonly<Record<string, string>>): void {
  const problems = sums.flatMap(({ currency, total }) => {
    const stated = typed[currency]?.trim() ?? '';
    if (stated === '')
      return needsSums ? [{ path: ['sum'], message: say('import_no_sum', { currency }) }] : [];
    if (typedAmounts(stated).includes(total)) return [];
    const values = { currency, stated, computed: total };
    return [{ path: ['sum'], message: say('import_other_sum', values) }];
  });
  if (problems.length > 0) throw validationError(problems);
}

/** Who imports, and what they send. */
export interface Order extends Omit<Job, 'file' | 'rows'> {
  kind: ImportKind;
  profiles: readonly ListProfile[];
  bytes: Uint8Array;
  /** As it is told of the import later. */
  fileName: string | null;
  /** Named by the history; without one, the service itself. */
  actor?: Actor;
  query: Pick<ImportQuery, 'reading' | 'store' | 'sums'>;
}

/** Stores all rows or none, or all good ones. A plan with problems stores nothing else. */
function store(
  { strapi, business, kind, actor, query, fileName }: Order,
  plan: Plan,
): Promise<Planned & { isStored: boolean }> {
  return database(strapi).transaction(async (trx) => {
    await beginImport(trx, kind.table, business.rowId);
    const planned = await plan(trx, true);
    if (planned.problems.length > 0 && query.store !== 'good')
      return { ...planned, isStored: false };
    requireSums(planned, query.sums);
    const now = new Date();
    const importer = { businessRowId: business.rowId, now };
    await planned.store(trx, importer);
    const { created, changed, customers } = planned;
    const kept = { list: kind.list, fileName, created, changed, customers };
    if (created + changed > 0) await keepImport(trx, importer, kept);
    return { ...planned, isStored: true };
  }, actor);
}

/** A saved profile may be deleted meanwhile, or belong to another business. @throws 400 */
function requireKnown(profiles: readonly ListProfile[], id: string | null | undefined): void {
  const isSaved = typeof id === 'string' && 'value' in checkUuid(id);
  if (!isSaved || profiles.some((one) => one.id === id)) return;
  throw validationError([{ path: ['profile'], message: say('does_not_exist') }]);
}

export type Performed = Awaited<ReturnType<typeof performImport>>;

/** Reads a file and works out what an import of it would do, or does it. */
export async function performImport(order: Order) {
  const { strapi, kind, profiles, bytes, fields, query } = order;
  const db = database(strapi);
  const jobOf = async (file: ReadFile): Promise<Job> => {
    const { operator, business, makesCustomers, told } = order;
    const rows = await filledRows(file, fields);
    return { strapi, operator, business, fields, file, rows, makesCustomers, told };
  };
  const planOf = async (one: ReadFile) => (await kind.prepare(await jobOf(one)))(db, false);
  requireKnown(profiles, query.reading.profile);
  const read = await readFile(bytes, fields, query.reading, profiles);
  const { asked, file, questions } = await askedOf(read, fields, planOf);
  const plan = await kind.prepare(await jobOf(file));
  const run = query.store !== false && asked.length === 0;
  const done = run ? await store(order, plan) : { ...(await plan(db, false)), isStored: false };
  return { file, questions, asked, done };
}
