import { useEffect } from 'react';
import type { ListAddress } from '../list-address';
import type { ListWords } from '../list-words';
import { leaveColumns, leaveList } from './left-list';

/** As Strapi offers them. */
const PAGE_SIZES = [10, 20, 50, 100];

/**
 * Remembers the order and the length of the page, which Strapi's parts write into the address, and the
 * columns. For a part of the list, which Strapi draws with each change of them.
 */
export function useLeftList({ name }: ListWords, address: ListAddress): void {
  const sort = address.text('sort');
  const pageSize = Number(address.text('pageSize'));
  useEffect(() => {
    leaveList(name, {
      ...(sort === '' ? {} : { sort }),
      ...(PAGE_SIZES.includes(pageSize) ? { page_size: pageSize } : {}),
    });
  }, [name, sort, pageSize]);
  useEffect(() => leaveColumns(name));
}
