import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { StoredInvoice } from '../billing/document';
import { publicUrl } from '../billing/links/document-link';
import { languageOf } from '../domain/languages';
import { pay } from '../online/pay';
import { ProviderError } from '../providers/provider';
import type { Shared } from './sql/find-shared';
import { printedParts } from './view';

/** The customer gets an answer within 30 seconds (contract §15). */
const TIME_LIMIT_MS = 25_000;

/** No provider opened a page to pay on. Nothing was paid, and another try may succeed. */
export class NoPayment extends Error {
  override readonly name = 'NoPayment';
}

async function tooLate(): Promise<never> {
  await sleep(TIME_LIMIT_MS, undefined, { ref: false });
  throw new NoPayment('The provider takes too long');
}

interface Wanted {
  businessRowId: number;
  /** Of one customer and currency, by their public ids. */
  invoices: readonly { id: string; number: string }[];
  language: string;
  /** The path of the page that leads there. Whoever has paid comes back to `paid` below it. */
  page: string;
}

/**
 * Opens a checkout for invoices.
 * @returns the page of the provider; null where nothing can be paid now
 * @throws NoPayment
 */
export async function openCheckout(
  strapi: Core.Strapi,
  { businessRowId, invoices, language, page }: Wanted,
): Promise<string | null> {
  const url = `${publicUrl(strapi)}${page}`;
  const paying = pay(strapi, {
    businessRowId,
    invoices,
    language,
    returnUrl: `${url}/paid`,
    cancelUrl: url,
  });
  try {
    const answer = await Promise.race([paying, tooLate()]);
    return answer === 'nothing' ? null : answer.url;
  } catch (error) {
    if (!(error instanceof ProviderError) && !(error instanceof NoPayment)) throw error;
    strapi.log.warn(`A customer could not pay online: ${error.message}`);
    throw new NoPayment(error.message);
  } finally {
    // What comes after the time limit is stored, and found at the next try.
    paying.catch(() => undefined);
  }
}

/** The same for the invoice of a page. */
export function payOnline(
  strapi: Core.Strapi,
  shared: Shared<StoredInvoice>,
  page: string,
): Promise<string | null> {
  const { document, business } = printedParts(shared);
  return openCheckout(strapi, {
    businessRowId: shared.business_row_id,
    invoices: [shared],
    language: languageOf(document.customer.language, business.language),
    page,
  });
}
