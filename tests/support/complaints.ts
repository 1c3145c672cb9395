import type { Page } from 'playwright-core';

/** Errors and warnings in the console, uncaught errors, and requests to other hosts. */
export function complaintsOf(page: Page, url: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      complaints.push(`${type}: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const to = request.url();
    const isLocal = [url, `blob:${url}`, 'data:', 'chrome-extension:', 'chrome:'].some((own) =>
      to.startsWith(own),
    );
    if (!isLocal) complaints.push(`request to ${to}`);
  });
  return complaints;
}
