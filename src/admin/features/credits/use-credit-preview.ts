import { useEffect, useState } from 'react';
import type { CreditPreview, WantedCredit } from '../../../panel/answers';
import { useInvoicingCreditPreviewQuery } from './credit-api';

/** Asks the service after a pause in typing. */
const PAUSE_MS = 300;

type Items = WantedCredit['items'];

/** The items as a text, which stays the same while they do. */
const textOf = (items: Items | null): string => JSON.stringify({ items });
const itemsIn = (text: string) => (JSON.parse(text) as { items?: Items | null }).items;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface Preview {
  /** Undefined while it is not known. */
  preview: CreditPreview | undefined;
  /** The refusal of just these items. */
  error: unknown;
  refetch: () => unknown;
}

/**
 * The amounts that the service would store for these items.
 * @param items undefined for all that is left, null for nothing to ask
 */
export function useCreditPreview(invoice: string, items: Items | null): Preview {
  const text = textOf(items);
  const paused = usePaused(text);
  const asked = itemsIn(paused);
  const { currentData, error, isFetching, refetch } = useInvoicingCreditPreviewQuery(
    asked ? { invoice, items: asked } : { invoice },
    { skip: asked === null, refetchOnMountOrArgChange: true },
  );
  if (asked === null || isFetching || paused !== text)
    return { preview: undefined, error: undefined, refetch };
  return { preview: error ? undefined : currentData, error, refetch };
}
