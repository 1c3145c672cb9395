import type { Page, Request } from 'playwright-core';

/** Requests of a page that wait until the test lets them go on. */
export interface HeldRequests {
  /** The first of them. */
  asked: Promise<Request>;
  release: () => void;
}

/** Holds every request to `url` until `release`. */
export async function holdRequests(page: Page, url: string): Promise<HeldRequests> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    // The page may have given up the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { asked: page.waitForRequest(url), release };
}
