import type { ListName } from '../../../domain/list-views';
import type { ListChoices, NewListChoice } from '../../../panel/answers';
import { dataOf, panelApi, post, type Dispatch } from '../../requests/api';
import { panelStore } from '../../requests/panel-store';

interface Left {
  name: ListName;
  choice: NewListChoice;
}

/** Only this browser changes them while it shows them, so they are read once per login. */
const KEPT_S = 24 * 60 * 60;

const choices = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingListChoices: build.query<ListChoices, undefined>({
      query: () => '/invoicing/lists',
      transformResponse: dataOf<ListChoices>,
      keepUnusedDataFor: KEPT_S,
    }),
    invoicingLeaveList: build.mutation<null, Left>({
      query: ({ name, choice }) => post(`/lists/${name}`, choice),
    }),
  }),
});

type State = Parameters<ReturnType<typeof choices.endpoints.invoicingListChoices.select>>[0];

/** The answer that the panel has, for parts that are no components. */
export function choicesOf(name: ListName): ListChoices['lists'][ListName] {
  const state: unknown = panelStore()?.getState();
  if (!state) return undefined;
  return choices.endpoints.invoicingListChoices.select(undefined)(state as State).data?.lists[name];
}

/**
 * Remembers a choice here at once, and on the server. If the server cannot be reached, the choice holds
 * until the page is loaded again: an error about it would disturb more than the loss.
 */
export function sendChoice(left: Left): void {
  const dispatch = panelStore()?.dispatch as Dispatch | undefined;
  if (!dispatch) return;
  const change = choices.util.updateQueryData('invoicingListChoices', undefined, (answer) => {
    const merged = Object.entries({ ...answer.lists[left.name], ...left.choice });
    answer.lists[left.name] = Object.fromEntries(merged.filter(([, value]) => value !== null));
  });
  dispatch(change);
  void dispatch(choices.endpoints.invoicingLeaveList.initiate(left, { track: false }));
}

export const { useInvoicingListChoicesQuery } = choices;

/** Reads the columns of all lists anew. */
export function rereadShapes(): void {
  const dispatch = panelStore()?.dispatch as Dispatch | undefined;
  const again = { forceRefetch: true, subscribe: false };
  void dispatch?.(choices.endpoints.invoicingListChoices.initiate(undefined, again));
}
