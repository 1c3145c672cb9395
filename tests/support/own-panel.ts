import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { startService, type Service, type ServiceOptions } from './service';

/** What a file of browser tests works on; `service` may be started again meanwhile. */
export interface OwnPanel {
  browser: Browser;
  service: Service;
}

/**
 * A browser and a service of a test file's own, in `beforeAll` and `afterAll`.
 * @param prepare what else is needed before the first test
 */
export function ownPanel(
  prepare: (own: OwnPanel) => Promise<unknown>,
  options: () => Promise<ServiceOptions> = () => Promise.resolve({}),
): OwnPanel {
  const own = {} as OwnPanel;
  beforeAll(async () => {
    own.browser = await openBrowser();
    own.service = await startService(await options());
    await prepare(own);
  });
  afterAll(async () => {
    await own.browser?.close();
    await own.service?.stop();
  });
  return own;
}
