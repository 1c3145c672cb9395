import type { ComponentProps } from 'react';
import type { Filters } from '@strapi/strapi/admin';
import type { ListColumn, ListShape } from '../../../panel/answers';
import { choiceWord } from '../../kit/status/choice-words';
import { labelOf } from './columns';

type Options = NonNullable<ComponentProps<typeof Filters.Root>['options']>;

/** Computed columns are no fields, and a delivery address is no text. */
const isFilter = ({ label, type }: ListColumn): boolean => label !== null && type !== 'json';

const optionOf = (column: ListColumn): Options[number] => {
  const { name, type, field, values } = column;
  const option = {
    name,
    label: labelOf(column),
    type,
    ...(field === undefined ? {} : { mainField: { name: field, type: 'string' } }),
    ...(values
      ? { options: values.map((value) => ({ label: choiceWord(name, value), value })) }
      : {}),
  };
  return option as Options[number];
};

/** The fields that a list is filtered by, as a role shows them. Strapi's parts write them into the address. */
export const filtersOf = (shape: ListShape): Options =>
  shape.columns.filter(isFilter).map(optionOf);
