import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { panelApi, type Dispatch } from './api';

interface Mutation<Sent, Data> {
  initiate(
    sent: Sent,
    options: { track: false },
  ): (dispatch: Dispatch, state: () => unknown, extra: unknown) => { unwrap(): Promise<Data> };
}

/** Redux's state by the name of its part; RTK Query keeps its requests in one. */
type State = Record<
  string,
  { queries?: Record<string, { status: string } | undefined> } | undefined
>;

type Store = ReturnType<typeof useStore<State>>;

function isReading(store: Store): boolean {
  const { queries } = store.getState()[panelApi.reducerPath] ?? {};
  return Object.values(queries ?? {}).some((query) => query?.status === 'pending');
}

/** Ends when all pages have read what a mutation changed. */
function untilRead(store: Store): Promise<void> {
  return new Promise((read) => {
    const stop = store.subscribe(() => {
      if (isReading(store)) return;
      stop();
      read();
    });
    if (isReading(store)) return;
    stop();
    read();
  });
}

/**
 * Sends a mutation and returns its answer, or throws its error. It returns once the pages show the
 * change: an action that began from an older version would be refused. RTK's own hooks would hold the
 * answer in the store, where a secret has no place, and a list would need one of them per row and action.
 */
export function useSend() {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<State>();
  return useCallback(
    async <Sent, Data>(mutation: Mutation<Sent, Data>, sent: Sent): Promise<Data> => {
      const data = await dispatch(mutation.initiate(sent, { track: false })).unwrap();
      await untilRead(store);
      return data;
    },
    [dispatch, store],
  );
}

/** A wait until all pages have read what changes have made out of date. */
export function useUntilRead() {
  const store = useStore<State>();
  return useCallback(() => untilRead(store), [store]);
}
