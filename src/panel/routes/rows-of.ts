import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { Parameters } from '../../database/text-filter';
import type { Uid } from '../roles/ability';
import { readScope } from '../roles/sql-filter';
import { operatorOf, readsAll } from './operator';

/** More payments, credit notes or refunds than one record has. */
const MOST = 200;

/** Rows that stand beside the form of a record. All texts are SQL of the caller and never input. */
interface Wanted {
  uid: Uid;
  /** The fields that are shown. A role must allow all of them. */
  fields: readonly string[];
  columns: string;
  /** The table as `d`. */
  from: string;
  /** The record of the form, and the column that names it. */
  parent: { column: string; rowId: number };
  order: string;
  most?: number;
}

/** The rows of a record that the operator may see; none where a role hides one of the fields. */
export async function rowsOf<Row>(
  strapi: Core.Strapi,
  ctx: Context,
  { uid, fields, columns, from, parent, order, most = MOST }: Wanted,
): Promise<Row[]> {
  if (!readsAll(strapi, ctx, uid, fields)) return [];
  const scope = await readScope(strapi, operatorOf(ctx), uid);
  const parameters = new Parameters();
  for (const value of scope.values) parameters.add(value);
  const within = scope.sql === null ? '' : `AND d.id IN (${scope.sql})`;
  return database(strapi).query<Row>({
    text: `SELECT ${columns} FROM ${from}
      WHERE d.${parent.column} = ${parameters.add(parent.rowId)} ${within}
      ORDER BY ${order} LIMIT ${most}`,
    values: parameters.values,
  });
}
