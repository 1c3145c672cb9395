import { useState } from 'react';
import {
  Box,
  Flex,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import type { CustomField } from '../../../domain/custom-fields';
import { pairValue, withPair } from '../../../domain/metadata';
import { listBarWords } from '../../words';
import type { ListAddress } from '../list-address';
import { pairsIn, pairsText } from './pairs-address';

interface Props {
  fields: readonly CustomField[];
  address: ListAddress;
  /** The keys of the fields that the list shows. */
  shown: readonly string[];
  onShow: (keys: string[]) => void;
}

/** The value that the records of the list must have. It counts once it is whole. */
function Value({ field, address }: { field: CustomField; address: ListAddress }) {
  const pairs = pairsIn(address);
  const wanted = pairValue(pairs, field.key);
  const search = (value: string) =>
    address.change({ metadata: pairsText(withPair(pairs, field.key, value.trim())) });
  return (
    <TextInput
      key={field.key}
      size="S"
      name="custom-field-value"
      aria-label={listBarWords().customFields.valueOf(field.label)}
      placeholder={listBarWords().customFields.value}
      defaultValue={wanted}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value);
      }}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== wanted) search(value);
      }}
    />
  );
}

function Columns({ fields, shown, onShow }: Omit<Props, 'address'>) {
  const words = listBarWords().customFields;
  return (
    <Box style={{ width: '20rem' }}>
      <MultiSelect
        size="S"
        aria-label={words.columns}
        placeholder={words.columns}
        value={[...shown]}
        onChange={onShow}
        customizeContent={(values) => words.shown(values?.length ?? 0)}
      >
        {fields.map((field) => (
          <MultiSelectOption key={field.key} value={field.key}>
            {field.label}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Box>
  );
}

/** Custom fields of the one business of a list: those shown as columns, and a filter by the value of one. */
export function CustomFieldFilter({ address, ...columns }: Props) {
  const [key, choose] = useState('');
  const { fields } = columns;
  const words = listBarWords().customFields;
  const chosen = fields.find((field) => field.key === key);
  return (
    <Flex gap={2} wrap="wrap">
      <Columns {...columns} />
      <Box style={{ width: '20rem' }}>
        <SingleSelect
          size="S"
          aria-label={words.filter}
          placeholder={words.filter}
          value={chosen ? key : ''}
          onChange={(wanted) => choose(String(wanted))}
        >
          {fields.map((field) => (
            <SingleSelectOption key={field.key} value={field.key}>
              {field.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {chosen ? <Value field={chosen} address={address} /> : null}
    </Flex>
  );
}
