import { useCallback, useMemo } from 'react';
import { parse, stringify } from 'qs';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListQuery } from '../business/list-filter';
import type { ListAddress } from '../list-address';

const ENCODED = { encodeValuesOnly: true } as const;
const PARSED = { ignoreQueryPrefix: true, depth: 20, arrayLimit: 200 } as const;

/** An order as `total:DESC`, as Strapi's parts write it. */
const addressText = (query: object): string => stringify(query, ENCODED).replaceAll('%3A', ':');

export function useListAddress(): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ofBusiness = useListQuery();
  const query = useMemo(() => parse(search, PARSED), [search]);
  const narrowing = useMemo(() => {
    const whole = parse(ofBusiness, PARSED);
    const { page: _page, pageSize: _size, sort: _sort, plugins: _plugins, ...rest } = whole;
    return stringify(rest, ENCODED);
  }, [ofBusiness]);
  const change = useCallback<ListAddress['change']>(
    (next, { replace = false } = {}) =>
      navigate({ search: addressText({ ...query, page: 1, ...next }) }, { replace }),
    [navigate, query],
  );
  const text = useCallback(
    (name: string) => (typeof query[name] === 'string' ? query[name] : ''),
    [query],
  );
  return { query, text, narrowing, change };
}
