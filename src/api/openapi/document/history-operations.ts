import { API_HISTORIES } from '../../../billing/history';
import { HISTORY_SEARCH } from '../../../billing/schemas/search';
import type { Operation } from './operation';

/** The history of each type of records. */
export const HISTORIES: readonly Operation[] = API_HISTORIES.map(
  ({ path, tag, name, word }): Operation => ({
    method: 'get',
    scope: 'read',
    status: 200,
    list: true,
    path: `/api/v1/${path}/{id}/history`,
    id: `list${name}History`,
    tag,
    summary: `List the changes of a record, newest first: ${word}`,
    query: HISTORY_SEARCH,
    answer: 'HistoryEntry',
    errors: [400, 404],
  }),
);
