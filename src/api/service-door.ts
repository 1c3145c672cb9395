import type { Core } from '@strapi/strapi';
import type { LosslessNumber } from 'lossless-json';
import type { z } from 'zod';
import { findTenant } from '../billing/sql/find-tenant';
import type { BillingTenant } from '../billing/tenant';
import { database, type PipelinedTransaction } from '../database/pool';
import { jsonText } from '../domain/json';
import { idOf, requireSomeField } from '../http/requests/request';
import { parse } from '../validation/parse';

/** Whose records a service is called for: the public id of a business. */
export interface ForBusiness {
  business: string;
}

/** The same as its JSON parses to. */
type Plain<T> = T extends LosslessNumber
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** The answer of the API, parsed. */
type Answer<Schema extends z.ZodType> = Plain<z.output<Schema>>;

export type UseCase<Result> = (trx: PipelinedTransaction, who: BillingTenant) => Promise<Result>;

/**
 * The door of services to the use cases that the API calls, too. Each call is a transaction of its own. The
 * history names the system as the one who acts.
 */
export const serviceDoor =
  (strapi: Core.Strapi) =>
  /** @throws ApiError as the API does; 404 also for an unknown business */
  async <Schema extends z.ZodType>(
    { business }: ForBusiness,
    /** It gives the answer, or its JSON text. */
    work: UseCase<object | string>,
  ): Promise<Answer<Schema>> => {
    const who = await findTenant(database(strapi), business);
    const made = await database(strapi).transaction((trx) => work(trx, who));
    const text = typeof made === 'string' ? made : jsonText(made);
    return JSON.parse(text) as Answer<Schema>;
  };

interface Shapes<Create, Change, Result> {
  create: Create;
  update: Change;
  /** The names that an update may change. */
  changes: readonly string[];
  /** The schema of the answer; its values are asserted by the tests of the API. */
  answer: Result;
}

interface Records<Create extends z.ZodType, Change extends z.ZodType> {
  create(
    trx: PipelinedTransaction,
    who: BillingTenant,
    input: z.output<Create>,
  ): Promise<object | string>;
  update(
    trx: PipelinedTransaction,
    who: BillingTenant,
    id: string | null,
    change: z.output<Change>,
  ): Promise<object | string>;
}

/** The verbs that all types of records have. */
export function recordService<
  Create extends z.ZodType,
  Change extends z.ZodType<object>,
  Result extends z.ZodType,
>(
  strapi: Core.Strapi,
  { create, update, changes }: Shapes<Create, Change, Result>,
  records: Records<Create, Change>,
) {
  const run = serviceDoor(strapi);
  return {
    /** As POST. */
    create: (of: ForBusiness, body: z.input<Create>) =>
      run<Result>(of, (trx, who) => records.create(trx, who, parse(create, body))),

    /** As PATCH. */
    update: (of: ForBusiness, id: string, body: z.input<Change>) =>
      run<Result>(of, (trx, who) => {
        const change = requireSomeField(parse(update, body), changes);
        return records.update(trx, who, idOf(id), change);
      }),
  };
}
