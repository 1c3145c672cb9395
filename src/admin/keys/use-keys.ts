import { useCallback, useEffect, useState } from 'react';
import { useDesk, useSay } from '../requests';
import type { Key, NewKey } from './key';

/** The keys of a business: undefined while they are read, null where the role may not see them. */
export function useKeys(business: string) {
  const desk = useDesk();
  const say = useSay();
  const [keys, setKeys] = useState<Key[] | null | undefined>();
  const path = `/businesses/${business}/keys`;
  const read = useCallback(
    () => desk.get<Key[]>(path).then(setKeys, () => setKeys(null)),
    [desk, path],
  );
  useEffect(() => void read(), [read]);
  const revoke = async (key: Key) => {
    try {
      await desk.del(`${path}/${key.id}`);
      say.done(`${key.name} is revoked: it stops working within five seconds.`);
    } catch (error) {
      say.failed(error);
    }
    await read();
  };
  /** @returns the key itself, or null when it could not be made */
  const create = async (wanted: NewKey): Promise<string | null> => {
    try {
      const { key } = await desk.post<{ key: string }>(path, wanted);
      await read();
      return key;
    } catch (error) {
      say.failed(error);
      return null;
    }
  };
  return { keys, revoke, create };
}
