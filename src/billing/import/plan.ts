import { isDeepStrictEqual } from 'node:util';
import Big from 'big.js';
import { checkUuid } from '../../domain/checks';
import { validationError } from '../../domain/errors';
import { say, type Message } from '../../messages/message';
import { partOfAddress } from './delivery-address';
import { inTurns } from './in-turns';
import type { StoredRecord } from './stored';
import { problemsOf, type FilledRow, type ImportValues, type RowProblem, type Told } from './rows';
import type { ImportRecord, ImportType } from './type';

/** The changes that an import would make. */
export interface ImportPlan {
  created: ImportRecord[];
  changed: { rowId: number; id: string; record: ImportRecord }[];
  same: number;
  problems: RowProblem[];
}

const idOf = ({ id }: ImportValues): string | null => {
  const checked = checkUuid(typeof id === 'string' ? id.trim() : id);
  return 'value' in checked ? checked.value : null;
};

/** The ids and keys of rows, by which records are looked for. */
export async function wantedOf(
  { keysOf }: ImportType,
  rows: readonly FilledRow[],
): Promise<{ ids: string[]; keys: string[] }> {
  const [ids, keys]: [string[], string[]] = [[], []];
  // PostgreSQL takes no NUL, and the check of the row refuses it.
  const fit = (one: string | null): one is string => one !== null && !one.includes('\0');
  for await (const { values } of inTurns(rows)) {
    ids.push(...[idOf(values)].filter(fit));
    keys.push(...keysOf(values).filter(fit));
  }
  return { ids, keys };
}

/** Finds the record that a row means. */
class Matcher {
  readonly #byId = new Map<string, StoredRecord>();
  readonly #byKey = new Map<string, StoredRecord[]>();

  constructor(private readonly type: ImportType) {}

  add(one: StoredRecord): void {
    this.#byId.set(one.id, one);
    for (const key of this.type.keysOf(one.record)) {
      const known = this.#byKey.get(key);
      if (known) known.push(one);
      else this.#byKey.set(key, [one]);
    }
  }

  /** An id of another business or installation means nothing here, so the keys decide then. */
  find(values: ImportValues): StoredRecord[] {
    const known = this.#byId.get(idOf(values) ?? '');
    if (known) return [known];
    const { unique, keysOf } = this.type;
    const [surest = '', ...others] = keysOf(values);
    const own = this.#byKey.get(surest) ?? [];
    if (own.length > 0) return own;
    // A record with another number is not the same.
    const isFree = ({ record }: StoredRecord) => !record[unique] || !values[unique];
    return others.flatMap((key) => this.#byKey.get(key) ?? []).filter(isFree);
  }

  /** Whether a stored record other than `found` has the value of the unique field. */
  isTaken(record: ImportRecord, found?: StoredRecord): boolean {
    const [surest = ''] = this.type.keysOf(record);
    const holders = this.#byKey.get(surest) ?? [];
    return !!record[this.type.unique] && holders.some(({ id }) => id !== found?.id);
  }
}

/** The values of a stored record, as its check takes them. */
function valuesOf({ columns }: ImportType, record: ImportRecord): ImportValues {
  const entries = columns.map(({ name, type }) => {
    const value = record[name] ?? null;
    return [name, type === 'numeric' && value !== null ? new Big(String(value)) : value];
  });
  return Object.fromEntries(entries) as ImportValues;
}

const MESSAGES = {
  customer: {
    many: (count: number) => say('import_many_customers', { count }),
    same: (row: number) => say('import_same_customer', { row }),
    locked: say('import_locked_customer'),
  },
  product: {
    many: (count: number) => say('import_many_products', { count }),
    same: (row: number) => say('import_same_product', { row }),
    locked: say('import_locked_product'),
  },
} as const;

class Planner {
  readonly plan: ImportPlan = { created: [], changed: [], same: 0, problems: [] };
  /** The row that first meant a new record by its key, or a stored one. */
  readonly #meant = new Map<string, number>();
  /** The values of that field in the rows so far. */
  readonly #stated = new Set<string>();

  constructor(
    private readonly type: ImportType,
    private readonly matcher: Matcher,
  ) {}

  add({ row, values }: FilledRow): void {
    const { word, keysOf } = this.type;
    const [found, ...others] = this.matcher.find(values);
    if (others.length > 0) {
      const count = others.length + 1;
      return this.#refuse(row, MESSAGES[word].many(count));
    }
    const meant = found ? `id\n${found.id}` : (keysOf(values)[0] ?? `row\n${row}`);
    const first = this.#meant.get(meant);
    if (first !== undefined) return this.#refuse(row, MESSAGES[word].same(first));
    this.#meant.set(meant, row);
    try {
      this.#take(row, values, found);
    } catch (error) {
      this.plan.problems.push(
        ...problemsOf(error, (path) => ({ row, field: partOfAddress(path) ?? path[0] ?? null })),
      );
    }
  }

  #refuse(row: number, message: Message): void {
    this.plan.problems.push({ row, field: null, message });
  }

  #requireUnique(record: ImportRecord, found?: StoredRecord): void {
    const { unique, keysOf } = this.type;
    const [stated = ''] = keysOf(record);
    if (!record[unique]) return;
    if (this.#stated.has(stated) || this.matcher.isTaken(record, found)) {
      throw validationError([{ path: [unique], message: say('already_used') }]);
    }
    this.#stated.add(stated);
  }

  #take(row: number, { id: _id, ...values }: ImportValues, found?: StoredRecord): void {
    const { type, plan } = this;
    const record = type.check(found ? { ...valuesOf(type, found.record), ...values } : values);
    this.#requireUnique(record, found);
    if (!found) plan.created.push(record);
    else if (type.columns.every(({ name }) => isDeepStrictEqual(record[name], found.record[name])))
      plan.same += 1;
    else if (found.mayChange) plan.changed.push({ rowId: found.rowId, id: found.id, record });
    else this.#refuse(row, MESSAGES[type.word].locked);
  }
}

/** Rows after which the progress is told. */
const TOLD = 200;

/** Decides what each row does: it makes a record, changes one, or changes nothing. */
export async function planImport(
  type: ImportType,
  rows: readonly FilledRow[],
  stored: readonly StoredRecord[],
  told: Told = () => undefined,
): Promise<ImportPlan> {
  const matcher = new Matcher(type);
  for await (const one of inTurns(stored)) matcher.add(one);
  const planner = new Planner(type, matcher);
  for await (const [at, row] of inTurns(rows.entries())) {
    if (at % TOLD === 0) told('checked', at, rows.length);
    planner.add(row);
  }
  return planner.plan;
}
