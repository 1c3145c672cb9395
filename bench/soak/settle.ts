/** A row of an outbox. */
export interface Stored {
  id: string;
  state: string;
}

/** The end of an outbox: each row must have arrived exactly once. */
export interface Settled {
  stored: number;
  /** Distinct arrivals of stored rows. */
  arrived: number;
  /** Rows that never arrived, and answers for which there is no row. */
  lost: number;
  /** Arrivals beyond the first of a row. */
  doubled: number;
  /** Arrivals without a row, and wrong ones. */
  wrong: number;
  /** Rows that still wait. */
  waiting: number;
}

const WAITING = new Set(['pending', 'queued']);

/**
 * Compares the rows of an outbox with what arrived.
 * @param unstored answers that promised a row, without one
 */
export function settle(
  rows: readonly Stored[],
  { arrived, wrong }: { arrived: ReadonlyMap<string, number>; wrong: readonly string[] },
  unstored: number,
): Settled {
  const known = new Set(rows.map(({ id }) => id));
  const own = [...arrived].filter(([id]) => known.has(id));
  return {
    stored: rows.length,
    arrived: own.length,
    lost: rows.length - own.length + unstored,
    doubled: own.reduce((sum, [, times]) => sum + times - 1, 0),
    wrong: wrong.length + arrived.size - own.length,
    waiting: rows.filter(({ state }) => WAITING.has(state)).length,
  };
}

export const faultsOf = ({ lost, doubled, wrong, waiting }: Settled): number =>
  lost + doubled + wrong + waiting;
