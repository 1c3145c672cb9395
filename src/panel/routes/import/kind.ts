import type { Core } from '@strapi/strapi';
import type { ImportField } from '../../../billing/import/fields';
import type { ImportedName } from '../../../billing/import/profiles/profile';
import type { ReadFile } from '../../../billing/import/read-file';
import type { FilledRow, RowProblem, Told } from '../../../billing/import/rows';
import type { Importer } from '../../../billing/import/store';
import type { Queryable } from '../../../database/connection';
import type { Transaction } from '../../../database/pool';
import type { ImportReport } from '../../answers';
import type { Operator, Uid } from '../../roles/ability';
import type { ImportBusiness } from './rights';

/** One import with what it may do. */
export interface Job {
  strapi: Core.Strapi;
  operator: Operator;
  business: ImportBusiness;
  /** All fields that a column may fill, those of the business included. */
  fields: readonly ImportField[];
  file: ReadFile;
  rows: FilledRow[];
  /** True when the import makes missing customers. */
  makesCustomers: boolean;
  told: Told;
}

/** The outcome of an import, and the way to store it. */
export interface Planned extends Pick<
  ImportReport,
  'created' | 'changed' | 'same' | 'customers' | 'sums' | 'figures' | 'skipped'
> {
  problems: RowProblem[];
  /** The rows that are left out where only the others are imported. */
  bad: ReadonlySet<number>;
  /** Whether the sums of the other program must be given, since the file has no totals. */
  needsSums: boolean;
  store(trx: Transaction, importer: Importer): Promise<void>;
}

/** Plans an import on a connection. A plan that is stored locks the records that it depends on. */
export type Plan = (db: Queryable, lock: boolean) => Promise<Planned>;

/** A list that can be imported. */
export interface ImportKind {
  uid: Uid;
  list: ImportedName;
  /** The table whose imports run one after the other. */
  table: string;
  fields: readonly ImportField[];
  /** Asks for the operator's rights to everything that the file fills. */
  prepare(job: Job): Promise<Plan>;
}
