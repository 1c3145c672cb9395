import { useMemo } from 'react';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';

import { withLabels } from './with-labels';

type PanelError = Parameters<ReturnType<typeof useAPIErrorHandler>['_unstableFormatAPIError']>[0];

/** Notifications: that an action is done, or why it failed, in the words of the service. */
export function useNotify() {
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: messageOf } = useAPIErrorHandler();
  return useMemo(
    () => ({
      done: (message: string) => toggleNotification({ type: 'success', message }),
      /** @param reason in the language of the panel */
      refused: (reason: string) => toggleNotification({ type: 'danger', message: reason }),
      failed: (error: unknown) =>
        toggleNotification({ type: 'danger', message: messageOf(withLabels(error as PanelError)) }),
    }),
    [toggleNotification, messageOf],
  );
}
