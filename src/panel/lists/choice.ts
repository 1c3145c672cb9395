import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Queryable } from '../../database/connection';
import type { Check } from '../../domain/checks';
import { isKey } from '../../domain/metadata';
import { isPeriodName, PERIOD_NAMES, type PeriodName } from '../../domain/named-periods';
import { say } from '../../messages/message';
import { clearable, oneOf } from '../../validation/fields';
import type { ListChoice, NewListChoice } from '../answers';
import type { QueryPermissions } from '../guard/query-permissions';
import type { PanelList } from './list';
import { fieldsOfSort } from './sort';

/** More columns than a type has fields. */
const MOST_COLUMNS = 100;
const NAME = /^\w{1,60}$/;
const SORT = /^\w{1,60}(\.\w{1,60})?:(ASC|DESC)$/;
/** As the panel offers them. */
const PAGE_SIZES = [10, 20, 50, 100];

const period: Check<PeriodName> = (input) =>
  typeof input === 'string' && isPeriodName(input)
    ? { value: input }
    : { problem: say('not_one_of', { values: PERIOD_NAMES.join(', ') }) };

const sort: Check<string> = (input) =>
  typeof input === 'string' && SORT.test(input) ? { value: input } : { problem: say('not_sort') };

const pageSize: Check<number> = (input) =>
  PAGE_SIZES.includes(input as number)
    ? { value: input as number }
    : { problem: say('not_one_of', { values: PAGE_SIZES.join(', ') }) };

const isNames = (input: unknown, isName: (name: string) => boolean): input is string[] =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.length <= MOST_COLUMNS &&
  input.every((one) => typeof one === 'string' && isName(one));

const namesIn =
  (isName: (name: string) => boolean): Check<string[]> =>
  (input) =>
    isNames(input, isName)
      ? { value: [...new Set(input)] }
      : { problem: say('not_field_names', { max: MOST_COLUMNS }) };

/** The body of POST /invoicing/lists/:list. */
export const choiceBody = (list: PanelList) =>
  z.object({
    view: clearable(oneOf(Object.keys(list.views)), {}),
    period: clearable(period, {}),
    sort: clearable(sort, {}),
    page_size: clearable(pageSize, {}),
    columns: clearable(
      namesIn((name) => NAME.test(name)),
      {},
    ),
    custom_columns: clearable(namesIn(isKey), {}),
  });

/** Changes the parts of a choice that are given. Two windows may do so at the same time. */
export async function storeChoice(
  db: Queryable,
  operator: number,
  list: string,
  choice: NewListChoice,
): Promise<void> {
  await db.query({
    text: `INSERT INTO list_choices AS c (operator_id, list, choice)
      VALUES ($1, $2, jsonb_strip_nulls($3::jsonb))
      ON CONFLICT (operator_id, list) DO UPDATE SET choice = jsonb_strip_nulls(c.choice || $3::jsonb)`,
    values: [operator, list, JSON.stringify(choice)],
  });
}

interface StoredChoice {
  list: string;
  choice: ListChoice;
}

export async function storedChoices(db: Queryable, operator: number): Promise<StoredChoice[]> {
  return db.query<StoredChoice>({
    text: 'SELECT list, choice FROM list_choices WHERE operator_id = $1 ORDER BY list',
    values: [operator],
  });
}

/**
 * The parts of a choice that still work. A role that hides a field would refuse the whole list for the
 * sort or tab that reads it, and the operator could not get rid of that.
 */
export function workingChoice(
  strapi: Core.Strapi,
  permissions: QueryPermissions,
  list: PanelList,
  choice: ListChoice,
): ListChoice {
  const shows = (fields: readonly string[] | null | undefined): boolean =>
    fields?.every((path) => permissions.mayReadPath(list.uid, path)) ?? false;
  const works: { [Part in keyof ListChoice]: (value: NonNullable<ListChoice[Part]>) => boolean } = {
    view: (view) => shows(Object.hasOwn(list.views, view) ? list.views[view]?.needs : null),
    period: () => shows(list.day?.needs),
    sort: (wanted) => shows(fieldsOfSort(strapi, list, wanted)),
  };
  const parts = Object.entries(choice).filter(([part, value]) => {
    const test = works[part as keyof ListChoice] as ((value: unknown) => boolean) | undefined;
    return test?.(value) ?? true;
  });
  return Object.fromEntries(parts);
}
