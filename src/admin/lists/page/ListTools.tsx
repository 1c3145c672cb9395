import { useState, type ReactNode } from 'react';
import { Button, Flex } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { Filters, SearchInput } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ListChoice, ListShape } from '../../../panel/answers';
import { ListBusiness } from '../business/BusinessSwitcher';
import { PeriodFilter } from '../bar/PeriodFilter';
import { ExportButton } from '../exports/ExportButton';
import { leaveList } from '../left/left-list';
import type { ListAddress } from '../list-address';
import type { ListWords } from '../list-words';
import { listPageWords } from '../../words';
import { filtersOf } from './filters';
import { SortBy } from './SortBy';
import { PHONE } from './table-style';
import { ViewSettings } from './ViewSettings';

interface Props {
  model: string;
  list: ListWords;
  shape: ListShape;
  choice: ListChoice;
  address: ListAddress;
  title: string;
  /** Buttons that only some lists have. */
  more: ReactNode;
}

/** On a phone the tools would fill the screen, so they stand behind one button. */
const Tools = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.8rem;
  padding-bottom: 1.6rem;

  @media (max-width: ${PHONE}) {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
  }
`;

const OnPhone = styled.div`
  padding-bottom: 1.6rem;

  @media (min-width: 600px) {
    display: none;
  }
`;

function Narrowing({ list, shape, address, title }: Omit<Props, 'more' | 'model' | 'choice'>) {
  const { formatMessage } = useIntl();
  const label = formatMessage(
    { id: 'app.component.search.label', defaultMessage: 'Search for {target}' },
    { target: title },
  );
  return (
    <Flex gap={2} wrap="wrap">
      <SearchInput
        key={address.text('_q')}
        label={label}
        placeholder={formatMessage({ id: 'global.search', defaultMessage: 'Search' })}
      />
      <Filters.Root options={filtersOf(shape)}>
        <Filters.Trigger />
        <Filters.Popover />
        <Filters.List />
      </Filters.Root>
      {list.day === null ? null : (
        <PeriodFilter
          day={list.day}
          address={address}
          onChoose={(period) => leaveList(list.name, { period })}
        />
      )}
    </Flex>
  );
}

/** Search, filters and period of a list; its order on a phone, business, exports and columns. */
export function ListTools({ more, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const { model, list, shape, choice } = props;
  return (
    <>
      <OnPhone>
        <Button
          variant="tertiary"
          fullWidth
          startIcon={<Search />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {listPageWords().tools}
        </Button>
      </OnPhone>
      <Tools $open={open}>
        <SortBy shape={shape} address={props.address} />
        <Narrowing {...props} />
        <Flex gap={2} wrap="wrap">
          <ListBusiness />
          {more}
          <ExportButton />
          <ViewSettings model={model} list={list} shape={shape} choice={choice} />
        </Flex>
      </Tools>
    </>
  );
}
