import type { Provider, ProviderName } from './provider';
import { stripeProvider } from './stripe/stripe';

interface Addresses {
  STRIPE_API_URL: string;
}

/** The providers that a business can connect. Mollie comes when its page in the panel does. */
export type Connectable = Extract<ProviderName, 'stripe'>;

export const providersOf = ({
  STRIPE_API_URL,
}: Addresses): Readonly<Record<Connectable, Provider>> => ({
  stripe: stripeProvider(STRIPE_API_URL),
});
