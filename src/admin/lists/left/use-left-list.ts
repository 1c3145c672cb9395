import { useEffect } from 'react';
import type { ListAddress } from '../list-address';
import type { ListWords } from '../list-words';
import { leaveList } from './left-list';

/** As Strapi offers them. */
const PAGE_SIZES = [10, 20, 50, 100];

/** Remembers the order and the length of the page, which Strapi's parts write into the address. */
export function useLeftList({ name }: ListWords, address: ListAddress): void {
  const sort = address.text('sort');
  const pageSize = Number(address.text('pageSize'));
  useEffect(() => {
    leaveList(name, {
      ...(sort === '' ? {} : { sort }),
      ...(PAGE_SIZES.includes(pageSize) ? { page_size: pageSize } : {}),
    });
  }, [name, sort, pageSize]);
}
