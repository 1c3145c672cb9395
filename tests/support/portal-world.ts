import { startMailServer, type MailServer } from './mail-server';
import { startMailing } from './mails';
import { freshEmail, signedIn, type Visitor } from './portal';
import { invite } from './portal-visitors';
import { startStripe, type StripeStandIn } from './providers/stripe';
import type { Service } from './service';
import { createTrade, type Trade } from './trade';

/** A business, and somebody at its customer who is signed in. */
interface Person {
  trade: Trade;
  email: string;
  ada: Visitor;
}

/** A service with stand-ins for the mail server and for Stripe. */
export interface PortalWorld {
  service: Service;
  server: MailServer;
  stripe: StripeStandIn;
  person(): Promise<Person>;
  stop(): Promise<void>;
}

export async function startPortal(): Promise<PortalWorld> {
  const [server, stripe] = await Promise.all([startMailServer(), startStripe()]);
  const env = { TRUSTED_PROXIES: '127.0.0.1', STRIPE_API_URL: stripe.url };
  const service = await startMailing(server.url, { env });
  return {
    service,
    server,
    stripe,
    person: async () => {
      const email = freshEmail();
      const trade = await createTrade({}, { service });
      await invite(service, trade.customer, email);
      return { trade, email, ada: await signedIn(service, server, email) };
    },
    stop: async () => {
      await service.stop();
      await stripe.close();
      await server.close();
    },
  };
}
