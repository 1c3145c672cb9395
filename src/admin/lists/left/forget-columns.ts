import { adminApi } from '@strapi/strapi/admin';
import { requirePanelPart } from '../../strapi/panel-parts';
import { listWords } from '../list-words';
import { rereadShapes } from './choices-api';
import { leaveList } from './left-list';

/** Both pages of "Configure the view" send the same request; this one is about the list. */
export const LIST_CONFIGURATION = 'configurations/list';

interface Update {
  onQueryStarted?: (
    sent: { uid: string },
    request: { queryFulfilled: Promise<unknown> },
  ) => Promise<void>;
}

interface Configurations {
  enhanceEndpoints(changes: {
    endpoints: { updateContentTypeConfiguration: (definition: Update) => void };
  }): unknown;
}

function forget(uid: string): void {
  const list = listWords(uid);
  if (!list) return;
  if (window.location.pathname.endsWith(LIST_CONFIGURATION))
    leaveList(list.name, { columns: null });
  rereadShapes();
}

/** Whoever configures the columns of a list sees the configured ones, and no longer their own. */
export function forgetConfiguredColumns(): void {
  const api = requirePanelPart<Configurations>('API of the panel', adminApi, ['enhanceEndpoints']);
  const change = (definition: Update) => {
    definition.onQueryStarted = ({ uid }, { queryFulfilled }) =>
      queryFulfilled.then(
        () => forget(uid),
        () => undefined,
      );
  };
  api.enhanceEndpoints({ endpoints: { updateContentTypeConfiguration: change } });
}
