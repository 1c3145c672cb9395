import { useCallback, useEffect, useState } from 'react';
import type { ListRow, ListShape } from '../../../panel/answers';
import { useNotify } from '../../requests/use-notify';
import { useListAddress } from '../bar/use-list-address';
import { leaveList } from '../left/left-list';
import { useLeftList } from '../left/use-left-list';
import { useInvoicingListQuery, useInvoicingRowsQuery } from '../list-api';
import type { ListWords } from '../list-words';
import type { Selected } from '../selected/rows';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** The rows of the page that the address names, and the sums of the whole list. */
export function useList(model: string, list: ListWords, shape: ListShape) {
  const address = useListAddress();
  useLeftList(list, address);
  const { name } = list;
  const { narrowing, text, change } = address;
  const sort = text('sort') || shape.sort;
  const page = Number(text('page')) || 1;
  const pageSize = Number(text('pageSize')) || shape.page_size;
  const query = new URLSearchParams({ page: `${page}`, pageSize: `${pageSize}`, sort }).toString();
  const rows = useInvoicingRowsQuery({ model, name, narrowing, page: query }, FRESH);
  const summary = useInvoicingListQuery({ model, name, narrowing }, FRESH);
  const { error, data } = rows;
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize);
  const notify = useNotify();
  useEffect(() => {
    if (error) notify.failed(error);
  }, [error, notify]);
  useEffect(() => {
    // The last records of the last page were deleted.
    if (pageCount > 0 && page > pageCount) change({ page: pageCount }, { replace: true });
  }, [page, pageCount, change]);
  // Otherwise the remembered tab would come back at once.
  const clear = (names: readonly string[]) => {
    leaveList(name, { view: null, period: null });
    change(Object.fromEntries(names.map((one) => [one, undefined])));
  };
  return {
    address,
    sort,
    pageSize,
    pageCount,
    rows,
    summary,
    clear,
    shown: `${narrowing}&${query}`,
  };
}

const NONE: readonly ListRow[] = [];

type Selection = Pick<Selected, 'rows' | 'all'>;

const NOTHING: Selection = { rows: NONE, all: null };

/** The selected rows of a page, or all records that match the list; none on the next page. */
export function useSelection(shown: string) {
  const [state, set] = useState<Selection & { shown: string }>({ shown, ...NOTHING });
  const current = state.shown === shown ? state : NOTHING;
  const select = useCallback(
    (rows: readonly ListRow[]) => set({ shown, rows, all: null }),
    [shown],
  );
  const selectAll = useCallback(
    (rows: readonly ListRow[], all: Selection['all']) => set({ shown, rows, all }),
    [shown],
  );
  const toggle = useCallback(
    (row: ListRow) =>
      set((before) => {
        const all = before.shown === shown ? before.rows : NONE;
        const others = all.filter(({ documentId }) => documentId !== row.documentId);
        const rows = others.length < all.length ? others : [...all, row];
        return { shown, rows, all: null };
      }),
    [shown],
  );
  return { selected: current.rows, all: current.all, select, selectAll, toggle };
}
