import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { NewMatch, PanelTransaction } from '../../../panel/answers';
import { panelApi, type Dispatch } from '../../requests/api';
import { newKey } from '../../requests/form-keys';
import { useNotify } from '../../requests/use-notify';
import { useSend, useUntilRead } from '../../requests/use-send';
import { bankWords } from '../../words';
import { BANK_MUTATIONS, MATCH_TAGS } from './bank-api';

interface Wanted {
  transaction: string;
  match: NewMatch;
}

/** The sure suggestions of some transactions, as they are shown. */
export const sureOf = (transactions: readonly PanelTransaction[]): Wanted[] =>
  transactions.flatMap(({ documentId, suggestion }) =>
    suggestion?.isSure ? [{ transaction: documentId, match: suggestion.match }] : [],
  );

const messageOf = (error: unknown): string => (error as { message?: string }).message ?? '';

/** Accepts several suggestions, one after the other. One that is refused stays open. */
export function useAcceptAll() {
  const dispatch = useDispatch<Dispatch>();
  const notify = useNotify();
  const untilRead = useUntilRead();
  const [done, setDone] = useState<number | null>(null);
  const one = (wanted: Wanted) =>
    dispatch(
      BANK_MUTATIONS.invoicingMatchOneOfMany.initiate(
        { ...wanted, key: newKey() },
        { track: false },
      ),
    ).unwrap();
  const acceptAll = async (all: readonly Wanted[]): Promise<void> => {
    const refusals: string[] = [];
    for (const [at, wanted] of all.entries()) {
      setDone(at);
      await one(wanted).catch((error: unknown) => refusals.push(messageOf(error)));
    }
    dispatch(panelApi.util.invalidateTags(MATCH_TAGS));
    await untilRead();
    setDone(null);
    const count = all.length - refusals.length;
    if (count > 0) notify.done(bankWords().accepted(count));
    const [first] = refusals;
    if (first !== undefined) notify.refused(bankWords().refusedSome(refusals.length, first));
  };
  return { acceptAll, done };
}

/** Accepts one suggestion. The focus goes to the button of the next row, so one key accepts it, too. */
export function useAccept() {
  const send = useSend();
  const notify = useNotify();
  return async ({ transaction, match }: Wanted): Promise<void> => {
    const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-accept]')];
    const place = buttons().findIndex((one) => one.dataset['accept'] === transaction);
    try {
      await send(BANK_MUTATIONS.invoicingMatch, { key: newKey(), transaction, match });
      requestAnimationFrame(() => {
        // Somebody who has gone on to something else stays there.
        if (document.activeElement === document.body)
          (buttons()[place] ?? buttons().at(-1))?.focus();
      });
    } catch (error) {
      notify.failed(error);
    }
  };
}
