import type { Browser } from 'playwright-core';
import { adminApi } from './api';
import { logIn, newOperator, type Operator, type Panel } from './panel';

/** A new operator with the ready role Bookkeeper, who belongs to one business. */
export async function newBookkeeper(service: { url: string }, business: string): Promise<Operator> {
  const bookkeeper = await newOperator(service, 'invoicing-bookkeeper');
  const path = `/content-manager/collection-types/api::business.business/${business}`;
  const members = { connect: [{ id: bookkeeper.id }] };
  const joined = await adminApi(service).put(path, { members });
  if (joined.status !== 200) throw new Error(`No bookkeeper: ${joined.text}`);
  return bookkeeper;
}

/** The same, in the panel. */
export async function logInBookkeeper(
  browser: Browser,
  service: { url: string },
  business: string,
  locale?: string,
): Promise<Panel> {
  return logIn(browser, service, await newBookkeeper(service, business), locale);
}
