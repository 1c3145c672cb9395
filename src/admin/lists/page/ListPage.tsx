import { useMemo, type ReactNode } from 'react';
import { Box, Main } from '@strapi/design-system';
import { Layouts, Page, Pagination } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import type { ListChoice, ListRow, ListRows, ListShape } from '../../../panel/answers';
import { useMayCreate } from '../../kit/actions/use-may';
import { wordsOf } from '../../kit/type-words';
import { useBusinessChoice, type ShownBusiness } from '../../requests/chosen-business';
import { READ_ONLY_TYPES } from '../../requests/content-manager';
import { listedFields } from '../../requests/custom-fields';
import { counted } from '../../words/catalogues';
import { narrowing } from '../bar/chips';
import { BarFilter, BarTabs } from '../bar/ListBar';
import { useInvoicingListChoicesQuery } from '../left/choices-api';
import { withChoice } from '../left/left-address';
import { JobsBar } from '../jobs/JobsBar';
import { ListModel } from '../list-model';
import { listWords, type ListWords } from '../list-words';
import { hasJobs, type Selected } from '../selected/rows';
import { shownColumns } from './columns';
import { EmptyList, NewButton } from './EmptyList';
import { ListTable } from './ListTable';
import { ListTools } from './ListTools';
import type { UseRowActions } from './RowMenu';
import { SelectionBar } from './SelectionBar';
import { useList, useSelection } from './use-list';

interface ListPageProps {
  model: string;
  /** The name of the type's records in English, as Strapi has it. */
  title: string;
  /** The actions of a row. */
  useActions: UseRowActions;
  /** Buttons that only some lists have. */
  more: ReactNode;
}

interface Props extends ListPageProps {
  list: ListWords;
  shape: ListShape;
  choice: ListChoice;
  business: ShownBusiness;
}

type Found = ReturnType<typeof useList>;

interface SelectionProps extends Selected {
  found: ListRows;
  narrowing: string;
  onAll: (rows: readonly ListRow[], all: Selected['all']) => void;
}

/** The bar of a selection. Where the page is selected whole, it offers all that match the list. */
function Selection({ found, narrowing, onAll, ...selected }: SelectionProps) {
  const { rows, total: count } = found;
  if (selected.rows.length === 0) return null;
  const isWhole = selected.all === null && selected.rows.length === rows.length;
  const isOffered = isWhole && count > rows.length && hasJobs(selected.model);
  const offer = isOffered ? { count, onSelect: () => onAll(rows, { count, narrowing }) } : null;
  return <SelectionBar {...selected} offer={offer} />;
}

/** The shown columns, the same objects until one of the choices changes. */
function useColumns({ model, shape, choice, business }: Props) {
  const fields = useMemo(() => listedFields(model, business), [model, business]);
  return useMemo(
    () => shownColumns({ shape, choice, business, fields }),
    [shape, choice, business, fields],
  );
}

/** The rows of the page, the actions on the selected ones, and the other pages. */
function Rows({ found, ...props }: Props & { found: Found }) {
  const { model, useActions } = props;
  const { address, rows, sort, clear, shown } = found;
  const { selected, all, select, selectAll, toggle } = useSelection(shown);
  const columns = useColumns(props);
  const mayCreate = useMayCreateHere(model);
  const narrowed = narrowing(useLocation().search);
  if (rows.isError) return <Page.Error />;
  if (!rows.data) return <Page.Loading />;
  if (rows.data.total === 0) {
    const onClear = narrowed.length > 0 ? () => clear(narrowed) : null;
    return <EmptyList model={model} mayCreate={mayCreate} onClear={onClear} />;
  }
  return (
    <Box aria-busy={rows.isFetching}>
      <Selection
        model={model}
        found={rows.data}
        rows={selected}
        all={all}
        narrowing={address.narrowing}
        onAll={selectAll}
        onDone={() => select([])}
      />
      <ListTable
        model={model}
        columns={columns}
        rows={rows.data.rows}
        sort={sort}
        address={address}
        selected={selected}
        onSelect={select}
        onToggle={toggle}
        useActions={useActions}
      />
      <Pages found={found} total={rows.data.total} />
    </Box>
  );
}

const Pages = ({ found: { pageCount, pageSize }, total }: { found: Found; total: number }) => (
  <Pagination.Root pageCount={pageCount} total={total} defaultPageSize={pageSize}>
    <Pagination.PageSize />
    <Pagination.Links />
  </Pagination.Root>
);

/** Only actions make payments and the like. */
function useMayCreateHere(model: string): boolean {
  return useMayCreate(model) && !READ_ONLY_TYPES.includes(model);
}

function Head({
  model,
  title,
  total,
}: {
  model: string;
  title: string;
  total: number | undefined;
}) {
  const mayCreate = useMayCreateHere(model);
  const { found } = wordsOf(model);
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={total === undefined ? '\u00a0' : counted(total, found)}
        primaryAction={mayCreate ? <NewButton model={model} /> : null}
      />
    </>
  );
}

function List(props: Props) {
  const { model, list, shape, choice, business, more } = props;
  const found = useList(model, list, shape);
  const { address, rows, summary } = found;
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: props.title, defaultMessage: props.title });
  // Lists with a day have sums. Their line is there before them.
  const sums = list.day === null ? [] : summary.currentData?.sums;
  return (
    <Main data-invoicing-list={list.name}>
      <Head model={model} title={title} total={rows.data?.total} />
      <Layouts.Content>
        <BarTabs list={list} address={address} counts={summary.data?.views ?? {}} />
        <ListTools
          model={model}
          list={list}
          shape={shape}
          choice={choice}
          address={address}
          title={title}
          more={more}
        />
        <BarFilter
          list={list}
          address={address}
          fields={listedFields(model, business)}
          sums={sums}
        />
        <JobsBar />
        <Rows {...props} found={found} />
      </Layouts.Content>
    </Main>
  );
}

/** A list of records: tabs, search, period, filters and sums; rows, or cards on a phone. */
export function ListPage(props: ListPageProps) {
  const { model } = props;
  const { search } = useLocation();
  const list = listWords(model);
  const business = useBusinessChoice();
  const { data, isError } = useInvoicingListChoicesQuery(undefined);
  if (isError || !list) return <Page.Error />;
  if (!data || !business) return <Page.Loading />;
  const [shape, choice = {}] = [data.shapes[list.name], data.lists[list.name]];
  if (!shape) return <Page.NoPermissions />;
  const wanted = withChoice(search, choice);
  if (wanted !== null) return <Navigate replace to={{ search: wanted }} />;
  return (
    <ListModel value={model}>
      <List
        // The rows of another business must not stand there until its own have come.
        key={business.chosen?.documentId ?? 'all'}
        {...props}
        list={list}
        shape={shape}
        choice={choice}
        business={business}
      />
    </ListModel>
  );
}
