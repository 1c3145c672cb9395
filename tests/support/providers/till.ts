import type { Core } from '@strapi/strapi';
import { database } from '../../../src/database/pool';
import { pay, type PayAnswer } from '../../../src/online/pay';
import { clockOn } from '../clock';
import type { Created } from '../records';
import type { Service } from '../service';
import type { Shop } from './shop';
import type { StripeStandIn } from './stripe';

/** A node of its own on the database of a service, on which customers pay several invoices at once. */
export interface Till {
  /** @returns the session at the stand-in; `nothing` where none can be paid */
  pay(shop: Shop, invoices: readonly Paid[], page?: string): Promise<string>;
  close(): Promise<void>;
}

type Paid = Pick<Created, 'id' | 'invoice_number'>;

const sessionOf = (answer: PayAnswer): string =>
  answer === 'nothing' ? answer : (answer.url.split('/').at(-1) ?? '');

async function businessRowId(strapi: Core.Strapi, shop: Shop): Promise<number> {
  const [row] = await database(strapi).query<{ id: number }>({
    text: 'SELECT id FROM businesses WHERE document_id = $1',
    values: [shop.business],
  });
  if (!row) throw new Error('There is no such business');
  return row.id;
}

export function openTill(service: Service, stripe: StripeStandIn): Till {
  const { strapi, close } = clockOn(service.databaseUrl, {
    STRIPE_API_URL: stripe.url,
    PUBLIC_URL: service.url,
  });
  return {
    close,
    pay: async (shop, invoices, page = `${service.url}/portal`) =>
      sessionOf(
        await pay(strapi, {
          businessRowId: await businessRowId(strapi, shop),
          invoices: invoices.map(({ id, invoice_number: number }) => ({ id, number })),
          language: 'de',
          returnUrl: `${page}/paid`,
          cancelUrl: page,
        }),
      ),
  };
}
