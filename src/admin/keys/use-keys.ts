import { useCallback, useEffect, useState } from 'react';
import { useInvoicingApi, useNotify } from '../requests';
import type { Key, NewKey } from './key';

/** The keys of a business: undefined while they are read, null where the role may not see them. */
export function useKeys(business: string) {
  const api = useInvoicingApi();
  const notify = useNotify();
  const [keys, setKeys] = useState<Key[] | null | undefined>();
  const path = `/businesses/${business}/keys`;
  const read = useCallback(
    () => api.get<Key[]>(path).then(setKeys, () => setKeys(null)),
    [api, path],
  );
  useEffect(() => void read(), [read]);
  const revoke = async (key: Key) => {
    try {
      await api.del(`${path}/${key.id}`);
      notify.done(`${key.name} is revoked: it stops working within five seconds.`);
    } catch (error) {
      notify.failed(error);
    }
    await read();
  };
  /** @returns the key itself, or null when it could not be made */
  const create = async (wanted: NewKey): Promise<string | null> => {
    try {
      const { key } = await api.post<{ key: string }>(path, wanted);
      await read();
      return key;
    } catch (error) {
      notify.failed(error);
      return null;
    }
  };
  return { keys, revoke, create };
}
