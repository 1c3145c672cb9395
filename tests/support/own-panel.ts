import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { startService, type Service, type ServiceOptions, type ServiceAt } from './service';
import { SHARED, sharedServiceWith } from './shared-services';

/** The browser of a test file, and the service that it looks at. */
interface PanelOf<Looked> {
  browser: Browser;
  service: Looked;
}

/** A file with a service of its own. The test may start `service` again. */
export type OwnPanel = PanelOf<Service>;

/**
 * Starts a browser and a service for one test file, in `beforeAll`, and ends them in `afterAll`. Only for a file
 * that looks at all businesses, stops its service or gives it other settings; the others take `sharedPanel`.
 * @param prepare further work before the first test
 */
export function ownPanel(
  prepare: (own: OwnPanel) => Promise<unknown>,
  options: () => Promise<ServiceOptions> = () => Promise.resolve({}),
): OwnPanel {
  const own = panelOf(async () => startService(await options()), prepare);
  afterAll(async () => own.service?.stop());
  return own;
}

/**
 * Starts a browser for one test file, for the service that files share. Log in a bookkeeper of a new business:
 * such a person sees no other file's records.
 * @param prepare further work before the first test
 */
export const sharedPanel = (
  prepare: (panel: PanelOf<ServiceAt>) => Promise<unknown>,
): PanelOf<ServiceAt> => panelOf(() => sharedServiceWith(SHARED), prepare);

function panelOf<Looked>(
  start: () => Promise<Looked>,
  prepare: (panel: PanelOf<Looked>) => Promise<unknown>,
): PanelOf<Looked> {
  const panel = {} as PanelOf<Looked>;
  beforeAll(async () => {
    panel.browser = await openBrowser();
    panel.service = await start();
    await prepare(panel);
  });
  afterAll(async () => panel.browser?.close());
  return panel;
}
