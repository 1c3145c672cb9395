import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { startService, type Service, type ServiceOptions } from './service';

/** The browser and the service of a test file. The test may start `service` again. */
export interface OwnPanel {
  browser: Browser;
  service: Service;
}

/**
 * Starts a browser and a service for one test file, in `beforeAll`, and ends them in `afterAll`.
 * @param prepare further work before the first test
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
