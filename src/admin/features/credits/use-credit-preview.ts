import type { CreditPreview, WantedCredit } from '../../../panel/answers';
import { usePaused } from '../../requests/use-paused';
import { useInvoicingCreditPreviewQuery } from './credit-api';

type Items = WantedCredit['items'];

/** The items as a text, which stays the same while they do. */
const textOf = (items: Items | null): string => JSON.stringify({ items });
const itemsIn = (text: string) => (JSON.parse(text) as { items?: Items | null }).items;

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
