import { IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ArrowDown, ArrowUp } from '@strapi/icons';
import { styled } from 'styled-components';
import type { ListShape } from '../../../panel/answers';
import { listPageWords } from '../../words';
import type { ListAddress } from '../list-address';
import { labelOf } from './columns';
import { PHONE } from './table-style';

const OnPhone = styled.div`
  display: none;

  @media (max-width: ${PHONE}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    gap: 0.8rem;
    align-items: center;
    width: 100%;
  }
`;

interface Props {
  shape: ListShape;
  address: ListAddress;
}

/** The order of the cards of a phone, which have no heads to click. */
export function SortBy({ shape, address }: Props) {
  const { sortBy, ascending, descending } = listPageWords();
  const [by = '', order] = (address.text('sort') || shape.sort).split(':');
  const isUp = order === 'ASC';
  const change = (field: string, to: string) => address.change({ sort: `${field}:${to}` });
  return (
    <OnPhone data-testid="sort-by">
      <SingleSelect
        aria-label={sortBy}
        placeholder={sortBy}
        value={by}
        onChange={(field) => change(String(field), 'ASC')}
      >
        {shape.columns.flatMap((column) =>
          column.sort === null ? (
            []
          ) : (
            <SingleSelectOption key={column.sort} value={column.sort}>
              {labelOf(column)}
            </SingleSelectOption>
          ),
        )}
      </SingleSelect>
      <IconButton
        size="L"
        label={isUp ? descending : ascending}
        onClick={() => change(by, isUp ? 'DESC' : 'ASC')}
      >
        {isUp ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
    </OnPhone>
  );
}
